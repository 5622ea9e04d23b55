import { Ajv, type ErrorObject } from 'ajv';
import type { WireFieldError, WireLead } from '../../src/api/contact/contract.ts';
import { FieldErrors } from '../http/errors.ts';
import { LEAD_SCHEMA } from '../leadSchema.ts';

/** Of one lead: a body full of unknown members needs no longer answer. */
const MOST_ERRORS = 50;
/** Characters of a field's name that are repeated: an unknown member may have any. */
const LONGEST_NAME = 100;

const isLead = new Ajv({ allErrors: true }).compile<WireLead>(LEAD_SCHEMA);

/** What the schema's own words would not tell a reader. */
const MESSAGES: Record<string, string> = {
  required: 'is missing',
  pattern: 'has the wrong form',
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
    // That one of two branches failed says nothing beside what failed in it.
    if (error.keyword === 'if') continue;
    const field = fieldOf(error);
    const { keyword, message = 'is wrong' } = error;
    if (!byField.has(field)) byField.set(field, { field, message: MESSAGES[keyword] ?? message, keyword });
    if (byField.size === MOST_ERRORS) break;
  }
  return [...byField.values()];
}

/** Every text without the spaces around it. */
function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, trimmed(member)]));
}

/**
 * Checks a body against the schema that the service publishes.
 * @returns the lead, its texts without spaces around them
 * @throws FieldErrors with one entry for each wrong field
 */
export function checkLead(body: unknown): WireLead {
  if (!isLead(body)) {
    throw new FieldErrors('This contact is not complete or not right.', fieldErrors(isLead.errors ?? []));
  }
  return trimmed(body) as WireLead; // the same members, checked above
}
