import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { ListingImage } from '#components/listing-image/ListingImage.tsx';
import { PlaceholderScene } from '#components/listing-image/PlaceholderScene.tsx';
import type { Listing } from '#domain/listing/listing.ts';
import { paths } from '#domain/paths.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { CloseIcon } from '#ui/icons/pageIcons.tsx';
import { useSavedText } from '../useSavedText.ts';

const HomeLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: theme.vars?.palette.primary.dark,
  fontWeight: 700,
  '@media print': { minHeight: 0, textDecoration: 'none' },
}));

interface HomeHeadingProps {
  /** Null where it is not listed any more, undefined where nobody could be asked. */
  listing: Listing | null | undefined;
  name: string;
  onRemove: () => void;
}

/** The head of one home's column: its picture, its name as the way to it, and the way out of the comparison. */
export function HomeHeading({ listing, name, onRemove }: HomeHeadingProps) {
  const { t } = useSavedText();
  return (
    <>
      <Box
        sx={{
          position: 'relative',
          aspectRatio: '3 / 2',
          borderRadius: 0.75,
          overflow: 'hidden',
          '@media print': { maxHeight: 120 },
        }}
      >
        {listing && !listing.restricted ? (
          <ListingImage imageKey={listing.images[0]} alt="" sizes="260px" priority />
        ) : (
          <PlaceholderScene />
        )}
        <IconButton
          data-print="hidden"
          aria-label={t('removeName', { address: name })}
          onClick={onRemove}
          sx={{
            position: 'absolute',
            top: 4,
            right: 4,
            bgcolor: 'background.paper',
            color: 'text.primary',
            boxShadow: 1,
            '&:hover': { bgcolor: 'chip.main' },
          }}
        >
          <CloseIcon aria-hidden sx={{ fontSize: '1.25rem' }} />
        </IconButton>
      </Box>
      {listing ? (
        <HomeLink
          to={listing.restricted ? paths.login(paths.detail(listing), 'seeHome') : paths.detail(listing)}
        >
          {name}
        </HomeLink>
      ) : (
        <Box
          component="span"
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 700 }}
        >
          {name}
        </Box>
      )}
      {listing === null && <Box sx={{ typography: 'body2' }}>{t('compare.gone')}</Box>}
      {listing === undefined && <Box sx={{ typography: 'body2' }}>{t('compare.unreached')}</Box>}
      {listing?.restricted && <Box sx={{ typography: 'body2' }}>{t('compare.restricted')}</Box>}
    </>
  );
}
