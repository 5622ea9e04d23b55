/** True if the visitor reloaded the page or came back to it from another site: false for a link, and for a typed address. */
export function isReturn(): boolean {
  const [load] = performance.getEntriesByType?.('navigation') ?? [];
  return load !== undefined && 'type' in load && load.type !== 'navigate';
}
