import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { WireApplication, WireMatch } from '#api/customer/applicationContract.ts';
import './applicationTexts.ts';
import { useMatchFacts } from './matches/useMatchFacts.ts';
import { useReasonText } from './matches/useReasonText.ts';
import { reviewSections } from './review/reviewSections.ts';
import { SectionReview } from './review/SectionReview.tsx';
import { useMemberTexts } from './review/useMemberTexts.ts';

/** All answers of an application, to read: as its customer sees them in the last step. */
export function ApplicationReview({ application }: { application: WireApplication }) {
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {reviewSections(application).map((review) => (
        <SectionReview key={review.step} review={review} isFixed />
      ))}
    </Box>
  );
}

/** Names of the fields that are missing in an application. */
export function MissingFields({ missing }: { missing: WireApplication['missing'] }) {
  const { labelOf } = useMemberTexts();
  return (
    <Box component="ul" sx={{ m: 0, pl: 5 }}>
      {missing.map(({ field }) => (
        <li key={field}>{labelOf(field)}</li>
      ))}
    </Box>
  );
}

/** Width of the table's place in pixels from which it has columns. Below it each lender is a block of lines. */
const COLUMNS_FROM = 640;

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  ...theme.typography.body2,
  '& th, & td': {
    padding: theme.spacing(2, 3, 2, 0),
    borderBottom: `1px solid ${theme.vars?.palette.line}`,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '& thead th, & td > span': { color: theme.vars?.palette.text.secondary, fontWeight: 400 },
  '& td > span': { display: 'none' },
  [`@container (max-width: ${COLUMNS_FROM - 1}px)`]: {
    '&, & tbody, & tbody tr, & tbody th': { display: 'block' },
    // The lines repeat its names. It stays there for screen readers.
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody tr': { padding: theme.spacing(3, 0), borderBottom: `1px solid ${theme.vars?.palette.line}` },
    '& tbody th, & tbody td': { padding: theme.spacing(1, 0), border: 0 },
    '& tbody td': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: theme.spacing(4),
      textAlign: 'right',
    },
    '& td > span': { display: 'inline', textAlign: 'left' },
  },
}));

type Figure = (typeof FIGURES)[number];
const FIGURES = ['rate', 'payment', 'loan', 'gds', 'tds'] as const;
/** Figures of lenders that would lend only. */
const OF_ELIGIBLE: readonly Figure[] = ['rate', 'payment', 'loan'];

/**
 * Every lender with its figures and reasons, by rank. The roles are written out, because browsers drop those of tables that
 * are not displayed as tables.
 */
export function LenderTable({ matches }: { matches: readonly WireMatch[] }) {
  const { t } = useTranslation('preapproval');
  const factsOf = useMatchFacts();
  const reasonOf = useReasonText();
  return (
    <Box sx={{ position: 'relative', containerType: 'inline-size' }}>
      <Table role="table" aria-label={t('matches.heading')}>
        <Box component="thead" role="rowgroup">
          <Box component="tr" role="row">
            <Box component="th" scope="col" role="columnheader">
              {t('matches.lender')}
            </Box>
            {FIGURES.map((figure) => (
              <Box component="th" scope="col" role="columnheader" key={figure}>
                {t(`matches.short.${figure}`)}
              </Box>
            ))}
          </Box>
        </Box>
        <Box component="tbody" role="rowgroup">
          {matches.map((match) => {
            const facts = factsOf(match);
            return (
              <Box component="tr" role="row" key={match.id}>
                <Box component="th" scope="row" role="rowheader">
                  {t('matches.rank', { rank: match.rank })} {match.lender}
                  {match.state === 'accepted' && ` (${t('matches.chosenByApplicant')})`}
                  <Box sx={{ fontWeight: 400 }}>
                    {match.reasons.map((reason) => reasonOf(reason)).join(' ')}
                  </Box>
                </Box>
                {FIGURES.map((figure) => (
                  <Box component="td" role="cell" key={figure}>
                    <span aria-hidden>{t(`matches.short.${figure}`)}</span>
                    {match.isEligible || !OF_ELIGIBLE.includes(figure) ? facts[figure] : t('matches.unknown')}
                  </Box>
                ))}
              </Box>
            );
          })}
        </Box>
      </Table>
    </Box>
  );
}
