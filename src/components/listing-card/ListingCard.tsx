import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type Listing, placeLine } from '#domain/listing/listing.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { LockIcon } from '#ui/icons/pageIcons.tsx';
import { CardLayout, CardLine } from './CardLayout.tsx';
import { type ListingCardProps, OpenCard } from './OpenCard.tsx';
import { StatusBadge } from './StatusBadge.tsx';

/** A listing in a grid or on the map: its card, or a low row if it is restricted. */
export function ListingCard(props: ListingCardProps) {
  if (!props.listing.restricted) return <OpenCard {...props} />;
  return (
    <CardLayout data-mls={props.listing.mlsNumber} data-locked>
      <RestrictedRow listing={props.listing} />
    </CardLayout>
  );
}

const TextLink = styled(Link)(({ theme }) => ({
  position: 'relative',
  color: theme.vars?.palette.primary.dark,
  // The target for a finger is larger than the word.
  '&::before': { content: '""', position: 'absolute', inset: '-14px -8px' },
}));

interface LockedRowProps {
  /** Addresses of the login and of the sign-up, with the way back. */
  login: string;
  newAccount: string;
  /** Says what is locked. */
  children: ReactNode;
}

/** Content of a low row in place of what only customers see: links to log in. */
export function LockedRow({ login, newAccount, children }: LockedRowProps) {
  const { t } = useTranslation('card');
  return (
    <>
      <LockIcon aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>{children}</Box>
      <CardLine>
        <TextLink to={newAccount}>{t('join')}</TextLink>
        {` ${t('or')} `}
        <TextLink to={login}>{t('login')}</TextLink>
      </CardLine>
      <Button component={Link} to={login} variant="outlined" size="small" sx={{ whiteSpace: 'nowrap' }}>
        {t('loginToView')}
      </Button>
    </>
  );
}

/** The row of a restricted listing: its status, kind and place. The links contain its MLS number and board. */
function RestrictedRow({ listing }: { listing: Listing }) {
  const { t } = useTranslation('card');
  const home = paths.detail(listing);
  const kind = t(listing.class === 'CondoProperty' ? 'kind.condo' : 'kind.house');
  return (
    <LockedRow login={paths.login(home, 'seeHome')} newAccount={paths.newAccount(home, 'seeHome')}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <StatusBadge listing={listing} />
        <CardLine data-tone="strong">
          {[kind, placeLine(listing.address)].filter(Boolean).join(' · ')}
        </CardLine>
      </Box>
      <CardLine data-tone="muted" sx={{ mt: 1 }}>
        {t('restricted')}
      </CardLine>
    </LockedRow>
  );
}
