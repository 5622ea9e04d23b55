import { useSearchParams } from 'react-router';
import { parseIntent, type SignInIntent } from '#domain/account/signInIntent.ts';

/** What the visitor wants an account for; undefined where nothing but the login was asked for. */
export function useSignInIntent(): SignInIntent | undefined {
  const [query] = useSearchParams();
  return parseIntent(query.get('intent'));
}
