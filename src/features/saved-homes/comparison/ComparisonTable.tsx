import type { Listing } from '#domain/listing/listing.ts';
import { listingKey } from '#domain/listing/listing.ts';
import type { HomeId } from '#domain/listing/savedHome.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useSavedText } from '../useSavedText.ts';
import { type Best, bestPlaces } from './bestValues.ts';
import { Scroller, Table } from './ComparisonFrame.tsx';
import { FactCell } from './FactCell.tsx';
import { isRanked, RANKED, ROWS, type Row } from './facts.ts';
import { HomeHeading } from './HomeHeading.tsx';
import { useFactText } from './useFactText.ts';

/** A home of the comparison; null where it is not listed any more, undefined where nobody could be asked. */
export interface ComparedHome {
  id: HomeId;
  listing: Listing | null | undefined;
}

/** What a row says of the homes, of those that may be seen. */
const openListing = ({ listing }: ComparedHome): Listing | null =>
  listing && !listing.restricted ? listing : null;

interface RowBest {
  best: Best;
  places: ReadonlySet<number>;
}

/** @param says whether a home's fact is stated in the row */
function bestIn(
  row: Row,
  listings: readonly (Listing | null)[],
  says: (listing: Listing) => boolean,
): RowBest | null {
  const ranked = RANKED[row];
  const open = listings.filter((listing) => listing !== null);
  if (!ranked || !isRanked(row, open)) return null;
  // "5,000+" may be the largest: where one can't be ranked, none of the others is the best.
  if (open.some((listing) => says(listing) && ranked.value(listing) === null)) return null;
  const values = listings.map((listing) => listing && ranked.value(listing));
  return { best: ranked.best, places: bestPlaces(values, ranked.best) };
}

interface ComparisonTableProps {
  homes: readonly ComparedHome[];
  onRemove: (id: HomeId) => void;
}

/** Up to four homes side by side, a fact a row. */
export function ComparisonTable({ homes, onRemove }: ComparisonTableProps) {
  const { t, nameOf } = useSavedText();
  const say = useFactText();
  const listings = homes.map(openListing);
  return (
    <Scroller tabIndex={0} aria-label={t('compare.region')}>
      <Table>
        <caption>
          <VisuallyHidden>{t('compare.caption')}</VisuallyHidden>
        </caption>
        <colgroup>
          <col className="names" />
          {homes.map(({ id }) => (
            <col key={listingKey(id)} className="home" />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('compare.fact')}</VisuallyHidden>
            </th>
            {homes.map(({ id, listing }) => (
              <th key={listingKey(id)} scope="col">
                <HomeHeading listing={listing} name={nameOf(id, listing)} onRemove={() => onRemove(id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => {
            const winner = bestIn(row, listings, (listing) => say(row, listing) !== '');
            return (
              <tr key={row}>
                <th scope="row">{t(`compare.row.${row}`)}</th>
                {homes.map(({ id }, place) => {
                  const listing = listings[place];
                  return (
                    <td key={listingKey(id)}>
                      <FactCell
                        text={listing ? say(row, listing) : row === 'mls' ? id.mlsNumber : ''}
                        best={winner?.places.has(place) ? winner.best : undefined}
                      />
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Scroller>
  );
}
