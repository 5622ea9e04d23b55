import { SECTIONS } from '../form/sections.ts';
import { useSectionForm } from '../form/useSectionForm.ts';
import { StepForm } from '../frame/StepForm.tsx';
import { PersonFields } from '../PersonFields.tsx';
import type { StepProps } from './stepProps.ts';

/** Who applies. */
export function ApplicantStep({ keeper }: StepProps) {
  const section = useSectionForm(SECTIONS.applicant, keeper);
  return (
    <StepForm step="applicant" sections={() => [section]} keepers={[keeper]}>
      <PersonFields section={section} />
    </StepForm>
  );
}
