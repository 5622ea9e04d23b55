/** A local part, an at sign, and a domain whose ending has two letters or more (.realtor, .online). */
const EMAIL = /^[^\s@<>,;:"()[\]\\]{1,64}@[^\s@.<>,;:"()[\]\\]+(\.[^\s@.<>,;:"()[\]\\]+)*\.[a-z]{2,}$/i;

/** True if a text has the form of an email address; does not check that the address exists. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}
