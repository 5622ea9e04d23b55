/** Tells password managers whose the password of a form is that has no field for it. */
export function UsernameForManagers({ email }: { email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />;
}
