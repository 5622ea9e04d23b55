import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { FoldingSection } from '#components/layouts/FoldingSection.tsx';
import { formatSqft } from '#domain/format.ts';
import { builtOf } from '#domain/listing/built.ts';
import { bedroomsOf, type Listing, placeLine, rentPeriod, streetLine } from '#domain/listing/listing.ts';
import { hasSoldLayout, marketStage, statusLabel } from '#domain/listing/status.ts';
import { paths } from '#domain/paths.ts';
import { withPlace } from '#domain/search/search.ts';
import { feedWord } from '#i18n/feedWords.ts';
import { useListingSearch } from '../useListingSearch.ts';
import { taxKey, useListingText } from '../useListingText.ts';

/** The 'About' text, made of the listing's facts, and a link to more homes of the place. */
export function AboutHome({ listing }: { listing: Listing }) {
  const { t, locale } = useListingText();
  const search = useListingSearch(listing);
  const sentences = useAboutSentences(listing);
  const { state, city, neighborhood } = listing.address;
  const address = streetLine(listing.address, locale);
  return (
    <FoldingSection always heading={address ? t('about.heading', { address }) : t('about.headingPlain')}>
      <Typography sx={{ maxWidth: '70ch' }}>{sentences.join(' ')}</Typography>
      {city && (
        <MuiLink
          component={Link}
          to={paths.list(withPlace(search, { state, city, neighborhood }))}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, mt: 2, fontWeight: 600 }}
        >
          {t('about.more', { place: placeLine(listing.address) })}
        </MuiLink>
      )}
    </FoldingSection>
  );
}

type ListingText = ReturnType<typeof useListingText>;

/** Returns a sentence with the address, and whether the home is available. */
function standing(listing: Listing, { t, date, locale }: ListingText): string {
  const { type, lastStatus, soldDate } = listing;
  const where = { address: streetLine(listing.address, locale), place: placeLine(listing.address) };
  if (!where.address || !where.place) return '';
  switch (statusLabel(type, lastStatus)) {
    case 'forSale':
      return t('about.forSale', where);
    case 'forLease':
      return t('about.forLease', where);
    case 'soldConditional':
      return t('about.soldConditional', where);
    case 'sold':
      return soldDate ? t('about.soldOn', { ...where, date: date(soldDate) }) : t('about.sold', where);
    case 'leased':
      return soldDate ? t('about.leasedOn', { ...where, date: date(soldDate) }) : t('about.leased', where);
    case 'leasedConditional':
      return t('about.leasedConditional', where);
    default:
      return marketStage(listing) === 'offMarket' ? t('about.offMarket', where) : '';
  }
}

/** Returns a size; an open range is written in words. */
function sizeText(sqft: string, { t, locale }: ListingText): string {
  const shown = formatSqft(sqft, locale);
  const range = shown.replace(/^[<>]\s*|\s*\+$/, '');
  if (range === shown) return t('about.size', { range });
  return t(shown.startsWith('<') ? 'about.sizeBelow' : 'about.sizeAbove', { range });
}

function parts(listing: Listing, text: ListingText): string[] {
  const { t } = text;
  const { details } = listing;
  const { baths, bathsPlus, garageSpaces, sqft } = details;
  const rooms = bedroomsOf(listing);
  const { beds, plus } = rooms === null || rooms === 'studio' ? { beds: 0, plus: 0 } : rooms;
  const allBaths = (baths ?? 0) + (bathsPlus ?? 0);
  return [
    beds > 0 && t('about.beds', { count: beds }),
    plus > 0 && t(listing.class === 'CondoProperty' ? 'about.dens' : 'about.below', { count: plus }),
    allBaths > 0 && t('about.baths', { count: allBaths }),
    garageSpaces !== null && garageSpaces > 0 && t('about.garage', { count: garageSpaces }),
    sqft !== '' && sizeText(sqft, text),
  ].filter((part) => part !== false);
}

function priceSentence(listing: Listing, { t, price }: ListingText): string {
  const { type, listPrice, soldPrice, lastStatus, details } = listing;
  if (hasSoldLayout(lastStatus, soldPrice) && soldPrice !== null) {
    const sold = price(soldPrice);
    return listPrice === null
      ? t('about.soldForPlain', { sold })
      : t('about.soldFor', { sold, price: price(listPrice) });
  }
  if (listPrice === null) return '';
  const isOver = marketStage(listing) === 'offMarket';
  const asking = { price: price(listPrice) };
  if (type === 'sale') return t(isOver ? 'about.lastPrice' : 'about.asking', asking);
  if (rentPeriod(details) === 'week') return t(isOver ? 'about.rentWasWeekly' : 'about.rentWeekly', asking);
  return t(isOver ? 'about.rentWas' : 'about.rent', asking);
}

function costs(
  { address, annualTaxes, taxYear, maintenanceFee }: Listing,
  { t, price }: ListingText,
): string[] {
  const sentences: string[] = [];
  if (annualTaxes !== null) {
    const values = { taxes: t(taxKey(address)), amount: price(annualTaxes) };
    sentences.push(taxYear ? t('about.taxes', { ...values, year: taxYear }) : t('about.taxesNoYear', values));
  }
  if (maintenanceFee !== null) sentences.push(t('about.fee', { amount: price(maintenanceFee) }));
  return sentences;
}

/** Returns a sentence with the year in which the home was built, or its age. */
function builtSentence({ details }: Listing, { t, locale }: ListingText): string {
  const built = builtOf(details.yearBuilt);
  switch (built?.kind) {
    case 'year':
      return t('about.built', { year: built.year });
    case 'age':
      return built.to === null
        ? t('about.ageFrom', { from: built.from })
        : t('about.age', { from: built.from, to: built.to });
    case 'new':
      return t('about.new');
    default:
      return details.yearBuilt && t('about.builtOr', { built: feedWord(details.yearBuilt, locale) });
  }
}

/** Returns the listing's facts as sentences, without those that the feed does not have. */
function useAboutSentences(listing: Listing): string[] {
  const text = useListingText();
  const { t, date, locale } = text;
  const { details, listDate, mlsNumber, brokerageName } = listing;
  const has = parts(listing, text);
  return [
    standing(listing, text),
    bedroomsOf(listing) === 'studio' && t('about.studio'),
    details.propertyType && t('about.type', { type: feedWord(details.propertyType, locale) }),
    has.length > 0 &&
      t('about.has', {
        parts: new Intl.ListFormat(locale, { type: 'conjunction' }).format(has),
      }),
    builtSentence(listing, text),
    priceSentence(listing, text),
    ...costs(listing, text),
    listDate && t('about.listed', { date: date(listDate) }),
    brokerageName
      ? // A name may end with a full stop: "Ltd."
        t('about.offered', { mlsNumber, brokerage: brokerageName.replace(/\.$/, '') })
      : t('about.offeredPlain', { mlsNumber }),
  ].filter((sentence): sentence is string => Boolean(sentence));
}
