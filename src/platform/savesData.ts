/** Missing in browsers that do not know how the visitor pays for the network. */
interface ConnectionHints {
  connection?: { saveData?: boolean };
}

/** True if the visitor asked the browser to load less. */
export function savesData(): boolean {
  const { connection } = navigator as ConnectionHints; // not in TypeScript's types
  return connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches;
}
