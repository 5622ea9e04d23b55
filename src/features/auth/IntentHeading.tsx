import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { SignInIntent } from '#domain/account/signInIntent.ts';
import { paths } from '#domain/paths.ts';
import signIn from '#i18n/en/signIn.json';
import { addEnglish } from '#i18n/i18n.ts';
import { AuthHeading } from './layout/AuthHeading.tsx';

const Choice = styled(Link)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  padding: theme.spacing(1, 2),
  borderRadius: 8,
  color: theme.vars?.palette.text.primary,
  fontWeight: 600,
  textAlign: 'center',
  textDecoration: 'none',
  '&[aria-current]': {
    backgroundColor: theme.vars?.palette.background.paper,
    boxShadow: theme.shadows[1],
  },
}));

/** Links to both forms side by side, for a visitor whose action needs an account. */
function AccountChoice({ chosen }: { chosen: 'login' | 'newAccount' }) {
  const { t } = useTranslation('signIn');
  const { search } = useLocation();
  return (
    <Box
      component="nav"
      aria-label={t('choice.label')}
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        gap: 1,
        mb: 6,
        p: 1,
        borderRadius: 1,
        bgcolor: 'chip.main',
      }}
    >
      {(['login', 'newAccount'] as const).map((page) => (
        // Replaces the history entry, so that Back leaves both forms.
        <Choice
          key={page}
          to={{ pathname: paths[page](), search }}
          replace
          aria-current={page === chosen ? 'page' : undefined}
        >
          {t(`choice.${page}`)}
        </Choice>
      ))}
    </Box>
  );
}

await addEnglish('signIn', signIn);

export interface IntentHeadingProps {
  intent: SignInIntent;
  form: 'login' | 'newAccount';
  /** The search or home for which the account is needed. */
  subject?: ReactNode;
}

/**
 * The title of the login or sign-up form of a visitor whose action needs an account: the reason, and a link to the
 * other form.
 */
export function IntentHeading({ intent, form, subject }: IntentHeadingProps) {
  const { t } = useTranslation('signIn');
  return (
    <>
      <AuthHeading title={t(`intents.${intent}.${form}`)} text={subject} />
      <AccountChoice chosen={form} />
    </>
  );
}
