/** The division of the connections to a primary. Their sum is what the operator allows. */
export interface ConnectionShares {
  /** For customers' data, leads, filling and migrations. */
  general: number;
  searches: number;
}

/** Half for each. At least two are general, because the lock for filling a store holds one. */
export function shareConnections(connections: number): ConnectionShares {
  const general = Math.max(2, Math.ceil(connections / 2));
  return { general, searches: Math.max(1, connections - general) };
}
