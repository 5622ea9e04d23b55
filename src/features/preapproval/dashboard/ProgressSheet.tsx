import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'react-router';
import type { WireDashboard, WireSection } from '#api/customer/applicationContract.ts';
import { Section } from '#components/layouts/Section.tsx';
import { sectionStep } from '#domain/application/applicationSteps.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { CircleIcon } from '#ui/icons/accountIcons.tsx';
import { CheckIcon } from '#ui/icons/commonIcons.tsx';
import { ArrowForwardIcon } from '#ui/icons/pageIcons.tsx';
import { Sheet } from '../states/Sheet.tsx';
import { usePreapprovalText } from '../usePreapprovalText.ts';

const RowLink = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  minHeight: 52,
  color: 'inherit',
  textDecoration: 'none',
  borderTop: `1px solid ${theme.vars?.palette.divider}`,
  '&:hover .name': { textDecoration: 'underline' },
}));

interface SectionRowProps {
  section: WireSection;
  /** Number of missing answers. */
  missing: number;
  isStarted: boolean;
}

/** A section with its state, and the link to it. */
function SectionRow({ section, missing, isStarted }: SectionRowProps) {
  const { t } = usePreapprovalText();
  const isDone = missing === 0;
  const Mark = isDone ? CheckIcon : CircleIcon;
  const state = isDone
    ? t('progress.done')
    : isStarted
      ? t('progress.missing', { count: missing })
      : t('progress.todo');
  return (
    <li>
      <RowLink to={paths.preApproval(sectionStep(section))}>
        <Mark aria-hidden sx={{ flex: 'none', color: isDone ? 'success.main' : 'text.secondary' }} />
        <Box component="span" className="name" sx={{ flex: 1, minWidth: 0, fontWeight: 600 }}>
          {t(`progress.section.${section}`)}
        </Box>
        <Box component="span" sx={{ typography: 'body2', color: isDone ? 'success.main' : 'text.secondary' }}>
          {state}
        </Box>
      </RowLink>
    </li>
  );
}

interface ProgressSheetProps {
  application: NonNullable<WireDashboard['application']>;
}

/** The progress of a draft, section by section, and the link to the first section that is not complete. */
export function ProgressSheet({ application }: ProgressSheetProps) {
  const { t, date } = usePreapprovalText();
  const { sections, percent, updated } = application;
  const { search } = useLocation();
  const open = sections.find(({ missing }) => missing > 0);
  // A customer who comes from a listing goes to the step that fills in the home.
  const next =
    search === ''
      ? paths.preApproval(open ? sectionStep(open.section) : 'review')
      : paths.preApproval('property') + search;
  return (
    <Sheet>
      <Section heading={t('progress.heading')}>
        <Typography sx={{ fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.2 }}>
          {t('progress.percent', { percent })}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={percent}
          aria-label={t('progress.heading')}
          sx={{ my: 3, height: 8, borderRadius: 999, bgcolor: 'chip.main' }}
        />
        <Typography variant="body2" color="textSecondary">
          {t('progress.saved', { date: date(updated) })}
        </Typography>
        <Box component="ol" aria-label={t('progress.sections')} sx={{ listStyle: 'none', m: 0, p: 0, my: 4 }}>
          {sections.map((section) => (
            <SectionRow key={section.section} {...section} />
          ))}
        </Box>
        {!open && <Typography sx={{ mb: 4, fontWeight: 600 }}>{t('progress.ready')}</Typography>}
        <Button
          component={Link}
          to={next}
          variant="contained"
          endIcon={<ArrowForwardIcon aria-hidden />}
          sx={{ minHeight: 48, px: 7 }}
        >
          {t(open ? 'progress.continue' : 'progress.review')}
        </Button>
      </Section>
    </Sheet>
  );
}
