import type { TFunction } from 'i18next';
import type { WireDeskChange, WireDeskMember, WireDeskToldBy } from '#api/desk/contract.ts';
import { isRecord } from '#domain/isRecord.ts';
import { STATES } from '../inbox/inboxQuery.ts';
import { formatDay } from '../ui/format.ts';

/** Actions whose value names a person. */
const ABOUT_PERSON: readonly WireDeskChange['action'][] = [
  'personOpened',
  'personExported',
  'consentWithdrawn',
];

const WAYS = ['phone', 'email', 'letter', 'inPerson'] as const satisfies WireDeskToldBy[];

/** The language, and the names of members, for the texts of changes. */
export interface ChangeWords {
  t: TFunction<['desk', 'deskItem', 'deskOffice']>;
  language: string;
  members: readonly WireDeskMember[];
}

/** A value of the record, as a member reads it; '' for none. */
function valueText(
  action: WireDeskChange['action'],
  value: unknown,
  { t, language, members }: ChangeWords,
): string {
  if (value === null || value === undefined) return action === 'owner' ? t('desk:noOwner') : '';
  if (action === 'owner') {
    const member = members.find(({ id }) => id === value);
    return member ? member.name || member.email : String(value);
  }
  if (action === 'state') {
    const state = STATES.find((one) => one === value);
    return state ? t(`desk:itemStates.${state}`) : String(value);
  }
  if (typeof value !== 'object') return String(value);
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
  return Object.entries(value)
    .filter(([, part]) => part !== null && part !== '')
    .map(([name, part]) => `${name}: ${typeof part === 'object' ? JSON.stringify(part) : String(part)}`)
    .join(', ');
}

/** Returns the values of a change as text: "New → In work"; '' if it has none. */
export function changeText({ action, before, after, isErased }: WireDeskChange, words: ChangeWords): string {
  if (isErased) return words.t('deskItem:history.erased');
  const was = valueText(action, before, words);
  const is = valueText(action, after, words);
  if (was === is || was === '') return is;
  return is === '' ? `${was} → –` : `${was} → ${is}`;
}
