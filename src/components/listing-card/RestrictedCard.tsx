import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PlaceholderScene } from '#components/listing-image/PlaceholderScene.tsx';
import type { Listing } from '#domain/listing/listing.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { LockIcon } from '#ui/icons/pageIcons.tsx';
import { CardBadge } from './CardBadge.tsx';
import { CardBody, CardFoot, CardLine } from './CardFrame.tsx';
import { StatusBadge } from './StatusBadge.tsx';

/** Widths of the bars that stand where an open card says price, facts, address and place. */
const BARS = [
  { width: '46%', height: 22 },
  { width: '64%', height: 14 },
  { width: '78%', height: 14 },
  { width: '52%', height: 14 },
] as const;

const TextLink = styled(Link)(({ theme }) => ({
  position: 'relative',
  color: theme.vars?.palette.primary.dark,
  // What a finger can hit is larger than the word.
  '&::before': { content: '""', position: 'absolute', inset: '-14px -8px' },
}));

/**
 * What a visitor sees of a listing that asks for a session: the card's shape and the ways to sign in. Nothing
 * of the listing but its status, and in the links its MLS number and board (rulings D4, D12).
 */
export function RestrictedCard({ listing }: { listing: Listing }) {
  const { t } = useTranslation('card');
  const home = paths.detail(listing);
  const login = paths.login(home, 'seeHome');
  return (
    <>
      <Box sx={{ position: 'relative', aspectRatio: '4 / 3', overflow: 'hidden' }}>
        <Box sx={{ position: 'absolute', inset: 0, filter: 'blur(3px)', transform: 'scale(1.8)' }}>
          <PlaceholderScene />
        </Box>
        <CardBadge>
          <StatusBadge listing={listing} />
        </CardBadge>
        <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}>
          <Button
            component={Link}
            to={login}
            variant="contained"
            startIcon={<LockIcon aria-hidden />}
            sx={{ px: 4, whiteSpace: 'nowrap', fontSize: '0.875rem' }}
          >
            {t('loginToView')}
          </Button>
        </Box>
      </Box>
      <CardBody>
        <Box aria-hidden sx={{ display: 'flex', flexDirection: 'column', gap: 2.25, py: 1 }}>
          {BARS.map(({ width, height }) => (
            <Box key={width} sx={{ width, height, borderRadius: 1.5, bgcolor: 'chip.main' }} />
          ))}
        </Box>
        <CardFoot>
          <CardLine data-tone="muted">{t('restricted')}</CardLine>
          <CardLine>
            <TextLink to={paths.newAccount(home, 'seeHome')}>{t('join')}</TextLink>
            {` ${t('or')} `}
            <TextLink to={login}>{t('login')}</TextLink>
          </CardLine>
        </CardFoot>
      </CardBody>
    </>
  );
}
