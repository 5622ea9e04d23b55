/** Checks values against a JSON Schema (draft 07). It compiles to code, so it runs in the schema worker only. */
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';

/** A broken rule of a schema. */
export interface Violation {
  /** Path of the value, with dots: "user.name.first"; '' for the whole. For a missing value, its own path. */
  field: string;
  /** The rule's keyword: "maxLength". */
  keyword: string;
  /** The number that the rule names ("at most 35"); null for rules without one. */
  limit: number | null;
}

/** The schema comes from a service, so unknown keywords and formats are accepted. */
const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false });

const compiled = new Map<string, ValidateFunction>();

function validatorOf(schema: string): ValidateFunction {
  const known = compiled.get(schema);
  if (known) return known;
  // Without the `$id`, another version of the same schema can be compiled too.
  const { $id: _name, ...rules } = JSON.parse(schema) as Record<string, unknown>; // the caller's own object as text
  const validator = ajv.compile(rules);
  compiled.set(schema, validator);
  return validator;
}

const unescaped = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

function violationOf({ instancePath, keyword, params }: ErrorObject): Violation {
  const below: unknown = params['missingProperty'] ?? params['additionalProperty'];
  const parts = instancePath.split('/').slice(1).map(unescaped);
  if (typeof below === 'string') parts.push(below);
  const limit: unknown = params['limit'];
  return { field: parts.join('.'), keyword, limit: typeof limit === 'number' ? limit : null };
}

/**
 * Returns every rule that the value breaks; empty if it is valid.
 * @param schema as JSON text; it is compiled once
 * @param value undefined to compile only
 * @throws for a schema that cannot be compiled
 */
export function violationsOf(schema: string, value: unknown): Violation[] {
  const validate = validatorOf(schema);
  if (value === undefined || validate(value)) return [];
  return (validate.errors ?? []).map(violationOf);
}
