import type { StoredErrors } from '#server/store/estimates/estimateErrors.ts';

const share = (part: number): string => `${(part * 100).toFixed(1)} %`;

const COLUMNS: readonly [string, (errors: StoredErrors) => string][] = [
  ['kind', ({ kind }) => kind],
  ['city', ({ cityName }) => cityName || 'all'],
  ['type', ({ typeName }) => typeName || 'all'],
  ['sales', ({ sales }) => String(sales)],
  ['median error', ({ medianError }) => share(medianError)],
  ['within 10 %', ({ within10 }) => share(within10)],
  ['within 20 %', ({ within20 }) => share(within20)],
  ['in range', ({ coverage }) => share(coverage)],
];

/** The errors as a table of text, the groups with most sales first: all, then types, cities, and types in cities. */
export function errorTable(errors: readonly StoredErrors[]): string {
  const depth = ({ city, propertyType }: StoredErrors): number => (city ? 2 : 0) + (propertyType ? 1 : 0);
  const rows = errors
    .toSorted(
      (one, other) =>
        one.kind.localeCompare(other.kind) || depth(one) - depth(other) || other.sales - one.sales,
    )
    .map((one) => COLUMNS.map(([, textOf]) => textOf(one)));
  const lines = [COLUMNS.map(([name]) => name), ...rows];
  const widths = COLUMNS.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
