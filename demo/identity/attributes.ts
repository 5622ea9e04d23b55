import { EMAIL_ADDRESS } from '#server/schemas/personSchema.ts';
import type { AccountTable } from '#server/store/tables.ts';
import { invalidParameter, notAuthorized } from './cognitoError.ts';
import type { Attribute } from './requestBody.ts';

/** Attributes beside sub, email and email_verified, by their names. */
export type Attributes = Readonly<Record<string, string>>;

/** What an app may not write: made here, or proved by a code. */
const READ_ONLY = new Set(['sub', 'email', 'email_verified', 'phone_number_verified', 'identities']);

/** The standard attributes of OpenID Connect that Cognito knows. */
const STANDARD = new Set([
  'address',
  'birthdate',
  'family_name',
  'gender',
  'given_name',
  'locale',
  'middle_name',
  'name',
  'nickname',
  'phone_number',
  'picture',
  'preferred_username',
  'profile',
  'updated_at',
  'website',
  'zoneinfo',
]);

/** The pool's own: the product group and the type of customer (A3), which are no standard attributes. */
const TYPE = 'custom:type';
const CUSTOM = new Set(['custom:group', TYPE]);

/** The one type that somebody may give themselves. */
const CUSTOMER = 'customer';

const PHONE = /^\+[1-9]\d{1,14}$/;

const EMAIL = new RegExp(EMAIL_ADDRESS.pattern, 'u');

/** Whether a text has the form of an email address: that of every form. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_ADDRESS.maxLength && EMAIL.test(text);
}

function check({ Name, Value }: Attribute): void {
  if (READ_ONLY.has(Name)) {
    throw notAuthorized('A client attempted to write unauthorized attribute');
  }
  if (!STANDARD.has(Name) && !CUSTOM.has(Name)) {
    throw invalidParameter(
      `Attributes did not conform to the schema: ${Name}: Attribute does not exist in the schema.`,
    );
  }
  if (Name === TYPE && Value !== CUSTOMER) {
    throw notAuthorized('A client attempted to write unauthorized attribute');
  }
  if (Name === 'phone_number' && Value !== '' && !PHONE.test(Value)) {
    throw invalidParameter('Invalid phone number format.');
  }
}

/** Attributes as a token and GetUser tell them. */
export function attributesOf({ attributes }: AccountTable): Attributes {
  return JSON.parse(attributes) as Attributes; // written by `written` only
}

/**
 * Attributes after an app wrote some; an empty value takes one away.
 * @returns JSON for the account's row
 * @throws CognitoError for one that is unknown, of a wrong form or not the app's to write
 */
export function written(before: Attributes, list: readonly Attribute[]): string {
  const after: Record<string, string> = { ...before };
  for (const attribute of list) {
    check(attribute);
    if (attribute.Value === '') delete after[attribute.Name];
    else after[attribute.Name] = attribute.Value;
  }
  return JSON.stringify(after);
}
