import type { Listing } from '../../../domain/listing.ts';
import { feedWord, feedWords } from '../feedWords.ts';
import { useListingText } from '../useListingText.ts';

export type Fact = { label: string; value: string };

const METRES = /^m(et(er|re)s?)?$/i;

/** Every fact that the feed gives, in the order of the page; nothing stands for what it does not. */
export function useFacts(listing: Listing): Fact[] {
  const { t, price, number, date, locale } = useListingText();
  const { details, lot, annualTaxes, taxYear, maintenanceFee, listDate, updatedOn, daysOnMarket } = listing;
  const taxes = annualTaxes === null ? '' : price(annualTaxes);
  const unitOf = (measurement: string) =>
    t(METRES.test(measurement.trim()) ? 'facts.lotMetres' : 'facts.lotFeet');
  const hasLot = lot.width !== null && lot.depth !== null && lot.width > 0 && lot.depth > 0;
  const facts: Fact[] = [
    { label: t('facts.propertyType'), value: feedWord(details.propertyType, locale) },
    // An exposure's N is the north, any other N is no.
    ...details.facts.map(({ name, value }) => ({
      label: t(`facts.${name}`),
      value:
        value === 'Y'
          ? t('facts.yes')
          : feedWords(name === 'exposure' && value === 'N' ? 'North' : value, locale),
    })),
    {
      label: t('facts.lot'),
      value: hasLot
        ? t('facts.lotOf', {
            width: number(lot.width ?? 0),
            depth: number(lot.depth ?? 0),
            unit: unitOf(lot.measurement),
          })
        : lot.acres,
    },
    {
      label: t('facts.taxes'),
      value: taxes && taxYear ? t('facts.taxesOf', { amount: taxes, year: taxYear }) : taxes,
    },
    {
      label: t('facts.fee'),
      value: maintenanceFee === null ? '' : t('facts.feeOf', { amount: price(maintenanceFee) }),
    },
    { label: t('facts.listed'), value: listDate ? date(listDate) : '' },
    {
      label: t('facts.daysOnMarket'),
      value:
        daysOnMarket === null
          ? ''
          : t(daysOnMarket === 0 ? 'facts.today' : 'facts.days', { count: daysOnMarket }),
    },
    { label: t('facts.updated'), value: updatedOn ? date(updatedOn) : '' },
    { label: t('facts.postalCode'), value: listing.address.zip },
    { label: t('facts.mlsNumber'), value: listing.mlsNumber },
    { label: t('facts.brokerage'), value: listing.brokerageName },
  ];
  return facts.filter(({ value }) => value !== '');
}
