import { Ajv, type ErrorObject } from 'ajv';
import type { WireFieldError } from '../../src/api/contact/contract.ts';
import { FieldErrors } from './errors.ts';

/** Maximum number of errors in an answer, for a body full of unknown members. */
const MAX_ERRORS = 50;
/** Maximum length of a field name in an answer, because the caller chooses the names of unknown members. */
const LONGEST_NAME = 100;

const ajv = new Ajv({ allErrors: true, allowUnionTypes: true });

/** Messages in place of the schema's own where those would not help a reader. */
const MESSAGES: Record<string, string> = {
  required: 'is missing',
  pattern: 'is not valid',
  additionalProperties: 'is not known',
};

function memberOf({ keyword, params }: ErrorObject): string | undefined {
  if (keyword === 'required') return params['missingProperty'];
  return keyword === 'additionalProperties' ? params['additionalProperty'] : undefined;
}

/** "/user/name" and "first" -> "user.name.first" */
function fieldOf(error: ErrorObject): string {
  const parts = error.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const member = memberOf(error);
  const names = member === undefined ? parts : [...parts, member];
  return names.join('.').slice(0, LONGEST_NAME) || 'body';
}

function fieldErrors(errors: readonly ErrorObject[]): WireFieldError[] {
  const byField = new Map<string, WireFieldError>();
  for (const error of errors) {
    // The failed branch reports its own errors.
    if (error.keyword === 'if') continue;
    const field = fieldOf(error);
    const { keyword, message = 'is wrong' } = error;
    if (!byField.has(field)) byField.set(field, { field, message: MESSAGES[keyword] ?? message, keyword });
    if (byField.size === MAX_ERRORS) break;
  }
  return [...byField.values()];
}

/**
 * Compiles the check of a request body.
 * @param schema JSON Schema, draft 07
 * @param message one sentence for the caller, used when the body is invalid
 * @returns a function that returns the valid body, or throws FieldErrors with one entry for each invalid field
 */
export function bodyCheck<Body>(schema: object, message: string): (body: unknown) => Body {
  const isRight = ajv.compile<Body>(schema);
  return (body) => {
    if (!isRight(body)) throw new FieldErrors(message, fieldErrors(isRight.errors ?? []));
    return body;
  };
}
