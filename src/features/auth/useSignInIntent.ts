import { useSearchParams } from 'react-router';
import { parseIntent, type SignInIntent } from '#domain/account/signInIntent.ts';

/** Returns the reason why the visitor needs an account; undefined if they only chose to log in. */
export function useSignInIntent(): SignInIntent | undefined {
  const [query] = useSearchParams();
  return parseIntent(query.get('intent'));
}
