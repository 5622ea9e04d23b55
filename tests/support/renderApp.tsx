import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { createMemoryRouter } from 'react-router';
import { onTestFinished } from 'vitest';
import { App } from '#app/App.tsx';
import { makeRouter, routes } from '#app/router.tsx';
import { BASE_PATH } from '#domain/paths.ts';
import { makeStore } from '#store/makeStore.ts';
import { openSession } from '#store/sessionListeners.ts';
import { sessionStarted } from '#store/sessionSlice.ts';
import type { TestIdentity } from './identity/testIdentity.ts';
import { network } from './page/network.ts';
import { CUSTOMER, makeTestServices, type TestServices } from './services/makeTestServices.ts';

/** The signed-in user of tests. */
export const SIGNED_IN_USER = { givenName: 'Anne', familyName: 'Tremblay', email: CUSTOMER.email };

export interface RenderAppOptions {
  /** Below the base path: "/list/Ontario/Toronto?page=2". */
  path: string;
  /** The test's own services. By default the small dataset, for a visitor or for a customer if `signedIn` is set. */
  services?: TestServices;
  /** Real sessions as in the product: the caller is a visitor until the sign-in there. */
  identity?: TestIdentity;
  /** Starts with a signed-in customer. The test's own services must then have the session too. */
  signedIn?: boolean;
  /** Opens the path in the window's own history instead of one of the test. */
  inWindow?: boolean;
  /** Answers some requests before the services: a failure, or a delayed answer. Undefined passes the request on. */
  intercede?: (request: Request) => Response | undefined | Promise<Response | undefined>;
}

/**
 * Renders the whole product at a path, with real routes, a real store, and the real local services behind every
 * request. `location()` returns the address below the base path.
 */
export async function renderApp(options: RenderAppOptions) {
  const { path, services, identity, signedIn = false, inWindow = false, intercede } = options;
  const known = identity ? { identity } : signedIn ? { session: CUSTOMER } : {};
  const answering = services ?? (await makeTestServices(known));
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
  if (identity) openSession(store);
  if (signedIn) store.dispatch(sessionStarted(SIGNED_IN_USER));
  if (inWindow) window.history.replaceState(null, '', BASE_PATH + path);
  const router = inWindow
    ? makeRouter()
    : createMemoryRouter(routes, { basename: BASE_PATH, initialEntries: [BASE_PATH + path] });
  if (inWindow) {
    onTestFinished(() => {
      router.dispose();
      window.history.replaceState(null, '', '/');
    });
  }
  const user = userEvent.setup();
  const view = render(<App store={store} router={router} />);
  return {
    ...view,
    user,
    store,
    router,
    services: answering,
    /** Paths of all requests so far. */
    requests,
    location: () => {
      const { pathname, search } = router.state.location;
      return pathname.slice(BASE_PATH.length) + search;
    },
  };
}
