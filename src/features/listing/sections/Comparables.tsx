import Typography from '@mui/material/Typography';
import { startTransition, useState } from 'react';
import { Section } from '#components/layouts/Section.tsx';
import { OpenCard } from '#components/listing-card/OpenCard.tsx';
import { type Listing, listingKey } from '#domain/listing/listing.ts';
import { pricePerSqft } from '#domain/listing/pricePerSqft.ts';
import { shownPrice } from '#domain/listing/status.ts';
import { Button } from '#ui/Button.tsx';
import { CardList } from '../CardList.tsx';
import { useListingText } from '../useListingText.ts';

type Comparable = Listing['comparables'][number];

/** Kilometres up to which a comparable needs no word about its distance. */
const NEARBY_KM = 1.5;

/** Number of comparables shown at first, and added by each 'Load More'. */
const STEP = 2;

/** Below this distance in kilometres the rounded number would be 0. */
const NEXT_DOOR_KM = 0.05;

/**
 * Returns the distance and the price per square foot; the date of the sale is on the card. Values that the feed does
 * not have are left out.
 */
function useComparison(comparable: Comparable): string {
  const { distance, type, details } = comparable;
  const { t, price, number } = useListingText();
  // A rent per square foot would be a few dollars or cents, which is not useful.
  const perSqft = type === 'sale' ? pricePerSqft(shownPrice(comparable).price, details.sqft) : null;
  return [
    distance !== null &&
      (distance < NEXT_DOOR_KM ? t('comparables.near') : t('comparables.distance', { km: number(distance) })),
    perSqft !== null && t('comparables.perSqft', { price: price(perSqft) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function ComparableListing({ comparable }: { comparable: Comparable }) {
  const comparison = useComparison(comparable);
  return (
    <li>
      <OpenCard listing={comparable} />
      {comparison !== '' && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {comparison}
        </Typography>
      )}
    </li>
  );
}

/** Similar homes that were sold, or leased, nearby. Restricted ones have no values to compare and are left out. */
export function Comparables({ type, comparables: known }: Pick<Listing, 'type' | 'comparables'>) {
  const { t, number } = useListingText();
  const [shown, setShown] = useState(STEP);
  const comparables = known.filter((one) => !one.restricted && one.type === type);
  if (comparables.length === 0) return null;
  const farthest = Math.max(...comparables.slice(0, shown).map(({ distance }) => distance ?? 0));
  return (
    <Section heading={t(type === 'sale' ? 'comparables.heading' : 'comparables.leased')}>
      {farthest > NEARBY_KM && (
        <Typography color="textSecondary" sx={{ mb: 4 }}>
          {t('comparables.widened', { km: number(farthest) })}
        </Typography>
      )}
      <CardList rows={4}>
        {comparables.slice(0, shown).map((comparable) => (
          <ComparableListing key={listingKey(comparable)} comparable={comparable} />
        ))}
      </CardList>
      {shown < comparables.length && (
        <Button
          variant="outlined"
          sx={{ mt: 5 }}
          onClick={() => startTransition(() => setShown(shown + STEP))}
        >
          {t('comparables.more')}
        </Button>
      )}
    </Section>
  );
}
