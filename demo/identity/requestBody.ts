import { CognitoError, invalidParameter } from './cognitoError.ts';

/** Members of a request, unchecked. */
export type Members = Readonly<Record<string, unknown>>;

function violation(name: string, rule: string): CognitoError {
  const member = name.charAt(0).toLowerCase() + name.slice(1);
  return invalidParameter(
    `1 validation error detected: Value at '${member}' failed to satisfy constraint: Member must ${rule}`,
  );
}

function unreadable(message: string): CognitoError {
  return new CognitoError('SerializationException', message);
}

/** Maximum length of a member: Cognito's limit of attributes. */
const MAX_LENGTH = 2048;

/**
 * Reads an object; {} if it is missing.
 * @throws CognitoError for another type
 */
export function objectOf(value: unknown): Members {
  if (value === undefined || value === null) return {};
  if (typeof value !== 'object' || Array.isArray(value))
    throw unreadable('Start of structure or map expected.');
  return value as Members; // the lines above exclude other types
}

/**
 * Reads a text.
 * @throws CognitoError if it is missing, empty, too long or of another type
 */
export function textOf(members: Members, name: string): string {
  const value = Object.hasOwn(members, name) ? members[name] : undefined;
  if (value === undefined || value === null) throw violation(name, 'not be null');
  if (typeof value !== 'string') throw unreadable('Expected a string.');
  if (value === '') throw violation(name, 'have length greater than or equal to 1');
  if (value.length > MAX_LENGTH) throw violation(name, `have length less than or equal to ${MAX_LENGTH}`);
  return value;
}

/** An attribute of an account in the protocol's form. */
export interface Attribute {
  Name: string;
  Value: string;
}

const MAX_ATTRIBUTES = 50;

/**
 * Reads a list of attributes; [] if it is missing.
 * @throws CognitoError for another type
 */
export function attributeListOf(members: Members, name: string): Attribute[] {
  const list = members[name] ?? [];
  if (!Array.isArray(list) || list.length > MAX_ATTRIBUTES)
    throw unreadable('Expected a list of attributes.');
  return list.map((entry: unknown) => {
    const attribute = objectOf(entry);
    // An empty value removes an attribute, as in Cognito.
    const Value = attribute['Value'] === '' ? '' : textOf(attribute, 'Value');
    return { Name: textOf(attribute, 'Name'), Value };
  });
}

/**
 * Parses a request's body.
 * @throws CognitoError if it is not a JSON object
 */
export function membersOf(text: string): Members {
  let body: unknown;
  try {
    body = JSON.parse(text === '' ? '{}' : text);
  } catch {
    throw unreadable('The body is not valid JSON.');
  }
  return objectOf(body);
}
