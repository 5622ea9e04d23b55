/** The validator has no types of its own. As far as tests use it. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
  }
  // biome-ignore lint/style/noDefaultExport: the package has no other export
  export default class Validator {
    /** @param vocabulary schema.org's own JSON-LD */
    constructor(vocabulary: unknown);
    /** @param data items by their type */
    validate(data: { jsonld: Readonly<Record<string, readonly object[]>> }): Promise<Issue[]>;
  }
}
