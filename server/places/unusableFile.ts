/** A file of places that cannot be used. Nothing of it was loaded. */
export class UnusableFile extends Error {
  /**
   * @param file its name
   * @param problem the reason with its place in the file: "block 12 at byte 81234 cannot be unpacked"
   */
  constructor(file: string, problem: string, cause?: unknown) {
    super(`Nothing was loaded: ${file}: ${problem}.`, { cause });
    this.name = 'UnusableFile';
  }
}
