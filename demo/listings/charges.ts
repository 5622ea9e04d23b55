/** Costs of ownership beside the price: property tax and condominium fees, in whole dollars. */
import type { City } from '#demo/types.ts';
import { power } from './arithmetic.ts';
import { Dice } from './dice.ts';
import type { Home } from './home.ts';
import { isGta } from './market.ts';
import { saleValue } from './value.ts';

/** Yearly property tax as a share of the market value, by city. Other cities use 0.0095. */
const TAX_SHARE: Record<string, number> = {
  Toronto: 0.0068,
  Markham: 0.0066,
  'Richmond Hill': 0.0067,
  Vaughan: 0.0068,
  Oakville: 0.0072,
  Mississauga: 0.0078,
  Burlington: 0.0079,
  Brampton: 0.0092,
  Pickering: 0.0096,
  Ajax: 0.0097,
  Whitby: 0.0098,
  Ottawa: 0.0098,
  Hamilton: 0.0102,
  London: 0.0104,
  Kitchener: 0.0096,
  Vancouver: 0.0065,
  Surrey: 0.0065,
  Victoria: 0.0068,
  Calgary: 0.0068,
  Edmonton: 0.0095,
  Winnipeg: 0.0105,
  Saskatoon: 0.0095,
  Halifax: 0.0105,
  Montréal: 0.0076,
  Québec: 0.0092,
  "St. John's": 0.0078,
};

/** Yearly increase of taxes. */
const YEARLY_RISE = 0.032;

/**
 * Maximum difference between assessed value and market value, as a share. British Columbia and Alberta assess every
 * year, Québec every third year. Ontario taxes the values of 2016, and Nova Scotia caps the increase for homes that are
 * not sold.
 */
const ROLL_ERROR: Readonly<Record<string, number>> = {
  BC: 0.04,
  AB: 0.05,
  SK: 0.08,
  MB: 0.07,
  QC: 0.07,
  ON: 0.11,
  NS: 0.14,
};
const USUAL_ERROR = 0.07;

/**
 * Returns the assessed value of a home, in dollars of the dataset's day. The assessor sees the street, the lot and the
 * floor area, not the interior. Every listing of one home gets the same figure.
 */
function assessedValue(home: Home): number {
  const { streetId, index, side } = home.site.address;
  const dice = new Dice(streetId, index, side, 5, home.floor ?? 0);
  const error = ROLL_ERROR[home.site.city.stateCode] ?? USUAL_ERROR;
  const assessed: Home = { ...home, condition: home.condition === 'new' ? 'new' : 'kept' };
  return saleValue(assessed) * dice.between(1 - error, 1 + error);
}

/** Returns the yearly property tax in dollars, `yearsAgo` years before the dataset's day. */
export function annualTax(home: Home, yearsAgo: number): number {
  const share = TAX_SHARE[home.site.city.name] ?? 0.0095;
  const business = home.kind === 'office' || home.kind === 'retail' || home.kind === 'industrial' ? 2 : 1;
  return Math.round((assessedValue(home) * share * business) / power(1 + YEARLY_RISE, yearsAgo));
}

function feeLevel(city: City): number {
  if (isGta(city)) return 1;
  return city.stateCode === 'QC' ? 0.62 : 0.82;
}

/** Returns the monthly fee of a unit in dollars; null outside a condominium. */
export function maintenanceFee(home: Home): number | null {
  if (!home.building || home.sqft === null) return null;
  return Math.round(home.building.feeRate * home.sqft * feeLevel(home.site.city) + home.parkingSpaces * 28);
}
