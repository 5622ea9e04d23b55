import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { otherField } from '#domain/application/applicationHome.ts';
import { fieldsOf } from '../form/memberFields.ts';
import type { SectionForm } from '../form/useSectionForm.ts';

/** The field of a step that a link leads to: a missing one, by the service's name. */
export interface TargetField {
  targetField: string;
}

/** The field that the page was opened for; undefined if there is none. */
export function targetFieldOf(state: unknown): string | undefined {
  const target = typeof state === 'object' && state !== null && 'targetField' in state && state.targetField;
  return typeof target === 'string' ? target : undefined;
}

/** Splits "property.otherProperties.0.city" into the section and its field. */
function placeOf(target: string): { section: string; field: string } {
  const [, home, own] = /otherProperties\.(\d)\.(\w+)$/.exec(target) ?? [];
  if (home !== undefined) {
    return { section: 'property', field: otherField(Number(home), own as Parameters<typeof otherField>[1]) }; // the service's names are the fields'
  }
  const [record = '', part = '', last] = target.split('.');
  const member = last ?? part;
  const [field = member] = member === 'otherProperties' ? [otherField(0, 'address')] : fieldsOf(member, {});
  if (record === 'isAlone') return { section: 'alone', field: 'isAlone' };
  if (record !== 'signers') return { section: record, field };
  const section = { person: 'signer', employment: 'signerEmployment' }[part] ?? 'relation';
  return { section, field };
}

/** Moves the focus into the field that the page was opened for. */
export function useTargetField(sections: () => readonly SectionForm[]): void {
  const { state, key } = useLocation();
  const go = useEffectEvent(() => {
    const target = targetFieldOf(state);
    if (target === undefined) return;
    const { section, field } = placeOf(target);
    sections()
      .find((each) => each.section.name === section)
      ?.form.setFocus(field);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an entry of the history
  useEffect(() => go(), [key]);
}
