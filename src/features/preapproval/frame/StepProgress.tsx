import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { WireApplication } from '#api/customer/applicationContract.ts';
import {
  APPLICATION_STEPS,
  type ApplicationStep,
  stepSection,
} from '#domain/application/applicationSteps.ts';
import { paths } from '#domain/paths.ts';
import { CheckIcon } from '#ui/icons/frameIcons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

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
  '&:focus-visible': { outline: `2px solid ${theme.vars?.palette.primary.dark}`, outlineOffset: -2 },
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

/** Every step, with what is done of it; each can be gone to at any time. */
export function StepProgress({ step, application }: StepProgressProps) {
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
