import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ListingImage } from '#components/listing-image/ListingImage.tsx';
import { PlaceholderScene } from '#components/listing-image/PlaceholderScene.tsx';
import { formatSqft } from '#domain/format.ts';
import { bedroomsOf, type Listing, listingKey, placeLine, priceText } from '#domain/listing/listing.ts';
import { monthlyCostOf } from '#domain/listing/monthlyCost.ts';
import { pricePerSqft } from '#domain/listing/pricePerSqft.ts';
import type { HomeId } from '#domain/listing/savedHome.ts';
import { shownPrice, statusText } from '#domain/listing/status.ts';
import { paths } from '#domain/paths.ts';
import { builtText, feedWord } from '#i18n/feedWords.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { CloseIcon } from '#ui/icons/pageIcons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useSavedText } from '../useSavedText.ts';
import { Scroller, Table } from './ComparisonLayout.tsx';
import { type Best, bestPlaces, isRanked, parkingOf, RANKED, ROWS, type Row } from './facts.ts';

/** One fact of one home. The best value of a row is also marked by a word. */
function FactCell({ text, best }: { text: string; best: Best | undefined }) {
  const { t } = useSavedText();
  if (text === '') {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('compare.unknown')}</VisuallyHidden>
      </Box>
    );
  }
  if (!best) return text;
  return (
    <Box
      component="span"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, rowGap: 0.5 }}
    >
      <strong>{text}</strong>{' '}
      <Box
        component="span"
        sx={{
          px: 2,
          borderRadius: 999,
          bgcolor: 'chip.main',
          color: 'chip.contrastText',
          typography: 'body2',
          fontWeight: 600,
          '@media print': { border: '1px solid', fontSize: 10 },
        }}
      >
        {t(`compare.best.${best}`)}
      </Box>
    </Box>
  );
}

/** A home of the comparison. Null if it is not listed any more, undefined if it could not be looked up. */
export interface ComparedHome {
  id: HomeId;
  listing: Listing | null | undefined;
}

/** The listing of a home that may be shown; null otherwise. */
const openListing = ({ listing }: ComparedHome): Listing | null =>
  listing && !listing.restricted ? listing : null;

interface RowBest {
  best: Best;
  places: ReadonlySet<number>;
}

/** @param hasFact returns true if a listing has the row's fact */
function bestIn(
  row: Row,
  listings: readonly (Listing | null)[],
  hasFact: (listing: Listing) => boolean,
): RowBest | null {
  const ranked = RANKED[row];
  const open = listings.filter((listing) => listing !== null);
  if (!ranked || !isRanked(row, open)) return null;
  // A value such as "5,000+" may be the largest. If one value cannot be ranked, no value is marked as the best.
  if (open.some((listing) => hasFact(listing) && ranked.value(listing) === null)) return null;
  const values = listings.map((listing) => listing && ranked.value(listing));
  return { best: ranked.best, places: bestPlaces(values, ranked.best) };
}

interface ComparisonTableProps {
  homes: readonly ComparedHome[];
  onRemove: (id: HomeId) => void;
}

/** Up to four homes side by side, with a row for each fact. */
export function ComparisonTable({ homes, onRemove }: ComparisonTableProps) {
  const { t, nameOf } = useSavedText();
  const factText = useFactText();
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
            const winner = bestIn(row, listings, (listing) => factText(row, listing) !== '');
            return (
              <tr key={row}>
                <th scope="row">{t(`compare.row.${row}`)}</th>
                {homes.map(({ id }, place) => {
                  const listing = listings[place];
                  return (
                    <td key={listingKey(id)}>
                      <FactCell
                        text={listing ? factText(row, listing) : row === 'mls' ? id.mlsNumber : ''}
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

/** Formats one fact of a listing for the table; '' if the listing does not have it. */
function useFactText(): (row: Row, listing: Listing) => string {
  const { t, locale, price, number } = useSavedText();
  const { t: card } = useTranslation('card');
  const money = (dollars: number | null) => (dollars === null ? '' : price(dollars));
  const monthly = (dollars: number | null) =>
    dollars === null ? '' : t('compare.aMonth', { amount: price(dollars) });
  const rooms = (count: number | null, more: number | null) => {
    if (count === null) return '';
    return more ? t('compare.bedsPlus', { beds: number(count), plus: number(more) }) : number(count);
  };
  const bedrooms = (listing: Listing) => {
    const found = bedroomsOf(listing);
    return found === 'studio' ? card('studio') : found ? rooms(found.beds, found.plus) : '';
  };
  const counted = (count: number | null) => (count === null ? '' : number(count));
  const priceOf = (listing: Listing) => {
    const dollars = shownPrice(listing).price;
    return dollars === null ? '' : priceText(dollars, listing, locale, card);
  };
  return (row, listing) => {
    const { details, daysOnMarket } = listing;
    switch (row) {
      case 'price':
        return priceOf(listing);
      case 'cost':
        return monthly(monthlyCostOf(listing));
      case 'status':
        return statusText(listing, card);
      case 'beds':
        return bedrooms(listing);
      case 'baths':
        return details.baths === 0 ? '' : rooms(details.baths, details.bathsPlus);
      case 'sqft':
        return details.sqft && t('compare.sqft', { range: formatSqft(details.sqft, locale) });
      case 'perSqft':
        return money(pricePerSqft(shownPrice(listing).price, details.sqft));
      case 'type':
        return feedWord(details.propertyType, locale);
      case 'year':
        return builtText(details.yearBuilt, locale, (key, values) => t(`compare.${key}`, values));
      case 'taxes':
        return money(listing.annualTaxes);
      case 'fee':
        return monthly(listing.maintenanceFee);
      case 'parking':
        return counted(parkingOf(listing));
      case 'days':
        return daysOnMarket === null ? '' : t('compare.days', { count: daysOnMarket });
      case 'place':
        return placeLine(listing.address);
      case 'mls':
        return listing.mlsNumber;
    }
  };
}

const HomeLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: theme.vars?.palette.primary.dark,
  fontWeight: 700,
  '@media print': { minHeight: 0, textDecoration: 'none' },
}));

interface HomeHeadingProps {
  /** Null if it is not listed any more, undefined if it could not be looked up. */
  listing: Listing | null | undefined;
  name: string;
  onRemove: () => void;
}

/** The heading of a home's column: its picture, its name as a link, and the button that removes it. */
function HomeHeading({ listing, name, onRemove }: HomeHeadingProps) {
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
