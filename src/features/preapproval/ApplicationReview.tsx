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
  '& thead th': { color: theme.vars?.palette.text.secondary, fontWeight: 400 },
}));

/** Every lender with its figures and reasons, by rank. */
export function LenderTable({ matches }: { matches: readonly WireMatch[] }) {
  const { t } = useTranslation('preapproval');
  const factsOf = useMatchFacts();
  const reasonOf = useReasonText();
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={t('matches.heading')}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('matches.lender')}</th>
            <th scope="col">{t('matches.rate')}</th>
            <th scope="col">{t('matches.payment')}</th>
            <th scope="col">{t('matches.loan')}</th>
            <th scope="col">{t('matches.short.gds')}</th>
            <th scope="col">{t('matches.short.tds')}</th>
          </tr>
        </thead>
        <tbody>
          {matches.map((match) => {
            const facts = factsOf(match);
            return (
              <tr key={match.id}>
                <th scope="row">
                  {t('matches.rank', { rank: match.rank })} {match.lender}
                  {match.state === 'accepted' && ` (${t('matches.chosenByApplicant')})`}
                  <Box sx={{ fontWeight: 400, minWidth: 240 }}>
                    {match.reasons.map((reason) => reasonOf(reason)).join(' ')}
                  </Box>
                </th>
                <td>{match.isEligible ? facts.rate : '–'}</td>
                <td>{match.isEligible ? facts.payment : '–'}</td>
                <td>{match.isEligible ? facts.loan : '–'}</td>
                <td>{facts.gds}</td>
                <td>{facts.tds}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Box>
  );
}
