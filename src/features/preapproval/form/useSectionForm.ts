import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { calendarToday } from '#domain/application/applicationDates.ts';
import type { SectionReading } from '#domain/application/applicationFields.ts';
import { localeOf } from '#i18n/i18n.ts';
import type { Autosave } from '../autosave/autosave.ts';
import { isSameValue, type Members } from '../autosave/members.ts';
import { useAutosaveState } from '../autosave/useAutosave.ts';
import { fieldsOf, isOf, memberOf, ownMembers } from './memberFields.ts';
import type { Section, SectionTexts } from './sections.ts';

/** Milliseconds after a pointer's release within which its click has happened. */
const CLICK_MS = 100;

/**
 * Delays changes of the layout until a press has ended. A line that appears during the press would move the button
 * away, and the click would miss it. Without a press the change happens at once.
 */
function useAfterPress(): (act: () => void) => void {
  const press = useRef<{ isDown: boolean; waiting: (() => void)[] }>({ isDown: false, waiting: [] });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const down = () => {
      clearTimeout(timer);
      press.current.isDown = true;
    };
    const end = () => {
      const { waiting } = press.current;
      press.current = { isDown: false, waiting: [] };
      for (const act of waiting) act();
    };
    const up = () => {
      clearTimeout(timer);
      if (press.current.isDown) timer = setTimeout(end, CLICK_MS);
    };
    window.addEventListener('pointerdown', down, true);
    window.addEventListener('pointerup', up, true);
    window.addEventListener('pointercancel', up, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', down, true);
      window.removeEventListener('pointerup', up, true);
      window.removeEventListener('pointercancel', up, true);
    };
  }, []);
  return (act) => {
    if (press.current.isDown) press.current.waiting.push(act);
    else act();
  };
}

/** The form of one section, with autosave. */
export interface SectionForm {
  form: UseFormReturn<SectionTexts>;
  section: Section;
  /** Prefix of its fields' ids. */
  id: string;
  /** Called when the text of a field has changed. */
  edited(field: string): void;
  /** Shows the problem of a field after the focus has left it. A missing value is not shown yet. */
  left(field: string): void;
  /**
   * Shows all wrong and missing fields.
   * @param mayLack missing fields are allowed, because the co-applicant was asked to fill them in
   * @returns true if there is a problem
   */
  check(mayLack?: boolean): boolean;
  /** The fields that show a problem, in the order of the form. */
  wrong(): string[];
  /** Sets several texts at once, for fields that are added, removed or moved. */
  replace(texts: SectionTexts): void;
}

/** The fields of the same answer. */
function siblings(field: string): readonly string[] {
  const member = memberOf(field);
  return member === 'otherProperties' ? [field] : fieldsOf(member, {});
}

