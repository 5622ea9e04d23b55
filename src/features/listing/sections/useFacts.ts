import { builtOf } from '#domain/listing/built.ts';
import type { FactName, Listing } from '#domain/listing/listing.ts';
import { builtText, feedWord, feedWords } from '#i18n/feedWords.ts';
import { useListingHistory } from '../history/useListingHistory.ts';
import { taxKey, useListingText } from '../useListingText.ts';
import './feedWordsTexts.ts';

const GROUPS = ['inside', 'outside', 'building', 'costs', 'listing'] as const;

export interface Fact {
  /** A key of facts.groups. */
  group: (typeof GROUPS)[number];
  label: string;
  value: string;
}

/** Groups of the named facts; the others belong to the building. */
const GROUP_OF: Partial<Record<FactName, Fact['group']>> = {
  basement: 'inside',
  heating: 'inside',
  cooling: 'inside',
  flooring: 'inside',
  laundry: 'inside',
  furnished: 'inside',
  garage: 'outside',
  parking: 'outside',
  pool: 'outside',
  driveway: 'outside',
  nearby: 'outside',
  leaseTerms: 'costs',
};

/** Boards' word for a value that their lists lack: it tells nothing. */
const OTHER = /(^|,)\s*other\s*(?=,|$)/gi;

const METRES = /^m(et(er|re)s?)?$/i;

/** Returns the days on the market, and those of the whole period of sale if the history has earlier listings. */
function useMarketDays(listing: Listing): string {
  const { t } = useListingText();
  const { stretch } = useListingHistory(listing).home;
  const { daysOnMarket } = listing;
  if (daysOnMarket === null) return '';
  const days = t(daysOnMarket === 0 ? 'facts.today' : 'facts.days', { count: daysOnMarket });
  if (!stretch) return days;
  // A home that was relisted is not new, even if its listing is.
  return t('facts.daysAcross', {
    days: t('facts.days', { count: daysOnMarket }),
    total: t('facts.days', { count: stretch.days }),
    count: stretch.listings,
  });
}

/** True if the field for the year has an age instead. */
function isAge(sent: string): boolean {
  const kind = builtOf(sent)?.kind;
  return kind === 'age' || kind === 'new';
}

const ACRES = /^(<)?\s*([\d,]*\.?\d+)(?:\s*-\s*([\d,]*\.?\d+))?\s*(\+)?\s*(?:acres?|ac\.?)?$/i;

/**
 * Returns a lot's size with its unit: "0.50–1.99 acres" for the board's ".50-1.99". Returns '' for 0, and a text that is
 * no size as the board wrote it.
 */
function acresText(acres: string, { t, locale }: ReturnType<typeof useListingText>): string {
  const [, below, minimum, maximum, more] = ACRES.exec(acres.trim()) ?? [];
  if (minimum === undefined) return feedWord(acres, locale);
  const amountOf = (text: string) => Number(text.replaceAll(',', ''));
  const sizeOf = (text: string) =>
    amountOf(text).toLocaleString(locale, {
      minimumFractionDigits: Math.min(text.split('.')[1]?.length ?? 0, 3),
    });
  const last = maximum ?? minimum;
  if (amountOf(last) === 0) return '';
  const size =
    maximum === undefined
      ? sizeOf(minimum)
      : t('facts.acresRange', { from: sizeOf(minimum), to: sizeOf(maximum) });
  const text = t('facts.acres', { count: amountOf(last), size });
  if (below) return t('facts.acresBelow', { acres: text });
  return more ? t('facts.acresFrom', { acres: text }) : text;
}

/** Returns every fact that the feed has, in the order of the page: those of a group follow each other. */
export function useFacts(listing: Listing): Fact[] {
  const text = useListingText();
  const { t, price, number, date, locale } = text;
  const { details, lot, annualTaxes, taxYear, maintenanceFee, listDate, updatedOn } = listing;
  const marketDays = useMarketDays(listing);
  const taxes = annualTaxes === null ? '' : price(annualTaxes);
  const unitOf = (measurement: string) =>
    t(METRES.test(measurement.trim()) ? 'facts.lotMetres' : 'facts.lotFeet');
  const hasLot = lot.width !== null && lot.depth !== null && lot.width > 0 && lot.depth > 0;
  const facts: Fact[] = [
    { group: 'building', label: t('facts.propertyType'), value: feedWord(details.propertyType, locale) },
    ...details.facts.map(({ name, value }) => ({
      group: GROUP_OF[name] ?? ('building' as const),
      label: t(name === 'yearBuilt' && isAge(value) ? 'facts.age' : `facts.${name}`),
      value:
        name === 'yearBuilt'
          ? builtText(value, locale, (key, values) => t(`facts.${key}`, values))
          : feedWords(value.replace(OTHER, ''), locale, name),
    })),
    {
      group: 'outside',
      label: t('facts.lot'),
      value: hasLot
        ? t('facts.lotOf', {
            width: number(lot.width ?? 0),
            depth: number(lot.depth ?? 0),
            unit: unitOf(lot.measurement),
          })
        : acresText(lot.acres, text),
    },
    {
      group: 'costs',
      label: t(taxKey(listing.address)),
      value: taxes && taxYear ? t('facts.taxesOf', { amount: taxes, year: taxYear }) : taxes,
    },
    {
      group: 'costs',
      label: t('facts.fee'),
      value: maintenanceFee === null ? '' : t('facts.feeOf', { amount: price(maintenanceFee) }),
    },
    { group: 'listing', label: t('facts.listed'), value: listDate ? date(listDate) : '' },
    { group: 'listing', label: t('facts.daysOnMarket'), value: marketDays },
    { group: 'listing', label: t('facts.updated'), value: updatedOn ? date(updatedOn) : '' },
    { group: 'listing', label: t('facts.postalCode'), value: listing.address.zip },
    { group: 'listing', label: t('facts.mlsNumber'), value: listing.mlsNumber },
    { group: 'listing', label: t('facts.brokerage'), value: listing.brokerageName },
  ];
  return GROUPS.flatMap((group) => facts.filter((fact) => fact.group === group && fact.value !== ''));
}
