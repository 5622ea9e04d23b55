import { calendarToday } from '#domain/application/applicationDates.ts';
import type { Locale } from '#domain/format.ts';
import { memberOf } from '../form/memberFields.ts';
import { ownMembers } from '../form/ownMembers.ts';
import { SECTIONS } from '../form/sections.ts';
import type { DraftKeeper } from '../keep/draftKeeper.ts';
import type { Hindrance } from './MissingList.tsx';

type SectionName = keyof typeof SECTIONS;

/** The sections of an application's record, and of a co-applicant's. */
const SECTIONS_OF = {
  application: ['property', 'price', 'applicant', 'employment', 'alone'],
  signer: ['relation', 'signer', 'signerEmployment'],
} as const satisfies Record<string, readonly SectionName[]>;

/** Where a section's fields are asked. */
const ASKED_IN: Record<SectionName, Hindrance['section']> = {
  property: 'property',
  price: 'price',
  applicant: 'applicant',
  employment: 'employment',
  alone: 'coApplicant',
  relation: 'coApplicant',
  signer: 'coApplicant',
  signerEmployment: 'coApplicant',
};

/** A field's member as the service names it; of another home the field itself. */
function pathOf(prefix: string, field: string): string {
  const [, home, own] = /^other(\d):(.+)$/.exec(field) ?? [];
  return prefix + (home === undefined ? memberOf(field) : `otherProperties.${home}.${own}`);
}

/** What was typed and can't be kept as it is: nothing is submitted beside it. */
export function heldHindrances(
  keeper: DraftKeeper,
  record: keyof typeof SECTIONS_OF,
  locale: Locale,
): Hindrance[] {
  const { members } = keeper.snapshot().record;
  const today = calendarToday();
  const paths = new Map<string, Hindrance>();
  for (const name of SECTIONS_OF[record]) {
    const section = SECTIONS[name];
    const held = keeper.heldOf(name);
    if (Object.keys(held).length === 0) continue;
    const texts = { ...section.textsOf(ownMembers(members, section), locale), ...held };
    const prefix = (record === 'signer' ? 'signers.' : '') + section.prefix;
    for (const [field, problem] of section.read(texts, today).problems) {
      // A home is kept as a whole; of everything else the service says what is missing.
      const isSaid = problem === 'downTooLow' || (problem === 'required' && !field.startsWith('other'));
      const path = pathOf(prefix, field);
      if (!isSaid) paths.set(path, { section: ASKED_IN[name], field: path, isWrong: true });
    }
  }
  return [...paths.values()];
}
