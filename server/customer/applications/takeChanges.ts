import { FieldErrors } from '#server/http/errors.ts';
import type { WireFieldError } from '../../../src/api/contact/contract.ts';
import type {
  WireApplicationChanges,
  WireBirthDate,
  WireNewSigner,
  WireSignerChanges,
} from '../../../src/api/customer/applicationContract.ts';
import { mergedSection } from './merge.ts';
import { requiredDownPayment } from './requiredDownPayment.ts';
import { type ApplicationAnswers, missingFields } from './requiredFields.ts';
import {
  EMPLOYMENT_CONDITIONS,
  employmentErrors,
  firstHomeErrors,
  PROPERTY_CONDITIONS,
  personErrors,
  priceErrors,
  propertyErrors,
} from './sectionRules.ts';
import type { Sections, SignerSections } from './storedSections.ts';

/** The error message for an invalid application. */
export const APPLICATION_MESSAGE = 'This application is not valid.';
/** The error message for an invalid co-applicant. */
export const SIGNER_MESSAGE = 'This co-applicant is not valid.';

function refuse(message: string, errors: readonly WireFieldError[]): void {
  if (errors.length > 0) throw new FieldErrors(message, [...errors]);
}

/**
 * Applies a change to an application's sections and checks the result.
 * @param changes checked by their schema
 * @param today the date by which ages are computed
 * @throws FieldErrors with one entry for each invalid field
 */
export function changedSections(
  sections: Sections,
  changes: Pick<WireApplicationChanges, keyof Sections>,
  today: WireBirthDate,
): Sections {
  const property = mergedSection('property', sections.property, changes.property ?? {}, PROPERTY_CONDITIONS);
  const price = mergedSection('price', sections.price, changes.price ?? {});
  const applicant = mergedSection('applicant', sections.applicant, changes.applicant ?? {});
  const employment = mergedSection(
    'employment',
    sections.employment,
    changes.employment ?? {},
    EMPLOYMENT_CONDITIONS,
  );
  refuse(APPLICATION_MESSAGE, [
    ...property.errors,
    ...propertyErrors(property.section),
    ...priceErrors(price.section),
    ...firstHomeErrors([property.section, price.section], changes),
    ...personErrors('applicant', applicant.section, today),
    ...employment.errors,
    ...employmentErrors('employment', employment.section, today),
  ]);
  return {
    property: property.section,
    price: price.section,
    applicant: applicant.section,
    employment: employment.section,
  };
}

/** Does for a co-applicant what `changedSections` does for an application. */
export function changedSigner(
  sections: SignerSections,
  changes: Pick<WireSignerChanges, keyof SignerSections> | Pick<WireNewSigner, 'person'>,
  today: WireBirthDate,
): SignerSections {
  const change = { employment: {}, ...changes };
  const person = mergedSection('person', sections.person, change.person ?? {});
  const employment = mergedSection(
    'employment',
    sections.employment,
    change.employment ?? {},
    EMPLOYMENT_CONDITIONS,
  );
  refuse(SIGNER_MESSAGE, [
    ...personErrors('person', person.section, today),
    ...employment.errors,
    ...employmentErrors('employment', employment.section, today),
  ]);
  return { person: person.section, employment: employment.section };
}

function downPaymentErrors({ price: { total, downPayment } }: Sections): WireFieldError[] {
  if (total === undefined || downPayment === undefined) return [];
  const minimum = requiredDownPayment(total);
  if (downPayment >= minimum) return [];
  return [{ field: 'price.downPayment', message: `must be at least ${minimum} dollars`, keyword: 'minimum' }];
}

/**
 * Checks that an application can be submitted.
 * @throws FieldErrors with one entry for each missing field, and one for a down payment below the legal minimum
 */
export function checkComplete(answers: ApplicationAnswers): void {
  const missing = missingFields(answers).map(({ field }) => ({
    field,
    message: 'is missing',
    keyword: 'required',
  }));
  refuse('This application is not complete.', [...missing, ...downPaymentErrors(answers.sections)]);
}
