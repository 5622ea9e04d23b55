import type { Context } from 'hono';
import { html } from 'hono/html';
import { ServiceError } from '#server/http/errors.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { parseImageKey } from './imageKey.ts';

/** The page has no scripts, and only the product may embed it. */
const POLICY = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** Scenes of a walk: the home from the street, and its rooms. */
const SCENES =
  /^(facade|tower|farm|kitchen|living|bedroom|bath|dining|basement|yard|balcony|lobby|hall|laundry|study|gym|premises)/;

const STYLE = `
  html, body { height: 100%; margin: 0; background: #0b111a; }
  ol { display: flex; height: 100%; margin: 0; padding: 0; list-style: none; overflow-x: auto; scroll-snap-type: x mandatory; }
  li { flex: 0 0 100%; height: 100%; scroll-snap-align: center; }
  img { width: 100%; height: 100%; object-fit: cover; display: block; }
`;

/**
 * Answers with the virtual tour of a listing: its rooms, one after the other, each as large as the window. It stands for
 * the page of a tour's host, which the product embeds.
 * @param pictures keys of the listing's pictures, in the order of a showing
 * @throws ServiceError 404 for a listing without rooms
 */
export function answerTour(context: Context<ServiceEnv>, pictures: readonly string[]) {
  const rooms = pictures.filter((key) => SCENES.test(parseImageKey(key)?.scene ?? ''));
  if (rooms.length === 0) throw new ServiceError(404, 'No listing has this tour.');
  context.header('Content-Security-Policy', POLICY);
  const steps = rooms.map(
    (key, index) => html`<li><img src="/images/${key}?w=1600&f=webp" alt="${index + 1} / ${rooms.length}"
      loading="${index < 2 ? 'eager' : 'lazy'}"></li>`,
  );
  return context.html(html`<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${rooms.length}</title><style>${STYLE}</style></head>
<body><ol tabindex="0">${steps}</ol></body></html>`);
}
