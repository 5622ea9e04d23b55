/** The input of `npm run ingest` is not an export that it can load. */
export class UnusableExport extends Error {
  /** @param problem the reason, as the end of "Nothing was loaded: ..." */
  constructor(problem: string) {
    super(`Nothing was loaded: ${problem}.`);
    this.name = 'UnusableExport';
  }
}
