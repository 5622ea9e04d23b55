import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { onTestFinished } from 'vitest';
import { NotificationStack } from '#features/notices/NotificationStack.tsx';
import { makeStore } from '#store/makeStore.ts';
import { theme } from '#ui/theme.ts';
import { network } from './page/network.ts';
import { makeTestServices, type TestServices } from './services/makeTestServices.ts';

export interface RenderWithServicesOptions {
  /** The test's own services; the small dataset for a visitor by default. */
  services?: TestServices;
  /** Answers some requests before the services: a failure, or a delayed answer. Undefined passes the request on. */
  intercede?: (request: Request) => Response | Promise<Response> | undefined;
}

/**
 * Renders one part of a page with the notices over it, a real store, and the real local services behind every request.
 */
export async function renderWithServices(piece: ReactElement, options: RenderWithServicesOptions = {}) {
  const services = options.services ?? (await makeTestServices());
  if (!options.services) onTestFinished(() => services.close());
  const requests: Request[] = [];
  network.use(
    http.all('*', async ({ request }) => {
      requests.push(request.clone());
      return (await options.intercede?.(request)) ?? (await services.fetch(request)) ?? HttpResponse.error();
    }),
  );
  const store = makeStore();
  const user = userEvent.setup();
  const within = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <ThemeProvider theme={theme()}>
        <MemoryRouter>
          {children}
          <NotificationStack />
        </MemoryRouter>
      </ThemeProvider>
    </Provider>
  );
  return { user, store, services, requests, ...render(piece, { wrapper: within }) };
}
