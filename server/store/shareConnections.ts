/** How the connections to a primary are shared out: all of them together are what the operator allows. */
export interface ConnectionShares {
  /** Of what customers write, leads, the filling and migrations. */
  general: number;
  searches: number;
}

/** Half for each; at least two in general, since the lock under which a store is filled holds one. */
export function shareConnections(connections: number): ConnectionShares {
  const general = Math.max(2, Math.ceil(connections / 2));
  return { general, searches: Math.max(1, connections - general) };
}
