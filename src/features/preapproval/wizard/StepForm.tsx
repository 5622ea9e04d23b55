import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { type ApplicationStep, stepBeside } from '#domain/application/applicationSteps.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { ArrowBackIcon, ArrowForwardIcon } from '#ui/icons/pageIcons.tsx';
import type { Autosave } from '../autosave/autosave.ts';
import { useAutosaveState } from '../autosave/useAutosave.ts';
import type { SectionForm } from '../form/useSectionForm.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { SaveState } from './SaveState.tsx';
import { useTargetField } from './useTargetField.ts';

interface StepFormProps {
  step: ApplicationStep;
  /** The forms of the step, in their order. */
  sections: () => readonly SectionForm[];
  autosaves: readonly [Autosave, Autosave?];
  children: ReactNode;
}

/** The form of a step: its problems, its fields and its buttons. Next continues if nothing is missing. */
export function StepForm({ step, sections, autosaves, children }: StepFormProps) {
  const { t } = useTranslation('application');
  const navigate = useNavigate();
  const [first, second] = autosaves;
  // Renders again when the state of the autosave changes, because problems of nested forms change with it.
  useAutosaveState(first);
  useAutosaveState(second ?? first);
  useTargetField(sections);
  const [tries, setTries] = useState(0);
  const back = stepBeside(step, -1);
  const next = paths.preApproval(stepBeside(step, 1));
  const goOn = () => {
    for (const autosave of autosaves) void autosave?.flush();
    // Checks every form, so that each shows its problems, also those after the first.
    const wrong = sections().filter((section) => section.check());
    if (wrong.length === 0) void navigate(next);
    else setTries((count) => count + 1);
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label={t(`steps.${step}`)}
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      {tries > 0 && (
        <ErrorSummary sections={sections()} count={tries}>
          <Button component={Link} to={next} sx={{ ml: -5, mt: 2 }}>
            {t('buttons.later')}
          </Button>
        </ErrorSummary>
      )}
      <ConflictNotice autosave={first} />
      {second && <ConflictNotice autosave={second} />}
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mt: 10 }}>
        {back && (
          <Button
            component={Link}
            to={paths.preApproval(back)}
            variant="outlined"
            startIcon={<ArrowBackIcon aria-hidden />}
            sx={{ minHeight: 48 }}
          >
            {t('buttons.back')}
          </Button>
        )}
        <Button
          type="submit"
          variant="contained"
          endIcon={<ArrowForwardIcon aria-hidden />}
          sx={{ minHeight: 48, flex: { xs: 1, sm: 'none' } }}
        >
          {t('buttons.next')}
        </Button>
        <Box sx={{ ml: { sm: 'auto' }, width: { xs: '100%', sm: 'auto' } }}>
          <SaveState autosaves={autosaves} />
        </Box>
      </Box>
    </Box>
  );
}
