/** Where something broke. */
export interface FaultContext {
  /**
   * `route`: a page failed to load or to draw. `product`: everything did. `window`, `promise`: nobody caught it.
   * `call`: a service failed.
   */
  where: 'route' | 'product' | 'window' | 'promise' | 'call';
  /** The address below the origin, without its query, which may hold what was typed. */
  path: string;
  /** React's list of the components round the one that broke, where it is known. */
  components?: string;
  /** Of a failed call: its endpoint, the status (0 where no answer came), and the id that the service gave it. */
  call?: { name: string; status: number; requestId?: string };
}
