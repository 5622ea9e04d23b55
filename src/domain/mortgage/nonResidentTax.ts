/** Provincial and municipal taxes for non-resident buyers, on top of the land transfer taxes. */

import { type ProvinceCode, provinceCode } from '../geo/provinces.ts';
import { cityName, type Purchase, taxingCity } from './landTransferTax.ts';

/**
 * Rates in percent of the whole price. In Ontario and British Columbia they are for buyers who are neither citizens nor
 * permanent residents of Canada. In Nova Scotia they are for all buyers who do not live there and do not move there.
 */
export const NON_RESIDENT_TAX = {
  /** Non-Resident Speculation Tax, in all of Ontario since 2022-10-25 (PwC Canada on the ministry's notice, 2022-11). */
  ontario: { percent: 25, year: 2022, isEstimate: false },
  /** Municipal Non-Resident Speculation Tax, since 2025-01-01 (City of Toronto, read 2026-11). */
  toronto: { percent: 10, year: 2025, isEstimate: false },
  /** Additional property transfer tax in `SPECIFIED_AREAS`, since 2018-02-21 (Government of British Columbia). */
  britishColumbia: { percent: 20, year: 2018, isEstimate: false },
  /**
   * Provincial deed transfer tax, since 2025-04-01, before which it was 5 (REMI Network on the budget of Nova Scotia
   * 2025-26, read 2026-11; the province's own page still said 5).
   */
  novaScotia: { percent: 10, year: 2025, isEstimate: true },
} as const;

/** The levy by its authority. */
export type NonResidentTaxId = keyof typeof NON_RESIDENT_TAX;

/** One line of tax; dollars. */
export interface NonResidentTax {
  id: NonResidentTaxId;
  dollars: number;
  percent: number;
  /** The year from which the rate applies. */
  year: number;
  /** True if the rate does not come from the authority itself. */
  isEstimate: boolean;
}

/**
 * The end of the Prohibition on the Purchase of Residential Property by Non-Canadians Act, in Ottawa's time zone
 * (Department of Finance Canada, extension of 2024-02-04, to 2027-01-01).
 */
const BUYING_BARRED_UNTIL = new Date('2027-01-01T00:00:00-05:00');

/** True if federal law still bars most buyers who are neither citizens nor permanent residents of Canada. */
export function isBuyingBarred(now: Date): boolean {
  return now < BUYING_BARRED_UNTIL;
}

/**
 * Municipalities in the areas of British Columbia's additional tax: the regional districts of Metro Vancouver, Fraser
 * Valley, Capital, Central Okanagan and Nanaimo (Government of British Columbia, 2026-11).
 */
const SPECIFIED_AREAS = new Set(
  `abbotsford,anmore,belcarra,bowen island,burnaby,central saanich,chilliwack,colwood,coquitlam,delta,esquimalt,
  harrison hot springs,highlands,hope,kelowna,kent,lake country,langford,langley,lantzville,lions bay,
  maple ridge,metchosin,mission,nanaimo,new westminster,north saanich,north vancouver,oak bay,parksville,peachland,
  pitt meadows,port coquitlam,port moody,qualicum beach,richmond,saanich,sidney,sooke,surrey,vancouver,
  victoria,view royal,west kelowna,west vancouver,white rock`.split(/,\s*/),
);

/**
 * True if a city of British Columbia is in an area of the additional tax.
 * @param city the feed's name
 */
export function isInSpecifiedArea(city: string): boolean {
  return SPECIFIED_AREAS.has(cityName(city));
}

/** The place of a purchase. */
export type PurchasePlace = Pick<Purchase, 'state' | 'city'>;

function leviers({ state, city }: PurchasePlace): NonResidentTaxId[] {
  const byProvince: Partial<Record<ProvinceCode, NonResidentTaxId[]>> = {
    ON: taxingCity(state, city) === 'toronto' ? ['ontario', 'toronto'] : ['ontario'],
    BC: isInSpecifiedArea(city) ? ['britishColumbia'] : [],
    NS: ['novaScotia'],
  };
  const code = provinceCode(state);
  return (code && byProvince[code]) ?? [];
}

/** Returns the taxes for a non-resident buyer in a place, the province's first; empty if there are none. */
export function nonResidentTaxes(price: number, place: PurchasePlace): NonResidentTax[] {
  return leviers(place).map((id) => {
    const rate = NON_RESIDENT_TAX[id];
    return { id, dollars: (Math.max(0, price) * rate.percent) / 100, ...rate };
  });
}

/**
 * True if the province's non-resident rules concern only non-Canadians: those buyers get no first-time relief either.
 */
export function needsCitizenship(state: string): boolean {
  return provinceCode(state) !== 'NS';
}
