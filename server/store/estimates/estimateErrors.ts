import type { EstimateErrors } from '../../../src/domain/estimate/backTest.ts';
import type { QueryContext } from '../tables.ts';
import type { EstimateErrorTable } from './estimateTables.ts';

/** Names of a group, as the listings spell them. */
interface GroupNames {
  cityName: string;
  stateName: string;
  typeName: string;
}

/** The errors of a group with its names and the day of the back-test. */
export type StoredErrors = EstimateErrors & GroupNames & { day: number };

/** Rows that are written in one statement. */
const WRITTEN_AT_ONCE = 100;

/** Replaces the errors of the last back-test. */
export async function storeErrors(
  { database }: QueryContext,
  errors: readonly StoredErrors[],
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('estimate_error').execute();
    for (let first = 0; first < errors.length; first += WRITTEN_AT_ONCE) {
      const rows = errors.slice(first, first + WRITTEN_AT_ONCE).map(
        (one): EstimateErrorTable => ({
          kind: one.kind,
          city: one.city,
          state: one.state,
          property_type: one.propertyType,
          city_name: one.cityName,
          state_name: one.stateName,
          type_name: one.typeName,
          sales: one.sales,
          median_error: one.medianError,
          within_10: one.within10,
          within_20: one.within20,
          coverage: one.coverage,
          factor: one.factor,
          day: one.day,
        }),
      );
      await transaction.insertInto('estimate_error').values(rows).execute();
    }
  });
}

/** The errors of the last back-test, cities and types by name, '' first; none before the first one. */
export async function readErrors({ database }: Pick<QueryContext, 'database'>): Promise<StoredErrors[]> {
  const rows = await database
    .selectFrom('estimate_error')
    .selectAll()
    .orderBy('kind')
    .orderBy('city')
    .orderBy('state')
    .orderBy('property_type')
    .execute();
  return rows.map((row) => ({
    kind: row.kind,
    city: row.city,
    state: row.state,
    propertyType: row.property_type,
    cityName: row.city_name,
    stateName: row.state_name,
    typeName: row.type_name,
    sales: row.sales,
    medianError: row.median_error,
    within10: row.within_10,
    within20: row.within_20,
    coverage: row.coverage,
    factor: row.factor,
    day: row.day,
  }));
}
