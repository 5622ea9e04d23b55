/** What `npm run ingest` was given is no export that it can load. */
export class UnusableExport extends Error {
  /** @param problem what is wrong, as the end of "Nothing was loaded: ..." */
  constructor(problem: string) {
    super(`Nothing was loaded: ${problem}.`);
    this.name = 'UnusableExport';
  }
}
