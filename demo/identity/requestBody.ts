import { CognitoError, invalidParameter } from './cognitoError.ts';

/** Members of a request that nothing is known of yet. */
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

/** Longer than any member that is asked for: Cognito's own limit of attributes. */
const LONGEST = 2048;

/** An object of a request; {} where it is missing. @throws CognitoError where it is something else */
export function objectOf(value: unknown): Members {
  if (value === undefined || value === null) return {};
  if (typeof value !== 'object' || Array.isArray(value))
    throw unreadable('Start of structure or map expected.');
  return value as Members; // narrowed above: an object that is no array
}

/** A text of a request. @throws CognitoError where it is missing, empty, too long or no text */
export function textOf(members: Members, name: string): string {
  const value = Object.hasOwn(members, name) ? members[name] : undefined;
  if (value === undefined || value === null) throw violation(name, 'not be null');
  if (typeof value !== 'string') throw unreadable('Expected a string.');
  if (value === '') throw violation(name, 'have length greater than or equal to 1');
  if (value.length > LONGEST) throw violation(name, `have length less than or equal to ${LONGEST}`);
  return value;
}

/** An attribute of an account as the protocol writes it. */
export interface Attribute {
  Name: string;
  Value: string;
}

const MOST_ATTRIBUTES = 50;

/** A list of attributes; [] where it is missing. @throws CognitoError where it is none */
export function attributeListOf(members: Members, name: string): Attribute[] {
  const list = members[name] ?? [];
  if (!Array.isArray(list) || list.length > MOST_ATTRIBUTES)
    throw unreadable('Expected a list of attributes.');
  return list.map((entry: unknown) => {
    const attribute = objectOf(entry);
    // An empty value is Cognito's way of taking an attribute away.
    const Value = attribute['Value'] === '' ? '' : textOf(attribute, 'Value');
    return { Name: textOf(attribute, 'Name'), Value };
  });
}

/** A request's body. @throws CognitoError where it is no JSON object */
export function membersOf(text: string): Members {
  let body: unknown;
  try {
    body = JSON.parse(text === '' ? '{}' : text);
  } catch {
    throw unreadable('The body is not valid JSON.');
  }
  return objectOf(body);
}
