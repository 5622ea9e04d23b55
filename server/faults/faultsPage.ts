import { html } from 'hono/html';
import type { StoredFault } from './faultSchema.ts';

/** The page runs no script and loads nothing. */
export const FAULTS_PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

const STYLE = `
  :root { color-scheme: light dark; --ink: #0f1b2d; --muted: #5b6778; --ground: #f5f7fa; --surface: #fff; --line: #dde4ec; }
  @media (prefers-color-scheme: dark) { :root { --ink: #eaf0f7; --muted: #a9b6c6; --ground: #0f1722; --surface: #182230;
    --line: #2a3748; } }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 760px; margin: 0 auto; padding: 32px 16px 64px; }
  h1 { font-size: 28px; line-height: 1.2; margin: 0 0 8px; }
  h2 { font-size: 18px; margin: 0; overflow-wrap: anywhere; }
  p { margin: 8px 0; }
  .muted { color: var(--muted); font-size: 14px; overflow-wrap: anywhere; }
  article { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 16px 20px; margin: 16px 0; }
  pre { font-size: 13px; white-space: pre-wrap; overflow-wrap: anywhere; margin: 8px 0 0; }
`;

function faultArticle(fault: StoredFault) {
  const { time, name, message, where, path, call, status, requestId, release } = fault;
  const callText = call === undefined ? '' : ` · ${call} ${status ?? ''} ${requestId ?? ''}`;
  return html`<article>
    <h2>${name}: ${message}</h2>
    <p class="muted"><time datetime="${time}">${time.slice(0, 19).replace('T', ' ')} UTC</time> · ${where} · ${path} · version ${release}${callText}</p>
    ${[fault.stack, fault.components].filter(Boolean).map((text) => html`<pre>${text}</pre>`)}
  </article>`;
}

/** The error reports as an HTML page, in the given order. */
export function faultsPage(faults: readonly StoredFault[]) {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Faults</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>Faults</h1>
      <p class="muted">What broke in pages since the product started, the newest first. It is kept in memory alone.</p>
      ${faults.length === 0 ? html`<p>None yet.</p>` : faults.map(faultArticle)}
    </main>
  </body>
</html>`;
}
