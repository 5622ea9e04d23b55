import type { Context } from 'hono';
import { html } from 'hono/html';
import { ServiceError } from '#server/http/errors.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import type { Outbox, OutboxMail } from './outbox.ts';

/** The page has no scripts and loads nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";

const STYLE = `
  :root { color-scheme: light dark; --ink: #0f1b2d; --muted: #5b6778; --ground: #f5f7fa; --surface: #fff; --line: #dde4ec;
    --strong: #1070b8; }
  @media (prefers-color-scheme: dark) { :root { --ink: #eaf0f7; --muted: #a9b6c6; --ground: #0f1722; --surface: #182230;
    --line: #2a3748; --strong: #5ab0f0; } }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 640px; margin: 0 auto; padding: 32px 16px 64px; }
  h1 { font-size: 28px; line-height: 1.2; margin: 0 0 8px; }
  h2 { font-size: 18px; margin: 0; }
  p { margin: 8px 0; }
  .muted { color: var(--muted); font-size: 14px; overflow-wrap: anywhere; }
  form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; margin: 24px 0; }
  label { flex: 1 1 220px; font-weight: 600; font-size: 14px; }
  input { display: block; width: 100%; margin-top: 4px; }
  input, button { min-height: 44px; padding: 0 12px; font: inherit; border-radius: 8px; border: 1px solid var(--muted);
    background: var(--surface); color: inherit; }
  button { font-weight: 600; }
  article { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 16px 20px;
    margin: 16px 0; }
  article p { white-space: pre-line; overflow-wrap: anywhere; }
  a { color: var(--strong); }
  .code { font-size: 28px; font-weight: 700; letter-spacing: 0.12em; color: var(--strong); user-select: all; }
`;

/** Returns "2026-11-21 17:00 UTC" for 2026-11-21T17:00:00.000Z. */
const shownMoment = (sent: string): string => `${sent.slice(0, 16).replace('T', ' ')} UTC`;

/** Turns addresses into links. */
function shownText(text: string) {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part) => (/^https?:/.test(part) ? html`<a href="${part}">${part}</a>` : part));
}

function mailArticle({ id, to, sent, language, subject, text, code }: OutboxMail) {
  const paragraphs = text
    .split('\n\n')
    .map((part) => html`<p class="${part === code ? 'code' : ''}">${shownText(part)}</p>`);
  return html`<article lang="${language}">
    <h2>${subject}</h2>
    <p class="muted">${to} · <time datetime="${sent}">${shownMoment(sent)}</time> ·
      <a href="/idp/outbox/${id}">HTML</a></p>
    ${paragraphs}
  </article>`;
}

function page(mails: readonly OutboxMail[], email: string) {
  const emptyNote = html`<p>No mail yet. Create an account or ask for a password reset, then reload this page.</p>`;
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Outbox</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>Outbox</h1>
      <p class="muted">This machine sends no mail. The mails are listed here instead, until the product stops.</p>
      <form>
        <label>Email address<input type="email" name="email" value="${email}" autocomplete="off"></label>
        <button>Show</button>
      </form>
      ${mails.length === 0 ? emptyNote : mails.map(mailArticle)}
    </main>
  </body>
</html>`;
}

/**
 * Answers GET /idp/outbox?email= with an HTML page for browsers, or a JSON list for other clients. The newest mail is
 * first.
 */
export function answerOutbox(context: Context<ServiceEnv>, outbox: Outbox): Response | Promise<Response> {
  const email = context.req.query('email')?.trim() || undefined;
  const mails = outbox.list(email);
  context.header('Cache-Control', 'no-store');
  context.header('Vary', 'Accept');
  if (!/\btext\/html\b/.test(context.req.header('Accept') ?? '')) return context.json(mails);
  context.header('Content-Security-Policy', POLICY);
  context.header('Referrer-Policy', 'no-referrer');
  return context.html(page(mails, email ?? ''));
}

/**
 * Answers GET /idp/outbox/ID with the HTML of a mail, as a mail program would show it.
 * @throws ServiceError 404 for an unknown mail
 */
export function answerOutboxMail(context: Context<ServiceEnv>, outbox: Outbox): Response | Promise<Response> {
  const page = outbox.htmlOf(context.req.param('id') ?? '');
  if (page === undefined) throw new ServiceError(404, 'There is nothing at this address.');
  context.header('Cache-Control', 'no-store');
  context.header('Content-Security-Policy', POLICY);
  context.header('Referrer-Policy', 'no-referrer');
  return context.html(page);
}
