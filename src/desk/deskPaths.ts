import { BASE_PATH } from '#domain/paths.ts';

/** The path under which the desk is mounted. */
export const DESK_PATH = `${BASE_PATH}/desk`;

/** Builders of the desk's paths, without the path under which it is mounted. */
export const deskPaths = {
  inbox: () => '/',
  item: (id: string) => `/items/${encodeURIComponent(id)}`,
  application: (item: string) => `/items/${encodeURIComponent(item)}/application`,
  changes: () => '/changes',
  team: () => '/team',
  content: (key = 'team') => `/content/${key}`,
  /** An address or a number is in the query, because reports of faults and the web server's log have paths only. */
  people: (key?: { email: string } | { phone: string }) =>
    key ? `/people?${new URLSearchParams(key).toString()}` : '/people',
} as const;
