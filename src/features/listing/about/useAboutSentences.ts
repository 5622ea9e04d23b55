import { feedWord } from '../../../domain/feedWords.ts';
import { formatSqft } from '../../../domain/format.ts';
import { type Listing, placeLine, rentPeriod, streetLine } from '../../../domain/listing.ts';
import { hasSoldLayout, marketStage, statusLabel } from '../../../domain/status.ts';
import { useListingText } from '../useListingText.ts';

type ListingText = ReturnType<typeof useListingText>;

/** Where the home is, and whether it can still be had. */
function standing(listing: Listing, { t, date }: ListingText): string {
  const { type, lastStatus, soldDate } = listing;
  const where = { address: streetLine(listing.address), place: placeLine(listing.address) };
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

function parts({ details }: Listing, { t, locale }: ListingText): string[] {
  const { beds, bedsPlus, baths, bathsPlus, garageSpaces, sqft } = details;
  const allBeds = (beds ?? 0) + (bedsPlus ?? 0);
  const allBaths = (baths ?? 0) + (bathsPlus ?? 0);
  return [
    allBeds > 0 && t('about.beds', { count: allBeds }),
    allBaths > 0 && t('about.baths', { count: allBaths }),
    garageSpaces !== null && garageSpaces > 0 && t('about.garage', { count: garageSpaces }),
    sqft !== '' && t('about.size', { range: formatSqft(sqft, locale) }),
  ].filter((part) => part !== false);
}

function asked(listing: Listing, { t, price }: ListingText): string {
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
  if (type === 'sale') return t(isOver ? 'about.asked' : 'about.asking', asking);
  if (rentPeriod(details) === 'week') return t(isOver ? 'about.rentWasWeekly' : 'about.rentWeekly', asking);
  return t(isOver ? 'about.rentWas' : 'about.rent', asking);
}

function costs({ annualTaxes, taxYear, maintenanceFee }: Listing, { t, price }: ListingText): string[] {
  const sentences: string[] = [];
  if (annualTaxes !== null) {
    const amount = price(annualTaxes);
    sentences.push(
      taxYear ? t('about.taxes', { amount, year: taxYear }) : t('about.taxesNoYear', { amount }),
    );
  }
  if (maintenanceFee !== null) sentences.push(t('about.fee', { amount: price(maintenanceFee) }));
  return sentences;
}

/** The listing said in whole sentences, each from what the feed says and none from what it does not. */
export function useAboutSentences(listing: Listing): string[] {
  const text = useListingText();
  const { t, date, locale } = text;
  const { details, listDate, mlsNumber, brokerageName } = listing;
  const has = parts(listing, text);
  const built = details.facts.find(({ name }) => name === 'yearBuilt')?.value;
  return [
    standing(listing, text),
    details.propertyType && t('about.type', { type: feedWord(details.propertyType, locale) }),
    has.length > 0 &&
      t('about.has', {
        parts: new Intl.ListFormat(locale, { type: 'conjunction' }).format(has),
      }),
    built && t('about.built', { built: feedWord(built, locale) }),
    asked(listing, text),
    ...costs(listing, text),
    listDate && t('about.listed', { date: date(listDate) }),
    brokerageName
      ? t('about.offered', { mlsNumber, brokerage: brokerageName })
      : t('about.offeredPlain', { mlsNumber }),
  ].filter((sentence): sentence is string => Boolean(sentence));
}
