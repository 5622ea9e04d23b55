import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { calendarToday } from '../../../domain/applicationDates.ts';
import { localeOf } from '../../../i18n/i18n.ts';
import type { DraftKeeper } from '../keep/draftKeeper.ts';
import { isSameValue, type Members } from '../keep/members.ts';
import { useKeeping } from '../keep/useKeeper.ts';
import { fieldsOf, memberOf } from './memberFields.ts';
import type { Section, SectionTexts } from './sections.ts';
import { unsavedTexts } from './unsavedTexts.ts';

/** One section's form: what is typed is kept as it is typed. */
export interface SectionForm {
  form: UseFormReturn<SectionTexts>;
  section: Section;
  /** What the ids of its fields begin with. */
  id: string;
  /** A field has another text now. */
  edited(field: string): void;
  /** Says what is wrong with a field that was left; that something is missing is said later. */
  left(field: string): void;
  /** Shows everything that is wrong or missing; answers the fields in the order of the form. */
  check(): string[];
  /** Several texts at once: fields that come, go or move. */
  replace(texts: SectionTexts): void;
}

const isOf = ({ prefix }: Section, path: string): boolean =>
  prefix === '' ? !path.includes('.') : path.startsWith(prefix);

/** The members of a section by their own names. */
function ownMembers(all: Members, section: Section): Record<string, unknown> {
  const own = Object.entries(all).filter(([path]) => isOf(section, path));
  return Object.fromEntries(own.map(([path, value]) => [path.slice(section.prefix.length), value]));
}

/** The form of a section of a record; its keeper saves what is right. */
export function useSectionForm(section: Section, keeper: DraftKeeper): SectionForm {
  const { i18n } = useTranslation();
  const locale = localeOf(i18n.language);
  const id = useId();
  const { record, taken, refused } = useKeeping(keeper);
  const [today] = useState(calendarToday);
  const read = (texts: SectionTexts) => section.read(texts, today);
  const kept = (members: Members) => section.textsOf(ownMembers(members, section), locale);

  const [first] = useState(() => kept(record.members));
  const form = useForm<SectionTexts>({
    defaultValues: { ...first, ...keeper.heldOf(section.name) },
    shouldUnregister: false,
  });
  /** The texts of the record as they were taken over last. */
  const synced = useRef(first);
  /** What the fields said last: what they say otherwise now was changed here. */
  const seen = useRef(read(first).members);

  const hold = (texts: SectionTexts) =>
    keeper.hold(section.name, texts, (held, members) => unsavedTexts(held, kept(members), read));

  const changed = () => {
    const texts = form.getValues();
    const { members } = read(texts);
    const before = seen.current;
    const changes = Object.entries(members).filter(([name, value]) => !isSameValue(before[name], value));
    seen.current = members;
    hold(texts);
    if (changes.length === 0) return;
    keeper.want(Object.fromEntries(changes.map(([name, value]) => [section.prefix + name, value])));
  };

  const takeOver = useEffectEvent((members: Members) => {
    const next = kept(members);
    for (const field of Object.keys({ ...synced.current, ...next })) {
      const before = synced.current[field] ?? '';
      const now = next[field] ?? '';
      if (now !== before && (form.getValues(field) ?? '') === before) form.setValue(field, now);
    }
    synced.current = next;
    const texts = form.getValues();
    seen.current = read(texts).members;
    hold(texts);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: amounts are written anew where the language changes
  useEffect(() => takeOver(record.members), [record, locale]);

  const takeTheirs = useEffectEvent((path: string) => {
    if (!isOf(section, path)) return;
    const next = synced.current;
    const fields = fieldsOf(path.slice(section.prefix.length), { ...form.getValues(), ...next });
    for (const field of fields) form.setValue(field, next[field] ?? '');
    form.clearErrors([...fields]);
    seen.current = read(form.getValues()).members;
  });
  useEffect(() => {
    if (taken.count > 0) takeTheirs(taken.path);
  }, [taken]);

  const sayRefused = useEffectEvent((paths: readonly string[]) => {
    for (const path of paths) {
      if (!isOf(section, path)) continue;
      const [field] = fieldsOf(path.slice(section.prefix.length), form.getValues());
      if (field) form.setError(field, { type: 'refused' });
    }
  });
  useEffect(() => sayRefused(Object.keys(refused)), [refused]);

  // What an earlier visit to the page left unsaved is tried again.
  const resume = useEffectEvent(changed);
  useEffect(() => resume(), []);

  return {
    form,
    section,
    id,
    edited: (field) => {
      const member = memberOf(field);
      form.clearErrors(member === 'otherProperties' ? field : [...fieldsOf(member, {})]);
      changed();
    },
    left: (field) => {
      const { problems } = read(form.getValues());
      const member = memberOf(field);
      for (const each of member === 'otherProperties' ? [field] : fieldsOf(member, {})) {
        const problem = problems.get(each);
        if (problem && problem !== 'required') form.setError(each, { type: problem });
      }
    },
    check: () => {
      const { problems } = read(form.getValues());
      form.clearErrors();
      for (const [field, problem] of problems) form.setError(field, { type: problem });
      return [...problems.keys()];
    },
    replace: (texts) => {
      for (const [field, text] of Object.entries(texts)) form.setValue(field, text);
      form.clearErrors(Object.keys(texts));
      changed();
    },
  };
}
