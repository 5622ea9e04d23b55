import type { Context, Hono } from 'hono';
import type { DocumentFiles } from '#server/customer/documents/documentFiles.ts';
import type { Answer } from '#server/http/answer.ts';
import { setCacheHeaders, withETag } from '#server/http/caching.ts';
import type { Counters } from '#server/http/counters.ts';
import { ServiceError } from '#server/http/errors.ts';
import { type RateLimit, rateLimit } from '#server/http/rateLimit.ts';
import { makeService } from '#server/http/service.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { REALTY_LIMITS } from '#server/realty/realtyOptions.ts';
import type { WireAgent, WireAgentProfile, WireTeam } from '../../src/api/content/contract.ts';
import { readAgentHomes } from './agentHomes.ts';
import { LOGO_ICONS, openContentPictures, PICTURE_WIDTHS } from './contentPictures.ts';
import { openPreview, type PreviewContext } from './contentPreview.ts';
import type { ContentBody } from './contentSchemas.ts';
import { LEGAL_KEYS } from './legalTexts.ts';
import type { PublishedContent } from './publishedContent.ts';
import { readLegalPage, readSite } from './site.ts';

/** First part of the paths of the content. It is below the realty service's, so that proxies and offline copies have it. */
export const CONTENT_PATH = '/realty/content';
/** First part of the paths of its pictures, below that of the other pictures. */
export const CONTENT_PICTURES_PATH = '/images/content';

/** Dependencies and options of the service. */
export interface ContentOptions {
  published: PublishedContent;
  /** The drafts that tabs with a preview's token read; without it there are no previews. */
  drafts?: PreviewContext | undefined;
  /** The site's origin. */
  siteUrl?: string | undefined;
  /** The place of pictures; without it there are none. */
  files?: Pick<DocumentFiles, 'read'> | undefined;
  /** The realty service, for the homes of agents. */
  realty: Answer;
  /** Limits by address; those of the realty service by default. */
  limits?: readonly RateLimit[] | undefined;
  counters?: Counters | undefined;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const PICTURE_FILE = /^([\da-f-]{36})-(?:(\d+)\.webp|([a-z]+-[a-z\d]+)\.png)$/;
const missing = () => new ServiceError(404, 'There is nothing at this address.');

type StoredAgent = ContentBody<'team'>['agents'][number];

/** An agent as visitors see them: without the account, and without the numbers of homes, which may be restricted. */
const publicProfile = ({ account: _account, homes: _homes, ...agent }: StoredAgent): WireAgentProfile =>
  agent;

function publicAgent(agent: StoredAgent): WireAgent {
  const { about: _about, ...card } = publicProfile(agent);
  return card;
}

/** Answers with the content that visitors may see. */
function send(context: Context, body: object): Response {
  setCacheHeaders(context, 'visitor');
  return context.json(body);
}

/**
 * The service of the brokerage's content for visitors: GET /realty/content/team, /reviews, /site, /legal/terms,
 * /legal/privacy, /agents/SLUG and /agents/SLUG/homes, and pictures at
 * /images/content/ID-WIDTH.webp, also as icons at ID-icon-192.png. Its description is part of /realty/openapi.json.
 */
export function makeContent(options: ContentOptions): Hono<ServiceEnv> {
  const { published, drafts, siteUrl, files, realty, limits = REALTY_LIMITS, counters } = options;
  const pictures = files && openContentPictures(files);
  const app = makeService(CONTENT_PATH);
  app.use(`${CONTENT_PATH}/*`, rateLimit({ limits, counters }));
  app.use(`${CONTENT_PATH}/*`, withETag());
  /** The draft of a preview's tab. Its answers are never cached, because the call has an Authorization header. */
  const previewOf = async (context: Context) =>
    drafts && openPreview(drafts, published, context.req.header('Authorization'));
  const contentFor = async (context: Context): Promise<PublishedContent> =>
    (await previewOf(context)) ?? published;
  const agentOf = async (context: Context): Promise<StoredAgent> => {
    const { agents } = (await (await contentFor(context)).read('team')).body;
    const agent = agents.find(({ slug }) => slug === context.req.param('slug'));
    if (!agent) throw new ServiceError(404, 'There is no agent with this name.');
    return agent;
  };
  app.get(`${CONTENT_PATH}/team`, async (context) => {
    const { agents } = (await (await contentFor(context)).read('team')).body;
    return send(context, { agents: agents.map(publicAgent) } satisfies WireTeam);
  });
  app.get(`${CONTENT_PATH}/agents/:slug`, async (context) =>
    send(context, publicProfile(await agentOf(context))),
  );
  app.get(`${CONTENT_PATH}/reviews`, async (context) =>
    send(context, (await (await contentFor(context)).read('reviews')).body),
  );
  app.get(`${CONTENT_PATH}/site`, async (context) => {
    const preview = await previewOf(context);
    const site = await readSite(preview ?? published, siteUrl);
    return send(context, preview ? { ...site, preview: { endsInMs: preview.endsInMs } } : site);
  });
  for (const page of LEGAL_KEYS) {
    app.get(`${CONTENT_PATH}/legal/${page}`, async (context) =>
      send(context, await readLegalPage(await contentFor(context), page, siteUrl)),
    );
  }
  app.get(`${CONTENT_PATH}/agents/:slug/homes`, async (context) =>
    send(context, await readAgentHomes((await agentOf(context)).homes, realty)),
  );
  app.get(`${CONTENT_PICTURES_PATH}/:file`, async (context) => {
    const [, id = '', size, icon = ''] = PICTURE_FILE.exec(context.req.param('file')) ?? [];
    const form =
      PICTURE_WIDTHS.find((one) => String(one) === size) ?? (icon in LOGO_ICONS ? icon : undefined);
    const picture = form && (await pictures?.read(id, form));
    if (!picture) throw missing();
    return new Response(new Uint8Array(picture), {
      headers: {
        'Content-Type': icon ? 'image/png' : 'image/webp',
        'Cache-Control': IMMUTABLE,
        'X-Content-Type-Options': 'nosniff',
      },
    });
  });
  return app;
}
