import type { TFunction } from 'i18next';
import type { WireDeskChange, WireDeskMember, WireDeskToldBy, WireDeskViewing } from '#api/desk/contract.ts';
import { isRecord } from '#domain/isRecord.ts';
import { STATES } from '../inbox/inboxQuery.ts';
import { formatDay, formatMoment } from '../ui/format.ts';
import { memberName, OFFICE_TEXTS, teamText } from './officeChanges.ts';

/** Actions whose value names a person. */
const ABOUT_PERSON: readonly WireDeskChange['action'][] = [
  'personOpened',
  'personExported',
  'consentWithdrawn',
];

const WAYS = ['phone', 'email', 'letter', 'inPerson'] as const satisfies WireDeskToldBy[];

/** The language, and the names of members, for the texts of changes. */
export interface ChangeWords {
  t: TFunction<['desk', 'deskItem', 'deskOffice', 'deskContent']>;
  language: string;
  members: readonly WireDeskMember[];
  /** That of the item's home; the device's if it is unknown. */
  timeZone?: string | undefined;
}

const VIEWING_STATES = [
  'asked',
  'offered',
  'agreed',
  'declined',
  'cancelled',
] as const satisfies WireDeskViewing['state'][];
const PARTS = ['morning', 'afternoon', 'evening'] as const satisfies WireDeskViewing['part'][];
const VIEWING_WAYS = ['inPerson', 'video'] as const satisfies WireDeskViewing['way'][];
const MINUTE_MS = 60_000;

/** The time of a viewing with its length, or else its half-day; undefined if the record has neither. */
function viewingTime(
  { state, day, part, starts, ends }: Record<string, unknown>,
  { t, language, timeZone }: ChangeWords,
): string | undefined {
  // While another day is asked for, the record still has the last time that was named.
  if (typeof starts === 'string' && state !== 'asked') {
    const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    const minutes = typeof ends === 'string' ? (Date.parse(ends) - Date.parse(starts)) / MINUTE_MS : 0;
    const length = minutes > 0 && t('deskItem:viewing.minutes', { count: minutes });
    return [formatMoment(starts, language, zone), length].filter(Boolean).join(', ');
  }
  const half = PARTS.find((one) => one === part);
  if (typeof day !== 'string') return undefined;
  return [formatDay(day, language), half && t(`deskItem:viewing.parts.${half}`)].filter(Boolean).join(', ');
}

/** A viewing of the record: "Asked for · Wed, Nov 25, morning · In person". */
function viewingText(value: Record<string, unknown>, words: ChangeWords): string {
  const { t } = words;
  const { sentence } = value;
  const state = VIEWING_STATES.find((one) => one === value['state']);
  const way = VIEWING_WAYS.find((one) => one === value['way']);
  return [
    state && t(`deskItem:viewing.states.${state}`),
    viewingTime(value, words),
    way && t(`deskItem:viewing.ways.${way}`),
    typeof sentence === 'string' && sentence && t('deskItem:history.sentence', { sentence }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A value of the record, as a member reads it; '' for none. */
function valueText(action: WireDeskChange['action'], value: unknown, words: ChangeWords): string {
  const { t, language } = words;
  if (value === null || value === undefined) return action === 'owner' ? t('desk:noOwner') : '';
  if (action === 'owner') {
    return memberName(value, words);
  }
  if (action === 'state') {
    const state = STATES.find((one) => one === value);
    return state ? t(`desk:itemStates.${state}`) : String(value);
  }
  if (typeof value !== 'object') return String(value);
  if (isRecord(value) && action === 'viewing') return viewingText(value, words);
  if (isRecord(value) && typeof value['day'] === 'string' && typeof value['text'] === 'string') {
    return `${formatDay(value['day'], language)} ${value['text']}`;
  }
  if (isRecord(value) && typeof value['subject'] === 'string') return value['subject'];
  if (isRecord(value) && action === 'personErased') {
    return t('deskOffice:person.requests', { count: Number(value['items']) });
  }
  if (isRecord(value) && ABOUT_PERSON.includes(action)) {
    const way = WAYS.find((one) => one === value['way']);
    return [value['email'] ?? value['phone'], way && t(`deskOffice:consent.ways.${way}`)]
      .filter(Boolean)
      .join(', ');
  }
  // Names and ids of the record are no words: an action without a text has its name only.
  return (isRecord(value) && OFFICE_TEXTS[action]?.(value, words)) || '';
}

/** Returns the values of a change as text: "New → In work"; '' if it has none. */
export function changeText({ action, before, after, isErased }: WireDeskChange, words: ChangeWords): string {
  if (isErased) return words.t('deskItem:history.erased');
  if (action === 'member' && isRecord(after)) {
    return teamText(isRecord(before) ? before : undefined, after, words);
  }
  const was = valueText(action, before, words);
  const is = valueText(action, after, words);
  if (was === is || was === '') return is;
  return is === '' ? `${was} → –` : `${was} → ${is}`;
}
