import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { setCacheHeaders } from '#server/http/caching.ts';
import type { Clock } from '#server/http/clock.ts';
import { ServiceError } from '#server/http/errors.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { queryOf, validate } from '#server/http/validation.ts';
import { BUILT_SENDER, type SenderBrand } from '#server/store/content/senderBrand.ts';
import type { WireListing, WireListingsPage } from '../../../src/api/realty/contract.ts';
import { foundHome } from '../foundHome.ts';
import { atomParameters } from '../parameters/searchParameters.ts';

/** Dependencies of the Atom feed. */
export interface AtomOptions {
  clock: Clock;
  /** Public origin of the app: "https://www.example.com". Without it there is no feed, whose links are absolute. */
  siteUrl?: string | undefined;
  /** Returns the brokerage that the feed names; that of the build by default. */
  brandOf?: (() => Promise<SenderBrand>) | undefined;
}

type Language = 'en' | 'fr';

/** Number of homes in a feed. */
const ENTRIES = 50;
const FIELDS =
  'mlsNumber,boardId,type,listPrice,soldPrice,listDate,updatedOn,address,details.numBedrooms,details.numBathrooms,details.propertyType,details.leaseTerms';

const NO_BREAK = '\u00a0';
const WORDS = {
  en: {
    locale: 'en-CA',
    title: (name: string) => `Homes at ${name}: your search`,
    beds: (count: number) => `${count} ${count === 1 ? 'bedroom' : 'bedrooms'}`,
    baths: (count: number) => `${count} ${count === 1 ? 'bathroom' : 'bathrooms'}`,
    rent: { week: ' a week', month: ' a month' },
  },
  fr: {
    locale: 'fr-CA',
    title: (name: string) => `Propriétés chez ${name}${NO_BREAK}: votre recherche`,
    beds: (count: number) => `${count}${NO_BREAK}${count < 2 ? 'chambre' : 'chambres'}`,
    baths: (count: number) => `${count}${NO_BREAK}${count < 2 ? 'salle de bain' : 'salles de bain'}`,
    rent: { week: ' par semaine', month: ' par mois' },
  },
} as const;

/** Removes the characters that XML 1.0 cannot contain, even escaped (https://www.w3.org/TR/xml/#charsets). */
const xmlText = (text: string): string =>
  text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');

function titleOf(listing: WireListing, language: Language): string {
  const { address, price, rentPeriod } = foundHome(listing);
  const { locale, rent } = WORDS[language];
  const money = price.toLocaleString(locale, {
    style: 'currency',
    currency: 'CAD',
    maximumFractionDigits: 0,
  });
  const asked = price > 0 ? `${money}${rentPeriod ? rent[rentPeriod] : ''}` : '';
  return [address[language], asked].filter(Boolean).join(' · ');
}

function summaryOf({ details }: WireListing, language: Language): string {
  const { beds, baths } = WORDS[language];
  const [bedrooms, bathrooms] = [Number(details?.numBedrooms), Number(details?.numBathrooms)];
  const facts = [bedrooms > 0 && beds(bedrooms), bathrooms > 0 && baths(bathrooms)];
  return facts.filter(Boolean).join(', ');
}

/** A time as Atom needs it; undefined for a missing or unreadable one. */
function timeOf(text: string | null | undefined): string | undefined {
  const time = new Date(text ?? '');
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

/**
 * Writes a feed (RFC 4287).
 * @param self address of the feed
 * @param appUrl "https://www.example.com/real-estate"
 */
function atomOf(
  listings: readonly WireListing[],
  facts: { self: string; appUrl: string; language: Language; now: Date; brand: SenderBrand },
) {
  const { self, appUrl, language, now, brand } = facts;
  const entries = listings.map((listing) => {
    const { mlsNumber, boardId, listDate, updatedOn } = listing;
    const published = timeOf(listDate);
    return {
      // Without the place, which a correction may change: the id of an entry has to stay.
      url: `${appUrl}/detail/${encodeURIComponent(mlsNumber)}/${boardId}`,
      title: xmlText(titleOf(listing, language)),
      summary: xmlText(summaryOf(listing, language)),
      published,
      updated: timeOf(updatedOn) ?? published ?? now.toISOString(),
    };
  });
  const updated = entries
    .map((entry) => entry.updated)
    .reduce((one, other) => (one > other ? one : other), '');
  return html`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${WORDS[language].locale}">
<id>${self}</id>
<title>${xmlText(WORDS[language].title(brand.name))}</title>
<updated>${updated || now.toISOString()}</updated>
<author><name>${xmlText(brand.brokerage)}</name></author>
<link rel="self" type="application/atom+xml" href="${self}"/>
<link rel="alternate" type="text/html" href="${appUrl}/"/>
${entries.map(
  ({ url, title, summary, published, updated: changed }) => html`<entry>
<id>${url}</id>
<title>${title}</title>
<updated>${changed}</updated>
${published && html`<published>${published}</published>`}
<link rel="alternate" type="text/html" href="${url}"/>
${summary && html`<summary>${summary}</summary>`}
</entry>
`,
)}</feed>
`;
}

/**
 * GET /realty/listings.atom: the newest homes of a search as an Atom feed. It has the filters of GET /realty/listings,
 * which it calls, and shows open homes of a visitor's answer only, also to a customer.
 * @param app the realty service, whose search it calls
 */
export function addAtomFeed(app: Hono<ServiceEnv>, options: AtomOptions): void {
  const { clock, siteUrl, brandOf = async () => BUILT_SENDER } = options;
  app.get('/realty/listings.atom', async (context: Context<ServiceEnv>) => {
    if (siteUrl === undefined) throw new ServiceError(404, 'This site has no feeds: its address is not set.');
    const { language = 'en' } = validate(atomParameters, queryOf(context.req.url));
    const { pathname, searchParams } = new URL(context.req.url);
    const self = `${siteUrl}${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}`;
    searchParams.delete('language');
    for (const [name, value] of Object.entries({
      sortBy: 'createdOnDesc',
      resultsPerPage: String(ENTRIES),
      seenWhole: 'true',
      fields: FIELDS,
    }))
      searchParams.set(name, value);
    // Without the caller's headers, so that the answer is a visitor's.
    const search = new Request(new URL(`/realty/listings?${searchParams}`, context.req.url), {
      signal: context.req.raw.signal,
    });
    const answer = await app.fetch(search, context.env);
    if (!answer.ok) return answer;
    const { listings } = (await answer.json()) as WireListingsPage; // the service's own
    const appUrl = `${siteUrl}/real-estate`;
    setCacheHeaders(context, 'everybody');
    context.header('Content-Type', 'application/atom+xml; charset=utf-8');
    const facts = { self, appUrl, language, now: clock.now(), brand: await brandOf() };
    return context.body(String(await atomOf(listings, facts)));
  });
}
