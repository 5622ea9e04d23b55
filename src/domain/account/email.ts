/** Text, an at sign, and a domain whose ending has two letters or more (rulings D14: .realtor, .online). */
const EMAIL = /^[^\s@<>,;:"()[\]\\]{1,64}@[^\s@.<>,;:"()[\]\\]+(\.[^\s@.<>,;:"()[\]\\]+)*\.[a-z]{2,}$/i;

/** Whether a text has the form of an email address (L5, A5); nothing is said of whether it exists. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}
