/** Changes of the record that are about the desk itself: its team, rules, content and files. */
import type { TFunction } from 'i18next';
import type { WireContentKey } from '#api/desk/contentContract.ts';
import type { WireDeskMember, WireReviewState } from '#api/desk/contract.ts';
import { KINDS, STATES } from '../inbox/inboxQuery.ts';

type Value = Readonly<Record<string, unknown>>;

/** The texts, and the members by whose names ids are shown. */
interface OfficeWords {
  t: TFunction<['desk', 'deskItem', 'deskOffice', 'deskContent']>;
  members: readonly WireDeskMember[];
}

const ROLES = ['staff', 'admin'] as const satisfies WireDeskMember['role'][];
const LANGUAGES = ['en', 'fr'] as const;
const RULES = ['byCity', 'byLanguage', 'byTurns'] as const;
const REVIEWS = [
  'received',
  'inReview',
  'moreNeeded',
  'approved',
  'declined',
] as const satisfies WireReviewState[];
const DOCUMENTS = ['identity', 'income', 'employment', 'down_payment', 'property', 'other'] as const;
const CONTENT = [
  'team',
  'reviews',
  'home',
  'offices',
  'legal',
  'terms',
  'privacy',
  'brand',
] as const satisfies WireContentKey[];

const oneOf = <Name extends string>(names: readonly Name[], value: unknown): Name | undefined =>
  names.find((name) => name === value);

const listed = (parts: readonly unknown[]): string => parts.filter((part) => part !== '' && part).join(', ');

/** The name of the member with an id. */
export function memberName(id: unknown, { t, members }: OfficeWords): string {
  const member = members.find((one) => one.id === id);
  return member?.name || member?.email || t('deskItem:history.someone');
}

function roleText({ role, mortgage }: Value, { t }: OfficeWords): string {
  const known = oneOf(ROLES, role);
  return listed([known && t(`desk:roles.${known}`), mortgage && t('desk:roles.mortgage')]);
}

function memberText(value: Value, words: OfficeWords): string {
  const { t } = words;
  if (value['ended']) return t('deskOffice:member.ended');
  if ('role' in value) return roleText(value, words);
  const languages = LANGUAGES.filter(
    (one) => Array.isArray(value['languages']) && value['languages'].includes(one),
  );
  const cities = Array.isArray(value['cities']) ? listed(value['cities']) : '';
  return listed([
    languages.map((one) => t(`deskOffice:member.language.${one}`)).join(', ') ||
      t('deskOffice:member.allLanguages'),
    cities || t('deskOffice:member.allCities'),
    t(value['takesTurns'] === true ? 'deskOffice:member.takesTurns' : 'deskOffice:member.takesNone'),
  ]);
}

/** Returns the text of a change to the team: a member who joined, or what changed about one. */
export function teamText(before: Value | undefined, after: Value, words: OfficeWords): string {
  const { t } = words;
  const name = String(after['name'] || after['email'] || memberName(after['id'], words));
  const hasJoined = 'role' in after && (!before || Boolean(before['ended']));
  if (hasJoined) return t('deskItem:history.joined', { name, as: roleText(after, words) });
  const step = (textOf: (value: Value) => string) =>
    before ? `${textOf(before)} → ${textOf(after)}` : textOf(after);
  const facts = (value: Value) => memberText(value, words);
  const isRenamed = before && facts(before) === facts(after);
  return `${name}: ${step(isRenamed ? ({ name: own, email }) => listed([own, email]) : facts)}`;
}

/** The filters of a downloaded list. */
function exportText(value: Value, words: OfficeWords): string {
  const { t } = words;
  const state = oneOf(STATES, value['state']);
  const kind = oneOf(KINDS, value['kind']);
  const { owner } = value;
  const owned =
    owner === 'me'
      ? t('desk:filters.mine')
      : owner === 'none'
        ? t('desk:filters.noOwner')
        : owner && memberName(owner, words);
  const filters = listed([
    state && t(`desk:itemStates.${state}`),
    kind && t(`desk:kinds.${kind}`),
    owned,
    value['opened'] === 'no' && t('desk:filters.unopened'),
    value['isSearch'] === true && t('deskItem:history.searched'),
  ]);
  return filters || t('deskItem:history.everything');
}

/** Texts of values by the action of their change. */
export const OFFICE_TEXTS: Readonly<Record<string, (value: Value, words: OfficeWords) => string>> = {
  rules: (value, { t }) =>
    listed(RULES.filter((rule) => value[rule] === true).map((rule) => t(`deskItem:history.rules.${rule}`))) ||
    t('deskItem:history.rules.none'),
  documentOpened: ({ kind }, { t }) => {
    const known = oneOf(DOCUMENTS, kind);
    return known ? t(`deskOffice:documents.kinds.${known}`) : '';
  },
  applicationState: ({ state, sentence }, { t }) => {
    const known = oneOf(REVIEWS, state);
    return [
      known && t(`deskOffice:review.states.${known}`),
      typeof sentence === 'string' && sentence && t('deskItem:history.sentence', { sentence }),
    ]
      .filter(Boolean)
      .join(' · ');
  },
  contentPublished: ({ key, version }, { t }) => {
    const known = oneOf(CONTENT, key);
    return known
      ? t('deskItem:history.version', { part: t(`deskContent:keys.${known}`), version: Number(version) })
      : '';
  },
  itemsExported: exportText,
};
