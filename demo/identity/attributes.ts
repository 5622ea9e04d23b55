import { EMAIL_ADDRESS } from '#server/schemas/personSchema.ts';
import type { AccountTable } from '#server/store/identityTables.ts';
import { invalidParameter, notAuthorized } from './cognitoError.ts';
import type { Attribute } from './requestBody.ts';

/** Attributes other than sub, email and email_verified, by name. */
export type Attributes = Readonly<Record<string, string>>;

/** Attributes that an app may not write: set by the service, or verified by a code. */
const READ_ONLY = new Set(['sub', 'email', 'email_verified', 'phone_number_verified', 'identities']);

/** The standard attributes of OpenID Connect that Cognito has. */
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

/** The pool's custom attributes: the product group and the type of customer. */
const TYPE = 'custom:type';
const CUSTOM = new Set(['custom:group', TYPE]);

/** The only type that a customer may set for themselves. */
const CUSTOMER = 'customer';

const PHONE = /^\+[1-9]\d{1,14}$/;

const EMAIL = new RegExp(EMAIL_ADDRESS.pattern, 'u');

/** True if a text has the form of an email address, as in every form. */
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

/** Returns the attributes in the form of a token and of GetUser. */
export function attributesOf({ attributes }: AccountTable): Attributes {
  return JSON.parse(attributes) as Attributes; // written by `appliedChanges` only
}

/**
 * Applies an app's changes to the attributes; an empty value removes one.
 * @returns JSON for the account's row
 * @throws CognitoError for an attribute that is unknown, invalid or not the app's to write
 */
export function appliedChanges(before: Attributes, list: readonly Attribute[]): string {
  const after: Record<string, string> = { ...before };
  for (const attribute of list) {
    check(attribute);
    if (attribute.Value === '') delete after[attribute.Name];
    else after[attribute.Name] = attribute.Value;
  }
  return JSON.stringify(after);
}
