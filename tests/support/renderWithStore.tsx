import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { type AppStore, makeStore } from '#store/makeStore.ts';
import { theme } from '#ui/theme.ts';
import { network } from './page/network.ts';

/** Answers every request of a test. Undefined is a lost connection. */
export type Answering = (request: Request) => Response | undefined | Promise<Response | undefined>;

/** Answers the network by a test's function until the test ends. */
export function answerWith(answering: Answering): void {
  network.use(http.all('*', async ({ request }) => (await answering(request)) ?? HttpResponse.error()));
}

/** Renders one component with the theme, a router and a store, without the rest of the page. */
export function renderWithStore(piece: ReactElement, store: AppStore = makeStore()) {
  const user = userEvent.setup();
  const within = ({ children }: { children: React.ReactNode }) => (
    <Provider store={store}>
      <ThemeProvider theme={theme()}>
        <MemoryRouter>{children}</MemoryRouter>
      </ThemeProvider>
    </Provider>
  );
  return { user, store, ...render(piece, { wrapper: within }) };
}
