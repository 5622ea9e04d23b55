import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { Listing } from '#domain/listing/listing.ts';
import { paths } from '#domain/paths.ts';
import { useListingText } from '../useListingText.ts';

const TextLink = styled(Link)(({ theme }) => ({
  color: theme.vars?.palette.primary.dark,
  fontWeight: 600,
  // A finger's height without moving the lines apart.
  paddingBlock: 12,
}));

/** What a visitor reads in place of the history (L6), with the way back to this page. */
export function SignInPrompt({ listing }: { listing: Listing }) {
  const { t } = useListingText();
  const back = paths.detail(listing);
  return (
    <Typography sx={{ bgcolor: 'chip.main', color: 'chip.contrastText', borderRadius: 1, p: 5 }}>
      {t('history.signIn.rule')}
      <TextLink to={paths.login(back, 'seeHistory')}>{t('history.signIn.signIn')}</TextLink>
      {t('history.signIn.or')}
      <TextLink to={paths.newAccount(back, 'seeHistory')}>{t('history.signIn.join')}</TextLink>
      {t('history.signIn.free')}
    </Typography>
  );
}
