import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { WireApplication } from '#api/customer/applicationContract.ts';
import { useDocumentTitle } from '#components/navigation/useDocumentTitle.ts';
import {
  APPLICATION_STEPS,
  type ApplicationStep,
  stepSection,
} from '#domain/application/applicationSteps.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { DisclosureSummary } from '#ui/DisclosureSummary.tsx';
import { CheckIcon } from '#ui/icons/commonIcons.tsx';
import { ArrowBackIcon, LockIcon } from '#ui/icons/pageIcons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { SaveSlot } from './SaveState.tsx';
import { targetFieldOf } from './useTargetField.ts';

interface StepMeterProps {
  step: ApplicationStep;
  application: Pick<WireApplication, 'missing' | 'status'>;
}

/** On small screens: the progress, and a list of all steps behind it. */
function StepMeter({ step, application }: StepMeterProps) {
  const { t } = useTranslation('application');
  const place = APPLICATION_STEPS.indexOf(step) + 1;
  const count = APPLICATION_STEPS.length;
  return (
    // The key closes it on the next step.
    <Box component="details" key={step} sx={{ bgcolor: 'background.paper', borderRadius: 1, boxShadow: 1 }}>
      <DisclosureSummary sx={{ px: 4, py: 3, minHeight: 44, '& svg': { color: 'text.secondary' } }}>
        <Box sx={{ flex: 1 }}>
          {t('steps.meter', { place, count, step: t(`steps.${step}`) })}
          <Box
            aria-hidden
            sx={{ mt: 2.5, height: 6, borderRadius: 3, bgcolor: 'chip.main', overflow: 'hidden' }}
          >
            <Box sx={{ height: '100%', width: `${(place / count) * 100}%`, bgcolor: 'primary.main' }} />
          </Box>
        </Box>
      </DisclosureSummary>
      <Box sx={{ px: 2, pb: 3 }}>
        <StepProgress step={step} application={application} />
      </Box>
    </Box>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(6),
  padding: `${theme.spacing(6)} var(--edges) ${theme.spacing(20)}`,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '260px minmax(0, 640px)',
    gap: theme.spacing(24),
    paddingBlock: theme.spacing(10, 28),
  },
}));

const NOTHING_DONE: Pick<WireApplication, 'missing' | 'status'> = {
  status: 'draft',
  missing: (['property', 'price', 'applicant', 'employment', 'coApplicant'] as const).map((section) => ({
    section,
    field: section,
  })),
};

/** Moves the focus to the heading of a new step, unless a link led to one of its fields. */
function useStepArrival(step: ApplicationStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  const { state } = useLocation();
  const arrive = useEffectEvent(() => {
    if (last.current === step) return;
    last.current = step;
    if (targetFieldOf(state) === undefined) heading.current?.focus({ preventScroll: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a step
  useEffect(() => arrive(), [step]);
  return heading;
}

interface WizardLayoutProps {
  step: ApplicationStep;
  /** Undefined while it loads. */
  application?: WireApplication;
  children: ReactNode;
}

/** A step beside the list of all steps; on small screens below the progress. */
export function WizardLayout({ step, application, children }: WizardLayoutProps) {
  const { t } = useTranslation('application');
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const heading = useStepArrival(step);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  // A submitted application has nothing left to review.
  const isSubmitted = step === 'review' && application?.status === 'submitted';
  const name = t(isSubmitted ? 'submitted.heading' : `steps.${step}`);
  useDocumentTitle(t('documentTitle', { step: name }));
  const done = application ?? NOTHING_DONE;
  return (
    <Columns>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ position: { md: 'sticky' }, top: { md: 'calc(var(--header-height) + 24px)' } }}>
          <Button
            component={Link}
            to={paths.preApproval()}
            color="inherit"
            startIcon={<ArrowBackIcon aria-hidden />}
            sx={{ ml: -4, pl: 4, mb: { xs: 2, md: 5 } }}
          >
            {t('overview')}
          </Button>
          {isWide ? (
            <>
              <StepProgress step={step} application={done} />
              <Box ref={setSlot} sx={{ minHeight: 44, mt: 4, px: 3 }} />
              <Box
                sx={{ display: 'flex', gap: 2.5, mt: 2, px: 3, typography: 'body2', color: 'text.secondary' }}
              >
                <LockIcon aria-hidden sx={{ fontSize: '1.25rem', flex: 'none' }} />
                {t('privacy')}
              </Box>
            </>
          ) : (
            <StepMeter step={step} application={done} />
          )}
        </Box>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography
          ref={heading}
          component="h1"
          tabIndex={-1}
          sx={{ typography: { xs: 'h3', md: 'h2' }, outline: 'none' }}
        >
          {name}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 2, mb: 8 }}>
          {t(isSubmitted ? 'submitted.intro' : `intro.${step}`)}
        </Typography>
        <SaveSlot value={slot}>{children}</SaveSlot>
      </Box>
    </Columns>
  );
}

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const Step = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  minHeight: 48,
  padding: theme.spacing(1, 3),
  borderRadius: theme.shape.borderRadius,
  color: theme.vars?.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars?.palette.action.hover },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': { backgroundColor: theme.vars?.palette.chip.main, fontWeight: 600 },
}));

const Mark = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: '50%',
  border: `2px solid ${theme.vars?.palette.text.secondary}`,
  color: theme.vars?.palette.text.secondary,
  fontSize: '0.875rem',
  fontWeight: 700,
  '&[data-state="current"]': {
    borderColor: theme.vars?.palette.primary.dark,
    color: theme.vars?.palette.primary.dark,
  },
  '&[data-state="done"]': {
    borderColor: theme.vars?.palette.success.main,
    backgroundColor: theme.vars?.palette.success.main,
    color: theme.vars?.palette.primary.contrastText,
    '& svg': { fontSize: '1.125rem' },
  },
}));

type Done = Pick<WireApplication, 'missing' | 'status'>;

function isDone(step: ApplicationStep, { missing, status }: Done): boolean {
  const section = stepSection(step);
  if (!section) return status === 'submitted';
  return !missing.some((field) => field.section === section);
}

interface StepProgressProps {
  step: ApplicationStep;
  application: Done;
}

/** All steps with their state. Each can be opened at any time. */
function StepProgress({ step, application }: StepProgressProps) {
  const { t } = useTranslation('application');
  return (
    <Box component="nav" aria-label={t('steps.label')}>
      <List>
        {APPLICATION_STEPS.map((each, place) => {
          const done = isDone(each, application);
          const state = done ? 'done' : each === step ? 'current' : 'todo';
          return (
            <li key={each}>
              <Step to={paths.preApproval(each)} {...(each === step && { 'aria-current': 'step' as const })}>
                <Mark data-state={state} aria-hidden>
                  {done ? <CheckIcon /> : place + 1}
                </Mark>
                <span>
                  {t(`steps.${each}`)}
                  <VisuallyHidden>{`, ${t(`steps.states.${state}`)}`}</VisuallyHidden>
                </span>
              </Step>
            </li>
          );
        })}
      </List>
    </Box>
  );
}
