import type { SchemaQuestion } from '#platform/schema/schemaMessages.ts';

/** A worker for jsdom, which has none: it runs the schema worker's code in the page's thread. */
export class SchemaWorker extends EventTarget implements Worker {
  /** Set to true to make every worker fail to load, as after a new release. */
  static isMissing = false;
  onmessage = null;
  onmessageerror = null;
  onerror = null;

  postMessage(question: SchemaQuestion): void {
    void this.answer(structuredClone(question));
  }

  terminate(): void {}

  private async answer({ id, schema, value }: SchemaQuestion): Promise<void> {
    if (SchemaWorker.isMissing) {
      this.dispatchEvent(new Event('error'));
      return;
    }
    const { violationsOf } = await import('#platform/schema/violations.ts');
    const data = { id, violations: violationsOf(schema, value) };
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}
