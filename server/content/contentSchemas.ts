/** Schemas of the brokerage's content, by key. The documents of `npm run content` and of the desk pass them. */
import { z } from 'zod';
import { PROVINCES } from '../../src/domain/geo/provinces.ts';
import { email, line, localised, PICTURE_ID, phone, prose, province } from './schemaParts.ts';
import { brand, home as homePage, legal, legalPage, offices } from './siteSchemas.ts';

/** Name of a picture of the build (public/brand). */
const BUILD_PICTURE = /^[a-z][a-z-]{1,40}$/;
const picture = z
  .string()
  .refine((text) => PICTURE_ID.test(text) || BUILD_PICTURE.test(text), 'must be the id of a stored picture');

const area = z.strictObject({ state: province, cities: z.array(line(80)).max(60).default([]) });

const home = z.strictObject({
  mlsNumber: z
    .string()
    .regex(/^[A-Za-z\d-]{1,30}$/, 'must be an MLS number')
    .transform((text) => text.toUpperCase()),
  boardId: z.int().min(0).max(999_999_999),
});

const agent = z.strictObject({
  slug: z
    .string()
    .max(60)
    .regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'must be written like amara-osei'),
  name: line(80),
  role: localised(line(80)),
  about: localised(prose(2_000)).optional(),
  licence: line(60),
  languages: z
    .array(z.string().regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?$/, 'must be language tags like en, fr, zh-Hans'))
    .min(1, 'must name at least one language')
    .max(12),
  areas: z
    .array(area)
    .min(1, 'must name at least one province')
    .max(PROVINCES.length)
    .refine(
      (areas) => new Set(areas.map(({ state }) => state)).size === areas.length,
      'must name each province once',
    ),
  phone,
  email,
  portrait: picture.optional(),
  /** The account with which the agent works at the desk. */
  account: email.optional(),
  /** Homes of the agent, listed and sold, whose sellers agreed to be shown. */
  homes: z.array(home).max(50).default([]),
});

const team = z.strictObject({
  agents: z
    .array(agent)
    .max(200)
    .refine(
      (agents) => new Set(agents.map(({ slug }) => slug)).size === agents.length,
      'must have each slug once',
    ),
});

const review = z.strictObject({
  id: z.string().regex(/^[\w-]{1,60}$/, 'must have letters, digits and hyphens only'),
  name: line(80),
  body: localised(prose(2_000)),
  rating: z.string().regex(/^[\w-]{0,60}_[0-5]$/, 'must end with _0 to _5'),
  platform: line(60),
});

const reviews = z.strictObject({
  summary: z
    .strictObject({ average: z.number().min(0).max(5), count: z.int().min(1).max(1_000_000) })
    .nullable(),
  reviews: z
    .array(review)
    .max(60)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'must have each id once'),
});

/** The schema of each key, and the content before the first change. */
export const CONTENT = {
  team: { schema: team, initial: { agents: [] } },
  reviews: { schema: reviews, initial: { summary: null, reviews: [] } },
  // Before the first change pages have the texts and facts of the build.
  home: { schema: homePage, initial: {} },
  offices: { schema: offices, initial: {} },
  legal: { schema: legal, initial: {} },
  terms: { schema: legalPage, initial: {} },
  privacy: { schema: legalPage, initial: {} },
  brand: { schema: brand, initial: {} },
} as const;

/** A key of the content. */
export type ContentKey = keyof typeof CONTENT;

/** The content of a key after its check. */
export type ContentBody<Key extends ContentKey> = z.output<(typeof CONTENT)[Key]['schema']>;

/** All keys. */
export const CONTENT_KEYS = Object.keys(CONTENT) as ContentKey[]; // the keys of CONTENT

/** True for a key of the content. */
export const isContentKey = (key: string): key is ContentKey => Object.hasOwn(CONTENT, key);

/** Ids of the stored pictures that a body names. */
export function picturesOf(body: unknown): string[] {
  if (typeof body === 'string') return PICTURE_ID.test(body) ? [body] : [];
  if (typeof body !== 'object' || body === null) return [];
  return [...new Set(Object.values(body).flatMap(picturesOf))];
}
