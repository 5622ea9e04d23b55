/** The steps of a pre-approval's application in order. Each name is also the last segment of the step's path. */

/** The steps; all but the last are sections of the application. */
export const APPLICATION_STEPS = [
  'property',
  'price',
  'applicant',
  'employment',
  'co-applicant',
  'review',
] as const;

/** A step, named as in its path. */
export type ApplicationStep = (typeof APPLICATION_STEPS)[number];

/** A section, named as in the service. */
export type ApplicationSection = 'property' | 'price' | 'applicant' | 'employment' | 'coApplicant';

const SECTIONS: Record<Exclude<ApplicationStep, 'review'>, ApplicationSection> = {
  property: 'property',
  price: 'price',
  applicant: 'applicant',
  employment: 'employment',
  'co-applicant': 'coApplicant',
};

/** Returns the section of a step; undefined for the review. */
export function stepSection(step: ApplicationStep): ApplicationSection | undefined {
  return step === 'review' ? undefined : SECTIONS[step];
}

/** Returns the step of a section. */
export function sectionStep(section: ApplicationSection): ApplicationStep {
  return section === 'coApplicant' ? 'co-applicant' : section;
}

/** Returns the next step, or the previous one for -1; undefined beyond the ends. */
export function stepBeside(step: ApplicationStep, by: 1 | -1): ApplicationStep | undefined {
  return APPLICATION_STEPS[APPLICATION_STEPS.indexOf(step) + by];
}
