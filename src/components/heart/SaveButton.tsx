import { useTranslation } from 'react-i18next';
import type { Listing } from '#domain/listing/listing.ts';
import { Button } from '#ui/Button.tsx';
import { HeartIcon } from '#ui/icons/commonIcons.tsx';
import { useHeart } from './useHeart.ts';

const HEART = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  '[aria-pressed="true"] &': { fill: 'currentColor', color: 'error.main' },
};

/** The heart with its label, for places with enough space. */
export function SaveButton({ listing }: { listing: Listing }) {
  const { t } = useTranslation('card');
  const { isSaved, press, name } = useHeart(listing);
  return (
    <Button
      size="small"
      aria-pressed={isSaved}
      aria-label={name}
      onClick={press}
      startIcon={<HeartIcon aria-hidden sx={HEART} />}
    >
      {t('save')}
    </Button>
  );
}
