import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { WireMatch } from '#api/customer/applicationContract.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { usePreapprovalText } from '../usePreapprovalText.ts';
import { MatchActions } from './MatchActions.tsx';
import { MatchMark } from './MatchMark.tsx';
import type { MatchChoice } from './useMatchChoice.ts';
import { useMatchFacts } from './useMatchFacts.ts';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  ...theme.typography.body2,
  '& th, & td': {
    padding: theme.spacing(3, 2),
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: `1px solid ${theme.vars?.palette.divider}`,
  },
  '& thead th': { color: theme.vars?.palette.text.secondary, fontWeight: 600, lineHeight: 1.3 },
  '& tr > th:first-of-type': { paddingLeft: 0 },
  '& tr > :last-child': { paddingRight: 0 },
  '& tbody th': { fontWeight: 600, minWidth: 140 },
}));

const COLUMNS = ['payment', 'rate', 'loan', 'insurance', 'gds', 'tds'] as const;

interface MatchTableProps {
  matches: readonly WireMatch[];
  choice: MatchChoice;
}

/** Lenders below one another, a figure a column; it scrolls sideways within itself where there is no room. */
export function MatchTable({ matches, choice }: MatchTableProps) {
  const { t, lender } = usePreapprovalText();
  const facts = useMatchFacts();
  return (
    // What is only read out is laid out in here too, and widens no page.
    <Box
      sx={{ position: 'relative', overflowX: 'auto' }}
      role="group"
      aria-label={t('matches.table')}
      tabIndex={0}
    >
      <Table>
        <caption>
          <VisuallyHidden>{t('matches.table')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('matches.lender')}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`matches.short.${column}`)}
              </th>
            ))}
            <th scope="col">{t('matches.choice')}</th>
          </tr>
        </thead>
        <tbody>
          {matches.map((match) => {
            const said = facts(match);
            return (
              <tr key={match.id}>
                <th scope="row">
                  {match.rank}. {lender(match.id)}
                  <Box sx={{ mt: 1 }}>
                    <MatchMark state={match.state} isOwn />
                  </Box>
                </th>
                {COLUMNS.map((column) => (
                  <td key={column}>{said[column]}</td>
                ))}
                <td>
                  <MatchActions match={match} choice={choice} isSmall />
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Box>
  );
}
