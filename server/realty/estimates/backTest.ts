import { type StoredErrors, storeErrors } from '#server/store/estimates/estimateErrors.ts';
import { comparedHomeOf, findSales, findTestSales } from '#server/store/listings/comparableSales.ts';
import { documentsOf } from '#server/store/listings/documents.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { errorsOf, type TestedSale } from '../../../src/domain/estimate/backTest.ts';
import { estimate } from '../../../src/domain/estimate/estimate.ts';
import type { EstimateKind } from '../../../src/domain/estimate/home.ts';
import { TYPE_OF } from './estimateHome.ts';

/** Days of sales that a back-test usually estimates. */
export const BACK_TEST_DAYS = 365;

/** The extent of a back-test. */
export interface BackTestOptions {
  store: QueryContext;
  /** Days since 1970-01-01. */
  today: number;
  /** Days before today whose sales are estimated. */
  days: number;
  /** Maximum number of sales, and of leases: a random choice of them if there are more. */
  limit: number;
  /** Called after each estimate; a back-test beside other work waits in it. */
  afterEach?: (progress: { done: number; total: number }) => Promise<void> | void;
}

/** A tested sale with the id of its listing. */
type Tested = TestedSale & { id: number };

const KINDS: readonly EstimateKind[] = ['price', 'rent'];

/** The result of a back-test. */
export interface BackTest {
  errors: StoredErrors[];
  /** Number of sales and leases that were tried, and of those for which there was no figure. */
  tried: number;
  refused: number;
}

/**
 * Estimates each sale of a period from the sales of the days before its own, and returns the errors. It reads open
 * listings only, as a visitor does, so that the published errors tell nothing about restricted ones. The asking price
 * is not used.
 */
export async function backTest({ store, today, days, limit, afterEach }: BackTestOptions): Promise<BackTest> {
  const tested: Tested[] = [];
  const period = { first: today - days, last: today, limit };
  const candidates = await Promise.all(
    KINDS.map(async (kind) => ({
      kind,
      rows: await findTestSales(store, { type: TYPE_OF[kind], ...period }),
    })),
  );
  const total = candidates.reduce((count, { rows }) => count + rows.length, 0);
  let done = 0;
  for (const { kind, rows } of candidates) {
    for (const row of rows) {
      const home = comparedHomeOf(row);
      const sales = await findSales(store, {
        viewer: 'visitor',
        type: TYPE_OF[kind],
        class: row.class,
        around: home,
        last: row.sold_day - 1,
      });
      const result = estimate(home, sales, { day: row.sold_day, kind });
      if ('figure' in result) {
        const { figure, deviation } = result;
        const { id, city, state, sold_day: day, sold_price: price } = row;
        tested.push({
          id,
          kind,
          city,
          state,
          propertyType: home.propertyType,
          day,
          price,
          figure,
          deviation,
        });
      }
      done += 1;
      await afterEach?.({ done, total });
    }
  }
  return { errors: await named(store, tested, today), tried: total, refused: total - tested.length };
}

/** Errors with the names of their groups, from the document of one listing of each. */
async function named(store: QueryContext, tested: readonly Tested[], day: number): Promise<StoredErrors[]> {
  const errors = errorsOf(tested);
  return Promise.all(
    errors.map(async (error): Promise<StoredErrors> => {
      const sample = tested.find(
        ({ city, state, propertyType }) =>
          (error.city === '' || (city === error.city && state === error.state)) &&
          (error.propertyType === '' || propertyType === error.propertyType),
      );
      const [stored] = sample ? await documentsOf(store, [sample.id]) : [];
      const { address, details } = stored?.wire ?? {};
      return {
        ...error,
        cityName: error.city && (address?.city ?? error.city),
        stateName: error.state && (address?.state ?? error.state),
        typeName: error.propertyType && (details?.propertyType ?? error.propertyType),
        day,
      };
    }),
  );
}

/** Makes a back-test and stores its errors. A test without any error, such as one of an empty store, replaces none. */
export async function renewErrors(options: BackTestOptions): Promise<BackTest> {
  const result = await backTest(options);
  if (result.errors.length > 0) await storeErrors(options.store, result.errors);
  return result;
}
