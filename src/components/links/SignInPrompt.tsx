import Typography from '@mui/material/Typography';
import type { SignInIntent } from '#domain/account/signInIntent.ts';
import { paths } from '#domain/paths.ts';
import { TextLink } from './TextLink.tsx';

interface SignInPromptProps {
  /** The page to return to. */
  back: string;
  intent: SignInIntent;
  /** The sentence in its parts: what an account is for, and the two links with the words around them. */
  words: Record<'rule' | 'signIn' | 'or' | 'join' | 'free', string>;
}

/** Asks the visitor to log in or to sign up, with the way back to this page. */
export function SignInPrompt({ back, intent, words }: SignInPromptProps) {
  return (
    <Typography sx={{ bgcolor: 'chip.main', color: 'chip.contrastText', borderRadius: 1, p: 5 }}>
      {words.rule}
      <TextLink to={paths.login(back, intent)}>{words.signIn}</TextLink>
      {words.or}
      <TextLink to={paths.newAccount(back, intent)}>{words.join}</TextLink>
      {words.free}
    </Typography>
  );
}
