import { priceFactor } from '#server/ingest/resoOffer.ts';
import { areaUnitOf } from '#server/ingest/resoUnits.ts';
import { amountOf, type ResoRow, textOf } from '#server/ingest/resoValues.ts';

const PRICES = ['listPrice', 'originalPrice', 'soldPrice'];
/** Parts of a commercial floor; each has a second field with its unit ("Sq Ft", "%"). */
const FLOORS = ['industrialArea', 'officeArea', 'retailArea'];
/** The unit of a price, and what is needed to convert it. */
const UNIT_FIELDS = [
  'commercial.listPriceCode',
  ...FLOORS.flatMap((floor) => [`commercial.${floor}`, `commercial.${floor}Code`]),
  'details.sqft',
  'lot.acres',
];

/** Fields that are requested with prices, which are computed from them. */
export function priceFields(fields: readonly string[]): readonly string[] {
  return PRICES.some((price) => fields.includes(price)) ? UNIT_FIELDS : [];
}

const membersOf = (value: unknown): ResoRow =>
  typeof value === 'object' && value !== null ? (value as ResoRow) : {}; // each value is read by textOf and amountOf

/** Square feet of the whole floor; undefined if a part is not given as an area. */
function floorOf(wire: ResoRow): number | undefined {
  const commercial = membersOf(wire['commercial']);
  let whole = 0;
  for (const floor of FLOORS) {
    const size = amountOf(commercial, floor);
    const unit = areaUnitOf(textOf(commercial, `${floor}Code`));
    if (size !== null && !unit) return undefined;
    whole += (size ?? 0) * (unit?.squareFeet ?? 0);
  }
  return whole || (amountOf(membersOf(wire['details']), 'sqft') ?? undefined);
}

/**
 * Prices of a commercial listing in the form of all other prices: dollars for the whole, and for a lease per month. Boards
 * write some of them per area or per year (`commercial.listPriceCode`: "Sq Ft Net", "Year").
 * @returns the prices to replace; null in place of a price per area if the area is unknown
 */
export function convertedPrices(wire: ResoRow): Record<string, number | null> {
  const code = textOf(membersOf(wire['commercial']), 'listPriceCode');
  if (code === '') return {};
  const row = {
    ListPrice: wire['listPrice'],
    ListPriceUnit: code,
    LivingArea: floorOf(wire),
    LotSizeAcres: membersOf(wire['lot'])['acres'],
  };
  const factor = priceFactor(row, wire['type'] === 'Lease' ? 'Lease' : 'Sale');
  if (factor === 1) return {};
  const known = PRICES.filter((price) => amountOf(wire, price) !== null);
  const converted = (price: string) =>
    factor === undefined ? null : Math.round((amountOf(wire, price) ?? 0) * factor * 100) / 100;
  return Object.fromEntries(known.map((price) => [price, converted(price)]));
}
