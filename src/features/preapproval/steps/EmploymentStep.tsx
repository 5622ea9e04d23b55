import { EmploymentFields } from '../EmploymentFields.tsx';
import { SECTIONS } from '../form/sections.ts';
import { useSectionForm } from '../form/useSectionForm.ts';
import { StepForm } from '../frame/StepForm.tsx';
import type { StepProps } from './stepProps.ts';

/** What the applicant lives on. */
export function EmploymentStep({ keeper }: StepProps) {
  const section = useSectionForm(SECTIONS.employment, keeper);
  return (
    <StepForm step="employment" sections={() => [section]} keepers={[keeper]}>
      <EmploymentFields section={section} />
    </StepForm>
  );
}
