import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useChangeApplicationMutation } from '#api/customer/applicationCalls.ts';
import type { WireApplication } from '#api/customer/applicationContract.ts';
import { isCallError } from '#api/errors.ts';
import { brand } from '#config/brand.ts';
import { calendarToday } from '#domain/application/applicationDates.ts';
import type { Locale } from '#domain/format.ts';
import { coversMinimum } from '#domain/mortgage/downPayment.ts';
import { paths } from '#domain/paths.ts';
import { localeOf } from '#i18n/i18n.ts';
import { languageOf } from '#i18n/languages.ts';
import { AlertBox } from '#ui/AlertBox.tsx';
import { BusyButton } from '#ui/BusyButton.tsx';
import { Button } from '#ui/Button.tsx';
import type { Autosave } from '../autosave/autosave.ts';
import { useAutosaveState, useSaveOnLeaving, useSignerAutosave } from '../autosave/useAutosave.ts';
import { memberOf, ownMembers } from '../form/memberFields.ts';
import { SECTIONS } from '../form/sections.ts';
import { type Hindrance, MissingList } from '../review/MissingList.tsx';
import { reviewSections } from '../review/reviewSections.ts';
import { SectionReview } from '../review/SectionReview.tsx';
import { ConflictNotice } from '../wizard/ConflictNotice.tsx';
import { SaveState } from '../wizard/SaveState.tsx';
import type { StepProps } from './stepProps.ts';

/**
 * Shown if the application was submitted elsewhere during a change here. The submitted one does not contain that
 * change.
 */
