import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import type { ReviewSection } from './reviewSections.ts';
import { useMemberTexts } from './useMemberTexts.ts';

const Answers = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: theme.spacing(1, 4),
    padding: theme.spacing(2.5, 0),
    borderBottom: `1px solid ${theme.vars?.palette.line}`,
    '&:last-of-type': { borderBottom: 0 },
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& dt': { ...theme.typography.body2, color: theme.vars?.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  '& [data-missing]': { fontWeight: 400, color: theme.vars?.palette.error.main },
}));

interface SectionReviewProps {
  review: ReviewSection;
  /** True for a submitted application, which cannot be changed. */
  isFixed: boolean;
}

/** The answers of one step, and the link to it. */
export function SectionReview({ review: { step, parts }, isFixed }: SectionReviewProps) {
  const { t } = useTranslation('application');
  const { labelOf, textOf } = useMemberTexts();
  const title = useId();
  const name = t(`steps.${step}`);
  return (
    <Box
      component="section"
      aria-labelledby={title}
      sx={{ p: { xs: 4, sm: 6 }, bgcolor: 'background.paper', borderRadius: 1, boxShadow: 1 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 3, mb: 2 }}>
        <Typography id={title} component="h2" variant="h4">
          {name}
        </Typography>
        {!isFixed && (
          <Button
            component={Link}
            to={paths.preApproval(step)}
            aria-label={t('review.editNamed', { name })}
            sx={{ mr: -5 }}
          >
            {t('review.edit')}
          </Button>
        )}
      </Box>
      {parts.map(({ heading, home, rows }) => (
        <div key={`${heading} ${home}`}>
          {heading && (
            <Typography component="h3" variant="h6" sx={{ mt: 5, mb: 1 }}>
              {t(`review.${heading}`, { home })}
            </Typography>
          )}
          <Answers>
            {rows.map(({ path, value }) => (
              <div key={path}>
                <dt>{labelOf(path)}</dt>
                <dd {...((value === undefined || value === null) && { 'data-missing': true })}>
                  {textOf(path, value)}
                </dd>
              </div>
            ))}
          </Answers>
        </div>
      ))}
    </Box>
  );
}
