/** Checks values against a JSON Schema (draft 07). It compiles to code: it runs in the schema worker alone. */
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';

/** What breaks one rule of a schema. */
export interface Violation {
  /** Path of the value, with dots: "user.name.first"; '' for the whole. Of a missing value, its own path. */
  field: string;
  /** The rule's keyword: "maxLength". */
  keyword: string;
  /** The number that the rule names ("at most 35"); null for rules without one. */
  limit: number | null;
}

/** The schema is a service's: keywords and formats that this checker does not know are no reason to refuse it. */
const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false });

const compiled = new Map<string, ValidateFunction>();

function validatorOf(schema: string): ValidateFunction {
  const known = compiled.get(schema);
  if (known) return known;
  // Without its name the same schema may be compiled again in another version.
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
 * Every rule that the value breaks; none where it keeps them all.
 * @param schema as JSON text; it is compiled once
 * @param value undefined to compile only
 * @throws for a schema that cannot be compiled
 */
export function violationsOf(schema: string, value: unknown): Violation[] {
  const validate = validatorOf(schema);
  if (value === undefined || validate(value)) return [];
  return (validate.errors ?? []).map(violationOf);
}
