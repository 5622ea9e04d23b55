/** The pages of a pre-approval's application, in their order: each is also the last segment of its path. */

/** The steps; all but the last are sections of the application. */
export const APPLICATION_STEPS = [
  'property',
  'price',
  'applicant',
  'employment',
  'co-applicant',
  'review',
] as const;

/** A step by the name that its path has. */
export type ApplicationStep = (typeof APPLICATION_STEPS)[number];

/** A section as the service names it. */
export type ApplicationSection = 'property' | 'price' | 'applicant' | 'employment' | 'coApplicant';

const SECTIONS: Record<Exclude<ApplicationStep, 'review'>, ApplicationSection> = {
  property: 'property',
  price: 'price',
  applicant: 'applicant',
  employment: 'employment',
  'co-applicant': 'coApplicant',
};

/** The section that a step holds; undefined for the review. */
export function stepSection(step: ApplicationStep): ApplicationSection | undefined {
  return step === 'review' ? undefined : SECTIONS[step];
}

/** The step that holds a section. */
export function sectionStep(section: ApplicationSection): ApplicationStep {
  return section === 'coApplicant' ? 'co-applicant' : section;
}

/** The step after one, or before it (-1); undefined beyond the ends. */
export function stepBeside(step: ApplicationStep, by: 1 | -1): ApplicationStep | undefined {
  return APPLICATION_STEPS[APPLICATION_STEPS.indexOf(step) + by];
}
