import type { WireDeskKind, WireDeskQuery, WireDeskState } from '#api/desk/contract.ts';

export const STATES = ['new', 'inWork', 'answered', 'closed'] as const satisfies readonly WireDeskState[];
export const KINDS = [
  'listing',
  'general',
  'viewing',
  'valuation',
  'application',
  'withdrawal',
] as const satisfies readonly WireDeskKind[];
export const SORTS = ['newest', 'oldest', 'action'] as const satisfies readonly WireDeskQuery['sort'][];

/** The view of the inbox that its address holds. `all` shows every state. */
export interface InboxView {
  state: WireDeskState | 'all';
  /** A member's id, `me` or `none`; '' for all. */
  owner: string;
  kind: WireDeskKind | '';
  /** True for items only that no member has opened. */
  isUnopened: boolean;
  search: string;
  sort: (typeof SORTS)[number];
  /** From 1. */
  page: number;
}

/** The view of an address without a query: new items, the newest first. */
export const DEFAULT_VIEW: InboxView = {
  state: 'new',
  owner: '',
  kind: '',
  isUnopened: false,
  search: '',
  sort: 'newest',
  page: 1,
};

const oneOf = <Name extends string, Other>(
  text: string | null,
  names: readonly Name[],
  other: Other,
): Name | Other => names.find((name) => name === text) ?? other;

/** Reads the view from an address. Unknown values are left out. */
export function parseView(query: URLSearchParams): InboxView {
  const page = Number(query.get('page') ?? 1);
  return {
    state: oneOf(query.get('state'), [...STATES, 'all'] as const, DEFAULT_VIEW.state),
    owner: query.get('owner') ?? '',
    kind: oneOf(query.get('kind'), KINDS, ''),
    isUnopened: query.get('opened') === 'no',
    search: query.get('search') ?? '',
    sort: oneOf(query.get('sort'), SORTS, DEFAULT_VIEW.sort),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Prints the view for an address; '' for the default one. */
export function printView(view: InboxView): string {
  const { state, owner, kind, isUnopened, search, sort, page } = view;
  const query = new URLSearchParams({
    ...(state !== DEFAULT_VIEW.state && { state }),
    ...(owner && { owner }),
    ...(kind && { kind }),
    ...(isUnopened && { opened: 'no' }),
    ...(search && { search }),
    ...(sort !== DEFAULT_VIEW.sort && { sort }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query && `?${query}`;
}

/** The call's parameters of a view. */
export function queryOf({ state, owner, kind, isUnopened, search, sort, page }: InboxView): WireDeskQuery {
  return {
    ...(state !== 'all' && { state }),
    ...(owner && { owner }),
    ...(kind && { kind }),
    ...(isUnopened && { opened: 'no' }),
    ...(search.trim() && { search: search.trim() }),
    sort,
    page,
  };
}
