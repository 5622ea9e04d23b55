/**
 * The schema checker in its own worker: compiling a schema makes code from text, which the page's content security
 * policy forbids. This file is served with a policy that allows only that.
 */
import type { SchemaAnswer, SchemaQuestion } from './schemaMessages.ts';
import { violationsOf } from './violations.ts';

function answerOf({ id, schema, value }: SchemaQuestion): SchemaAnswer {
  try {
    return { id, violations: violationsOf(schema, value) };
  } catch (error) {
    return { id, fault: String(error) };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<SchemaQuestion>) => {
  self.postMessage(answerOf(data));
});
