/** The circumstances of a fault. */
export interface FaultContext {
  /**
   * `route`: a page failed to load or to render. `product`: the whole app did. `window`, `promise`: an uncaught error
   * or rejection. `call`: a service failed.
   */
  where: 'route' | 'product' | 'window' | 'promise' | 'call';
  /** Path of the page, without the query, which may hold personal data. */
  path: string;
  /** React's component stack of the error, if it is known. */
  components?: string;
  /** For a failed call: its endpoint, the status (0 if no answer came), and the service's id of the request. */
  call?: { name: string; status: number; requestId?: string };
}