function DroppedNotice({ autosaves }: { autosaves: readonly (Autosave | undefined)[] }) {
  const { t } = useTranslation('application');
  const [isDropped] = useState(() =>
    autosaves.some((autosave) => autosave?.hasUnsaved() || autosave?.snapshot().isIncomplete),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once when it is shown
  useEffect(() => {
    for (const autosave of autosaves) autosave?.discard();
  }, []);
  return isDropped && <AlertBox text={t('submitted.dropped')} />;
}

function hindrancesOf(
  { missing, price: { total, downPayment } }: WireApplication,
  wrong: readonly Hindrance[],
): Hindrance[] {
  const isTooLow = total !== undefined && downPayment !== undefined && !coversMinimum(total, downPayment);
  return [
    ...missing.filter(({ field }) => !wrong.some((each) => each.field === field)),
    ...wrong,
    ...(isTooLow ? [{ section: 'price' as const, field: 'price.downPayment', isTooLow }] : []),
  ];
}

/** The whole application for a last check, and the button that submits it. */
export function ReviewStep({ application, autosave }: StepProps) {
  const { t, i18n } = useTranslation('application');
  const locale = localeOf(i18n.language);
  const [signer] = application.signers;
  const signerAutosave = useSignerAutosave(application.id, signer);
  useSaveOnLeaving(signerAutosave);
  useAutosaveState(autosave);
  useAutosaveState(signerAutosave ?? autosave);
  const { isSending, failure, submit } = useSubmission(application.id, autosave, signerAutosave);
  const list = useRef<HTMLDivElement>(null);
  const hindrances = hindrancesOf(application, [
    ...unsavedHindrances(autosave, 'application', locale),
    ...(signerAutosave ? unsavedHindrances(signerAutosave, 'signer', locale) : []),
  ]);
  const isFixed = application.status !== 'draft';
  const onSubmit = () => {
    if (hindrances.length === 0) return submit();
    list.current?.focus();
    list.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      {isFixed && <DroppedNotice autosaves={[autosave, signerAutosave]} />}
      <ConflictNotice autosave={autosave} />
      {signerAutosave && <ConflictNotice autosave={signerAutosave} />}
      {!isFixed && hindrances.length > 0 && <MissingList ref={list} hindrances={hindrances} />}
      <Box sx={{ display: 'grid', gap: 5 }}>
        {reviewSections(application).map((review) => (
          <SectionReview key={review.step} review={review} isFixed={isFixed} />
        ))}
      </Box>
      {isFixed ? (
        <Button component={Link} to={paths.preApproval()} variant="contained" sx={{ mt: 8 }}>
          {t('review.toDashboard')}
        </Button>
      ) : (
        <Box sx={{ display: 'grid', gap: 4, mt: 8 }}>
          <Typography variant="body2" color="textSecondary">
            {t('review.consent', { mortgageBrokerage: brand.mortgageBrokerage })}
          </Typography>
          {failure && <AlertBox text={t(`review.failure.${failure}`)} />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
            <BusyButton
              aria-busy={isSending}
              isBusy={isSending}
              onClick={onSubmit}
              sx={{ minHeight: 48, flex: { xs: 1, sm: 'none' } }}
            >
              {t(isSending ? 'review.sending' : 'review.submit')}
            </BusyButton>
            <SaveState autosaves={signerAutosave ? [autosave, signerAutosave] : [autosave]} />
          </Box>
        </Box>
      )}
    </>
  );
}

type SectionName = keyof typeof SECTIONS;

/** The sections of an application's record, and of a co-applicant's. */
const SECTIONS_OF = {
  application: ['property', 'price', 'applicant', 'employment', 'alone'],
  signer: ['relation', 'signer', 'signerEmployment'],
} as const satisfies Record<string, readonly SectionName[]>;

/** The step that asks for a section's fields. */
const STEP_OF_MEMBER: Record<SectionName, Hindrance['section']> = {
  property: 'property',
  price: 'price',
  applicant: 'applicant',
  employment: 'employment',
  alone: 'coApplicant',
  relation: 'coApplicant',
  signer: 'coApplicant',
  signerEmployment: 'coApplicant',
};

/** The service's path of a field's member. For another home, the field itself. */
function pathOf(prefix: string, field: string): string {
  const [, home, own] = /^other(\d):(.+)$/.exec(field) ?? [];
  return prefix + (home === undefined ? memberOf(field) : `otherProperties.${home}.${own}`);
}

/** Typed values that are invalid. They must be corrected before the submission. */
function unsavedHindrances(
  autosave: Autosave,
  record: keyof typeof SECTIONS_OF,
  locale: Locale,
): Hindrance[] {
  const { members } = autosave.snapshot().record;
  const today = calendarToday();
  const paths = new Map<string, Hindrance>();
  for (const name of SECTIONS_OF[record]) {
    const section = SECTIONS[name];
    const unsaved = autosave.unsavedTextsOf(name);
    if (Object.keys(unsaved).length === 0) continue;
    const texts = { ...section.textsOf(ownMembers(members, section), locale), ...unsaved };
    const prefix = (record === 'signer' ? 'signers.' : '') + section.prefix;
    for (const [field, problem] of section.read(texts, today).problems) {
      // An incomplete home is not saved at all. For all other sections the service reports missing fields.
      const isListedElsewhere =
        problem === 'downTooLow' || (problem === 'required' && !field.startsWith('other'));
      const path = pathOf(prefix, field);
      if (!isListedElsewhere) paths.set(path, { section: STEP_OF_MEMBER[name], field: path, isWrong: true });
    }
  }
  return [...paths.values()];
}

const STALE = 412;

/** The reason if an application was not submitted. */
type SubmissionFailure = 'unsaved' | 'changed' | 'refused' | 'unreachable' | 'failed';

interface Submission {
  isSending: boolean;
  failure: SubmissionFailure | undefined;
  submit(): void;
}

/** Submits the saved application with its co-applicant, and opens the dashboard. */
function useSubmission(
  applicationId: string,
  autosave: Autosave,
  signerAutosave: Autosave | undefined,
): Submission {
  const navigate = useNavigate();
  const { i18n } = useTranslation();
  const [change] = useChangeApplicationMutation();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<SubmissionFailure>();
  const isRunning = useRef(false);

  const send = async (): Promise<SubmissionFailure | undefined> => {
    await autosave.flush();
    if (signerAutosave) {
      await signerAutosave.flush();
      // Each change of the co-applicant changes the application's version.
      await autosave.refresh();
    }
    if ([autosave, signerAutosave].some((each) => each?.hasUnsaved())) return 'unsaved';
    const { version } = autosave.snapshot().record;
    const { error } = await change({
      applicationId,
      version,
      changes: { status: 'submitted', language: languageOf(i18n.language) },
    });
    if (!error) return undefined;
    if (!isCallError(error)) return 'failed';
    if (error.status === STALE) {
      await autosave.refresh();
      return 'changed';
    }
    if (error.status === 400) return 'refused';
    return error.status === 0 ? 'unreachable' : 'failed';
  };
  return {
    isSending,
    failure,
    submit: () => {
      // A second press may come before the state is rendered.
      if (isRunning.current) return;
      isRunning.current = true;
      setSending(true);
      setFailure(undefined);
      void send()
        .then((found) => {
          setFailure(found);
          if (found === undefined) void navigate(paths.preApproval());
        })
        .finally(() => {
          isRunning.current = false;
          setSending(false);
        });
    },
  };
}
