import Box from '@mui/material/Box';
import type { WireEstimateErrors } from '#api/realty/estimateContract.ts';
import { useEstimateText } from '#components/estimate-words/useEstimateText.ts';
import type { EstimateKind } from '#domain/estimate/home.ts';
import { feedWord } from '#i18n/feedWords.ts';

const COLUMNS = ['place', 'type', 'count', 'median', 'within10', 'within20', 'coverage'] as const;

/** Groups in the order of the table: all, by type, then each city with its types, most sales first. */
function inOrder(errors: readonly WireEstimateErrors[]): WireEstimateErrors[] {
  const placeOf = ({ city, state }: WireEstimateErrors) => `${city ?? ''}|${state ?? ''}`;
  const salesOf = new Map(
    errors.filter(({ propertyType }) => propertyType === null).map((one) => [placeOf(one), one.sales]),
  );
  return errors.toSorted(
    (one, other) =>
      Number(one.city !== null) - Number(other.city !== null) ||
      (salesOf.get(placeOf(other)) ?? 0) - (salesOf.get(placeOf(one)) ?? 0) ||
      placeOf(one).localeCompare(placeOf(other)) ||
      Number(one.propertyType !== null) - Number(other.propertyType !== null) ||
      other.sales - one.sales,
  );
}

/** The errors of prices or rents by city and home type. On small screens the table scrolls within itself. */
export function ErrorsTable({ kind, errors }: { kind: EstimateKind; errors: readonly WireEstimateErrors[] }) {
  const { t, locale, number, share } = useEstimateText();
  const label = t(kind === 'price' ? 'page.sales' : 'page.rents');
  const all = t('page.all');
  return (
    <div>
      <Box component="h3" sx={{ typography: 'h5', m: 0, mb: 2 }}>
        {label}
      </Box>
      {/* Focusable, so that the arrow keys can scroll it. */}
      <Box role="group" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto', maxWidth: 'max-content' }}>
        <Box
          component="table"
          aria-label={label}
          sx={{
            borderCollapse: 'collapse',
            typography: 'body2',
            '& th, & td': {
              px: 2,
              py: 1.5,
              borderBottom: 1,
              borderColor: 'divider',
              textAlign: 'right',
              whiteSpace: 'nowrap',
            },
            '& thead th': { whiteSpace: 'normal', minWidth: 88, verticalAlign: 'bottom', lineHeight: 1.3 },
            '& thead th:nth-of-type(-n + 2), & tbody th, & td:first-of-type': { textAlign: 'left' },
            '& tr > :first-of-type': { pl: 0 },
            '& tbody th': { fontWeight: 400 },
            '& tbody .all > *': { fontWeight: 600 },
          }}
        >
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {t(`page.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {inOrder(errors).map((row) => (
              <tr
                key={`${row.city}|${row.state}|${row.propertyType}`}
                className={row.propertyType === null ? 'all' : undefined}
              >
                <th scope="row">{row.city ?? all}</th>
                <td>{row.propertyType === null ? all : feedWord(row.propertyType, locale)}</td>
                <td>{number(row.sales)}</td>
                {[row.medianError, row.within10, row.within20, row.coverage].map((part, place) => (
                  <td key={COLUMNS[place + 3]}>{share(part)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </div>
  );
}
