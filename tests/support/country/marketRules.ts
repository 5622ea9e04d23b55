/** Rules for a listing's days, statuses and prices. */
import type { ListingRule } from './listingRule.ts';

const SALE_DEALS = ['Sld', 'Sc', 'Sce'];
const LEASE_DEALS = ['Lsd', 'Lc', 'Lce'];
const DEALS = [...SALE_DEALS, ...LEASE_DEALS];
const ACTIVE = ['New', 'Pc', 'Ext'];
const FAILED = ['Ter', 'Exp', 'Sus', 'Dft'];
const OLDEST_DAY = -2_560;

/** Minimum and maximum asking price of homes for sale, in dollars. */
const SALE_BOUNDS: Readonly<Record<string, readonly [number, number]>> = {
  Detached: [110_000, 16_000_000],
  'Semi-Detached': [100_000, 7_000_000],
  'Att/Row/Townhouse': [90_000, 7_000_000],
  Multiplex: [130_000, 12_000_000],
  'Condo Apt': [60_000, 5_000_000],
  'Condo Townhouse': [90_000, 4_500_000],
  'Vacant Land': [40_000, 9_000_000],
  Farm: [500_000, 15_000_000],
  'Mobile/Trailer': [40_000, 500_000],
  Cottage: [90_000, 1_500_000],
  Office: [60_000, 9_000_000],
  'Commercial/Retail': [100_000, 12_000_000],
  Industrial: [200_000, 25_000_000],
  'Sale Of Business': [30_000, 2_000_000],
};
/** Monthly rents in dollars. Commercial premises have lower and higher ones. */
const RENT_BOUNDS = [550, 15_000] as const;
const PREMISES_RENT_BOUNDS = [500, 60_000] as const;

/** Rules for a listing's time on the market. */
export const MARKET_RULES: readonly ListingRule[] = [
  {
    name: 'has its days in order, none of them in the future',
    holds(listing) {
      const { listDay, soldDay, updatedDay, terminatedDay, suspendedDay, expiryDay } = listing;
      const days = [soldDay, updatedDay, terminatedDay, suspendedDay].filter((day) => day !== null);
      return (
        listDay >= OLDEST_DAY &&
        expiryDay > listDay &&
        (soldDay === null || soldDay <= updatedDay) &&
        [listDay, ...days].every((day) => Number.isInteger(day) && day <= 0 && day >= listDay) &&
        ![listDay, ...days].some((day) => Object.is(day, -0))
      );
    },
    spoil: (listing) => ({ ...listing, updatedDay: listing.listDay - 1 }),
  },
  {
    name: 'is active or over as its last status says, and sold only what was for sale',
    holds(listing) {
      const { status, lastStatus, type, terminatedDay, suspendedDay, expiryDay, updatedDay } = listing;
      const known = status === 'A' ? ACTIVE : [...DEALS, ...FAILED];
      const crossed = type === 'Sale' ? LEASE_DEALS : SALE_DEALS;
      return (
        known.includes(lastStatus) &&
        !crossed.includes(lastStatus) &&
        (terminatedDay !== null) === (lastStatus === 'Ter') &&
        (suspendedDay !== null) === (lastStatus === 'Sus') &&
        (status === 'U' || expiryDay > 0) &&
        (lastStatus !== 'Exp' || expiryDay === updatedDay)
      );
    },
    spoil: (listing) => ({ ...listing, status: listing.status === 'A' ? 'U' : 'A' }),
  },
  {
    name: 'has a sold price and a sold day where it was sold, and nowhere else',
    holds: ({ soldPrice, soldDay, lastStatus }) =>
      (soldPrice !== null) === DEALS.includes(lastStatus) && (soldDay !== null) === (soldPrice !== null),
    spoil: (listing) => ({ ...listing, soldPrice: listing.soldPrice === null ? 500_000 : null }),
  },
  {
    name: 'was never asked less for first, and says a change of price where there was one',
    holds: ({ originalPrice, listPrice, lastStatus }) =>
      originalPrice >= listPrice &&
      (lastStatus !== 'Pc' || originalPrice > listPrice) &&
      (lastStatus !== 'New' || originalPrice === listPrice),
    spoil: (listing) => ({ ...listing, originalPrice: listing.listPrice - 1_000 }),
  },
  {
    name: 'is asked a whole amount within what its type costs',
    holds({ type, listPrice, propertyType, class: kind }) {
      const rents = kind === 'CommercialProperty' ? PREMISES_RENT_BOUNDS : RENT_BOUNDS;
      const [minimum, maximum] = type === 'Lease' ? rents : (SALE_BOUNDS[propertyType] ?? [0, 0]);
      return (
        Number.isInteger(listPrice) &&
        listPrice >= minimum &&
        listPrice <= maximum &&
        (type === 'Sale' || listPrice % 25 === 0)
      );
    },
    spoil: (listing) => ({ ...listing, listPrice: 1, originalPrice: 1 }),
  },
  {
    name: 'was sold or let near to what was asked',
    holds: ({ soldPrice, listPrice }) =>
      soldPrice === null || (soldPrice > listPrice * 0.9 && soldPrice < listPrice * 1.37),
    spoil: (listing) => ({ ...listing, soldPrice: (listing.soldPrice ?? 0) * 2 }),
    suits: ({ soldPrice }) => soldPrice !== null,
  },
  {
    name: 'is taxed for sale, by a share of its price that fits its city',
    holds({ type, taxes, listPrice, class: kind, propertyType }) {
      if (type === 'Lease') return taxes.annualAmount === null && taxes.assessmentYear === null;
      if (propertyType === 'Sale Of Business') return taxes.annualAmount === null;
      const share = (taxes.annualAmount ?? 0) / listPrice;
      return share > 0.0028 && share < (kind === 'CommercialProperty' ? 0.045 : 0.025);
    },
    spoil: (listing) => ({ ...listing, taxes: { annualAmount: 12, assessmentYear: 2026 } }),
  },
];
