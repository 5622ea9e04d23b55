import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { createMemoryRouter } from 'react-router';
import { onTestFinished } from 'vitest';
import { App } from '../../src/app/App.tsx';
import { routes } from '../../src/app/router.tsx';
import { BASE_PATH } from '../../src/domain/paths.ts';
import { makeStore } from '../../src/store/makeStore.ts';
import { network } from './page/network.ts';
import { makeTestServices, type TestServices } from './services/makeTestServices.ts';

export interface RenderAppOptions {
  /** Below the base path: "/list/Ontario/Toronto?page=2". */
  path: string;
  /** The test's own instance; the small world for a visitor where missing. */
  services?: TestServices;
  /** Answers instead of a service for some requests: a failure, or an answer held back. Undefined lets it pass. */
  intercede?: (request: Request) => Response | Promise<Response> | undefined;
}

/**
 * The whole product at a path: real routes, a real store, and the real local services behind every request.
 * `location()` is what the address bar would say, below the base path.
 */
export async function renderApp({ path, services, intercede }: RenderAppOptions) {
  const answering = services ?? (await makeTestServices());
  if (!services) onTestFinished(() => answering.close());
  const requests: string[] = [];
  network.use(
    http.all('*', async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      requests.push(pathname + search);
      return (await intercede?.(request)) ?? (await answering.fetch(request)) ?? HttpResponse.error();
    }),
  );
  const store = makeStore();
  const router = createMemoryRouter(routes, { basename: BASE_PATH, initialEntries: [BASE_PATH + path] });
  const user = userEvent.setup();
  const view = render(<App store={store} router={router} />);
  return {
    ...view,
    user,
    store,
    router,
    services: answering,
    /** Paths that were asked of the services so far. */
    requests,
    location: () => {
      const { pathname, search } = router.state.location;
      return pathname.slice(BASE_PATH.length) + search;
    },
  };
}
