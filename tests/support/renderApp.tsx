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
import { sessionBegan } from '#store/sessionSlice.ts';
import type { TestIdentity } from './identity/testIdentity.ts';
import { network } from './page/network.ts';
import { CUSTOMER, makeTestServices, type TestServices } from './services/makeTestServices.ts';

/** Who is signed in where a test says so. */
export const SIGNED_IN_USER = { givenName: 'Anne', familyName: 'Tremblay', email: CUSTOMER.email };

export interface RenderAppOptions {
  /** Below the base path: "/list/Ontario/Toronto?page=2". */
  path: string;
  /** The test's own instance; where missing, the small world for a visitor, or for a customer where signed in. */
  services?: TestServices;
  /** Knows the customers, as in the product: nobody is signed in until they sign in there. */
  identity?: TestIdentity;
  /** Somebody is signed in; own services are then to have the session too. */
  signedIn?: boolean;
  /** The path is opened in the window's own history instead of one of the test's. */
  inWindow?: boolean;
  /** Answers instead of a service for some requests: a failure, or an answer held back. Undefined lets it pass. */
  intercede?: (request: Request) => Response | undefined | Promise<Response | undefined>;
}

/**
 * The whole product at a path: real routes, a real store, and the real local services behind every request.
 * `location()` is what the address bar would say, below the base path.
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
  if (signedIn) store.dispatch(sessionBegan(SIGNED_IN_USER));
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
    /** Paths that were asked of the services so far. */
    requests,
    location: () => {
      const { pathname, search } = router.state.location;
      return pathname.slice(BASE_PATH.length) + search;
    },
  };
}
