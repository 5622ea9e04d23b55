import { setupServer } from 'msw/node';

/** The network of a page test. A request that no service answers fails the test. */
const server = setupServer();

export const network = {
  listen: () => server.listen({ onUnhandledFrame: 'error' }),
  use: server.use.bind(server),
  resetHandlers: () => server.resetHandlers(),
  close: () => server.close(),
};
