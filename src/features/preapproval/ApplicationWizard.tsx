import './applicationTexts.ts';
import Box from '@mui/material/Box';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { applicationCalls, useApplicationQuery } from '#api/customer/applicationCalls.ts';
import type { WireApplication } from '#api/customer/applicationContract.ts';
import { EmptyState } from '#components/layouts/EmptyState.tsx';
import type { ApplicationStep } from '#domain/application/applicationSteps.ts';
import { paths } from '#domain/paths.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useApplicationAutosave, useSaveOnLeaving } from './autosave/useAutosave.ts';
import { EmploymentFields } from './EmploymentFields.tsx';
import { SECTIONS } from './form/sections.ts';
import { useSectionForm } from './form/useSectionForm.ts';
import { ListingOffer } from './home/ListingOffer.tsx';
import { PersonFields } from './PersonFields.tsx';
import { CoApplicantStep } from './steps/CoApplicantStep.tsx';
import { PriceStep } from './steps/PriceStep.tsx';
import { PropertyStep } from './steps/PropertyStep.tsx';
import { ReviewStep } from './steps/ReviewStep.tsx';
import type { StepProps } from './steps/stepProps.ts';
import { StepForm } from './wizard/StepForm.tsx';
import { WizardLayout } from './wizard/WizardLayout.tsx';

/** The employment and income of the applicant. */
function EmploymentStep({ autosave }: StepProps) {
  const section = useSectionForm(SECTIONS.employment, autosave);
  return (
    <StepForm step="employment" sections={() => [section]} autosaves={[autosave]}>
      <EmploymentFields section={section} />
    </StepForm>
  );
}

/** The applicant's personal details. */
function ApplicantStep({ autosave }: StepProps) {
  const section = useSectionForm(SECTIONS.applicant, autosave);
  return (
    <StepForm step="applicant" sections={() => [section]} autosaves={[autosave]}>
      <PersonFields section={section} />
    </StepForm>
  );
}

const STEPS: Record<ApplicationStep, ComponentType<StepProps>> = {
  property: PropertyStep,
  price: PriceStep,
  applicant: ApplicantStep,
  employment: EmploymentStep,
  'co-applicant': CoApplicantStep,
  review: ReviewStep,
};

function OpenWizard({ step, application }: { step: ApplicationStep; application: WireApplication }) {
  const autosave = useApplicationAutosave(application);
  useSaveOnLeaving(autosave);
  if (application.status === 'withdrawn') return <Navigate to={paths.preApproval()} replace />;
  // A submitted application cannot be changed, only read.
  if (application.status !== 'draft' && step !== 'review')
    return <Navigate to={paths.preApproval('review')} replace />;
  const Step = STEPS[step];
  return (
    <WizardLayout step={step} application={application}>
      <ListingOffer autosave={autosave} />
      <Step key={step} application={application} autosave={autosave} />
    </WizardLayout>
  );
}

/** Finds the customer's own application. The id is null if there is none: only the overview starts one. */
function useOwnId() {
  const dispatch = useAppDispatch();
  const [found, setFound] = useState<{ id?: string | null; isError?: true }>({});
  const ask = async () => {
    setFound({});
    // The cached entry may be older than a start or a withdrawal a moment ago.
    const { data } = await dispatch(
      applicationCalls.endpoints.dashboard.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    setFound(data ? { id: data.application?.id ?? null } : { isError: true });
  };
  const begin = useEffectEvent(() => void ask());
  useEffect(() => begin(), []);
  return { ...found, ask: () => void ask() };
}

/** The customer's application. */
function useOwnApplication() {
  const { id, isError, ask } = useOwnId();
  const { data, isError: isUnread, refetch } = useApplicationQuery(id ?? '', { skip: !id });
  return {
    application: data,
    isNone: id === null,
    isError: isError ?? isUnread,
    retry: () => (id ? void refetch() : ask()),
  };
}

/** The steps of an application for a pre-approval, one at a time. The form is saved while the customer types. */
export function ApplicationWizard({ step }: { step: ApplicationStep }) {
  const { t } = useTranslation('application');
  const { search } = useLocation();
  const { application, isNone, isError, retry } = useOwnApplication();
  // Keeps the query, which names the home.
  if (isNone) return <Navigate to={paths.preApproval() + search} replace />;
  if (application) return <OpenWizard step={step} application={application} />;
  return (
    <WizardLayout step={step}>
      {isError ? (
        <EmptyState
          role="alert"
          sentence={t('failed')}
          action={
            <Button variant="contained" onClick={retry}>
              {t('save.retry')}
            </Button>
          }
        />
      ) : (
        <Box sx={{ display: 'grid', gap: 6 }}>
          <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
          {['first', 'second', 'third', 'fourth'].map((row) => (
            <Skeleton key={row} variant="rounded" height={76} aria-hidden />
          ))}
        </Box>
      )}
    </WizardLayout>
  );
}