/** The form of a section of a record. The autosave saves its valid values. */
export function useSectionForm(section: Section, autosave: Autosave): SectionForm {
  const { i18n } = useTranslation();
  const locale = localeOf(i18n.language);
  const id = useId();
  const afterPress = useAfterPress();
  const { record, adopted, refused } = useAutosaveState(autosave);
  const [today] = useState(calendarToday);
  const read = (texts: SectionTexts) => section.read(texts, today);
  const textsOf = (members: Members) => section.textsOf(ownMembers(members, section), locale);

  const [first] = useState(() => textsOf(record.members));
  const form = useForm<SectionTexts>({
    defaultValues: { ...first, ...autosave.unsavedTextsOf(section.name) },
    shouldUnregister: false,
  });
  /** The texts of the record when the form took them over last. */
  const synced = useRef(first);
  /** The members that the fields had last. Any difference was typed here. */
  const lastRead = useRef(read(first).members);

  const storeTexts = (texts: SectionTexts) =>
    autosave.storeTexts(section.name, texts, (typed, members) => unsavedTexts(typed, textsOf(members), read));

  const changed = () => {
    const texts = form.getValues();
    const { members } = read(texts);
    const before = lastRead.current;
    const changes = Object.entries(members).filter(([name, value]) => !isSameValue(before[name], value));
    lastRead.current = members;
    storeTexts(texts);
    if (changes.length === 0) return;
    autosave.change(Object.fromEntries(changes.map(([name, value]) => [section.prefix + name, value])));
  };

  const takeOver = useEffectEvent((members: Members) => {
    const next = textsOf(members);
    for (const field of Object.keys({ ...synced.current, ...next })) {
      const before = synced.current[field] ?? '';
      const now = next[field] ?? '';
      if (now !== before && (form.getValues(field) ?? '') === before) form.setValue(field, now);
    }
    synced.current = next;
    const texts = form.getValues();
    lastRead.current = read(texts).members;
    storeTexts(texts);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language formats the amounts again
  useEffect(() => takeOver(record.members), [record, locale]);

  const takeTheirs = useEffectEvent((path: string) => {
    if (!isOf(section, path)) return;
    const next = synced.current;
    const fields = fieldsOf(path.slice(section.prefix.length), { ...form.getValues(), ...next });
    for (const field of fields) form.setValue(field, next[field] ?? '');
    form.clearErrors([...fields]);
    lastRead.current = read(form.getValues()).members;
  });
  useEffect(() => {
    if (adopted.count > 0) takeTheirs(adopted.path);
  }, [adopted]);

  const showRefused = useEffectEvent((paths: readonly string[]) => {
    for (const path of paths) {
      if (!isOf(section, path)) continue;
      const [field] = fieldsOf(path.slice(section.prefix.length), form.getValues());
      if (field) form.setError(field, { type: 'refused' });
    }
  });
  useEffect(() => showRefused(Object.keys(refused)), [refused]);

  const showProblems = (fields: Iterable<string>) => {
    const { problems } = read(form.getValues());
    for (const field of fields) {
      const problem = problems.get(field);
      if (problem && problem !== 'required') form.setError(field, { type: problem });
    }
  };

  /**
   * Removes problems that a change in another field solved: a postal code by its province, a down payment by the price.
   */
  const clearMended = () => {
    const texts = form.getValues();
    const { problems } = read(texts);
    const isMended = (field: string): boolean => {
      const type = form.getFieldState(field).error?.type;
      return type !== undefined && type !== 'refused' && !problems.has(field);
    };
    form.clearErrors(Object.keys(texts).filter(isMended));
  };

  // Retries the unsaved changes of an earlier visit to the page, and shows their problems.
  const resume = useEffectEvent(() => {
    changed();
    showProblems(Object.keys(autosave.unsavedTextsOf(section.name)).flatMap(siblings));
  });
  useEffect(() => resume(), []);

  return {
    form,
    section,
    id,
    edited: (field) => {
      form.clearErrors([...siblings(field)]);
      changed();
      clearMended();
    },
    left: (field) =>
      afterPress(() => {
        showProblems(siblings(field));
        // Renders the summary above the form, which shows the problem too.
        storeTexts(form.getValues());
      }),
    check: (mayLack = false) => {
      const { problems } = read(form.getValues());
      const reported = [...problems].filter(([, problem]) => !mayLack || problem !== 'required');
      form.clearErrors();
      for (const [field, problem] of reported) form.setError(field, { type: problem });
      return reported.length > 0;
    },
    wrong: () => {
      const texts = form.getValues();
      const { problems } = read(texts);
      // A field that is not asked any more has no problem, even if it had one before.
      return [...new Set([...problems.keys(), ...Object.keys(texts)])].filter((field) => {
        const type = form.getFieldState(field).error?.type;
        return type === 'refused' || (type !== undefined && problems.has(field));
      });
    },
    replace: (texts) => {
      for (const [field, text] of Object.entries(texts)) form.setValue(field, text);
      form.clearErrors(Object.keys(texts));
      changed();
      clearMended();
    },
  };
}

const isSameReading = (one: SectionReading, other: SectionReading): boolean =>
  isSameValue(one.members, other.members) &&
  isSameValue(Object.fromEntries(one.problems), Object.fromEntries(other.problems));

/**
 * The texts that differ from the record, or that it cannot hold: half a date, a wrong postal code, an incomplete home.
 * A page that is opened again shows them in place of the record's own.
 */
export function unsavedTexts(
  texts: SectionTexts,
  ofRecord: SectionTexts,
  read: (texts: SectionTexts) => SectionReading,
): SectionTexts {
  const shown = { ...ofRecord, ...texts };
  const whole = read(shown);
  const entries = Object.entries(texts).filter(([field, text]) => {
    const textsOf = ofRecord[field] ?? '';
    // A different way to write the same value, and a field that is not asked any more, make no difference.
    return text !== textsOf && !isSameReading(read({ ...shown, [field]: textsOf }), whole);
  });
  return Object.fromEntries(entries);
}
