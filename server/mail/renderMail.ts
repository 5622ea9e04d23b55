import { html } from 'hono/html';
import type { SenderBrand } from '#server/store/content/senderBrand.ts';
import type { NewMail } from '#server/store/mail/mailQueue.ts';
import { SCHEMES } from '../../src/domain/brand/brandColours.ts';
import type { OutgoingMail } from './outgoingMail.ts';

/** A link at the end of a mail. */
export interface MailLink {
  label: string;
  url: string;
}

/** A part of a mail: a paragraph, or one of the forms below. */
export type MailPart =
  | string
  /** A code to copy. */
  | { code: string }
  /** The main action. */
  | { button: string; url: string }
  /** A home with its address and its price; the price may be ''. */
  | { home: string; price: string; url: string }
  /** Small text at the end, such as the reason of the mail. */
  | { note: string; links: readonly MailLink[] };

/** A mail before it is rendered. */
export interface MailContent extends Omit<OutgoingMail, 'body' | 'html'> {
  parts: readonly MailPart[];
  /** The sender, for the head, the colours and the signature. */
  brand: SenderBrand;
}

const NO_BREAK = '\u00a0';
const COLON = { en: ':', fr: `${NO_BREAK}:` } as const;

/** "label: value" in the language's typography. */
function labelled(label: string, value: string, language: MailContent['language']): string {
  return `${label}${COLON[language]} ${value}`;
}

function signatureOf({ language, brand }: MailContent): string {
  return [brand.brokerage, brand.address[`${language}-CA`], brand.phone].join('\n');
}

function textOf(part: MailPart, language: MailContent['language']): string {
  if (typeof part === 'string') return part;
  if ('code' in part) return part.code;
  if ('button' in part) return `${part.button}${COLON[language]}\n${part.url}`;
  if ('home' in part) {
    return `${part.price ? labelled(part.home, part.price, language) : part.home}\n${part.url}`;
  }
  return [part.note, ...part.links.map(({ label, url }) => labelled(label, url, language))].join('\n');
}

/**
 * Colours of the mail in the dark scheme, as classes; those of the light scheme are inline styles. Mail programs that drop
 * the style element show the light scheme.
 * @param primary "#RRGGBB"
 */
const darkStyles = (primary: string): string => `@media (prefers-color-scheme: dark) {
  .ground { background: #0f1722 !important; }
  .surface { background: #182230 !important; border-color: ${primary} #2a3748 #2a3748 !important; }
  .ink { color: #eaf0f7 !important; }
  .muted { color: #a9b6c6 !important; }
  .link { color: ${primary} !important; }
  .line { border-color: #2a3748 !important; }
  .button { background: ${primary} !important; }
  .button a { color: ${SCHEMES.dark.onColour} !important; }
}`;
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const TEXT = 'margin:0 0 16px;font-size:16px;line-height:24px;color:#0f1b2d';

function lines(text: string) {
  return text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));
}

/** @param primary colour of links and buttons in the light scheme, "#RRGGBB" */
function htmlOf(part: MailPart, primary: string) {
  if (typeof part === 'string') return html`<p class="ink" style="${TEXT}">${lines(part)}</p>`;
  if ('code' in part) {
    return html`<p class="ink" style="margin:0 0 16px;font-size:28px;line-height:36px;font-weight:700;letter-spacing:3px;color:#0f1b2d">${part.code}</p>`;
  }
  if ('button' in part) {
    return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td class="button" style="background:${primary};border-radius:8px"><a href="${part.url}" style="display:inline-block;padding:12px 24px;font-size:16px;line-height:24px;font-weight:600;color:${SCHEMES.light.onColour};text-decoration:none">${part.button}</a></td></tr></table>`;
  }
  if ('home' in part) {
    const price = part.price
      ? html`<span class="ink" style="font-size:18px;line-height:24px;font-weight:700;color:#0f1b2d">${part.price}</span><br>`
      : '';
    return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 12px"><tr><td class="line" style="padding:12px 16px;border:1px solid #dde4ec;border-radius:8px;font-size:16px;line-height:24px">${price}<a class="link" href="${part.url}" style="color:${primary}">${part.home}</a></td></tr></table>`;
  }
  const links = part.links.map(
    ({ label, url }) => html`<br><a class="link" href="${url}" style="color:${primary}">${label}</a>`,
  );
  return html`<p class="muted" style="margin:24px 0 0;font-size:14px;line-height:22px;color:#5b6778">${part.note}${links}</p>`;
}

/** The first paragraph after the greeting, which mail programs show beside the subject. */
function previewOf(parts: readonly MailPart[]): string {
  return parts.filter((part) => typeof part === 'string')[1] ?? '';
}

function pageOf(content: MailContent): string {
  const { language, subject, parts, brand } = content;
  const { light, dark } = brand.colours;
  const page = html`<!doctype html>
<html lang="${language}-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>:root { color-scheme: light dark; supported-color-schemes: light dark; }
${darkStyles(dark)}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5f7fa">
<div style="display:none;max-height:0;overflow:hidden">${previewOf(parts)}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f5f7fa"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="surface" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background:#ffffff;border:1px solid #dde4ec;border-top:4px solid ${light};border-radius:12px;${FONT}"><tr><td align="left" style="padding:28px 24px;overflow-wrap:anywhere">
<p class="ink" style="margin:0 0 24px;font-size:20px;line-height:28px;font-weight:700;color:#0f1b2d">${brand.name}</p>
${parts.map((part) => htmlOf(part, light))}
<p class="muted line" style="margin:24px 0 0;padding-top:16px;border-top:1px solid #dde4ec;font-size:14px;line-height:22px;color:#5b6778">${lines(signatureOf(content))}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>`;
  // Without a promise among its values the template is a text already.
  return String(page);
}

/**
 * Renders a mail as text and as HTML, both with the brokerage's signature. The HTML has inline styles, a dark scheme, and
 * neither pictures nor addresses that are loaded.
 */
export function renderMail(content: MailContent): OutgoingMail {
  const { parts, brand: _brand, ...mail } = content;
  const paragraphs = parts.map((part) => textOf(part, mail.language));
  return {
    ...mail,
    body: [...paragraphs, signatureOf(content)].join('\n\n'),
    html: pageOf(content),
  };
}

/** Circumstances of a mail that waits in the queue. */
export type QueueFacts = Partial<
  Pick<NewMail, 'user_id' | 'search_id' | 'subscription_id' | 'is_alert' | 'expires'>
> &
  Pick<NewMail, 'written'>;

/** The row of a mail for the queue. Codes are not for the queue, which stores mails as they are. */
export function queued(mail: OutgoingMail, facts: QueueFacts): NewMail {
  const { id, email, language, subject, body, html, reply_to = null, attachments } = mail;
  const content = {
    id,
    email,
    language,
    subject,
    body,
    html,
    reply_to,
    unsubscribe: mail.unsubscribe ?? null,
  };
  const files = attachments ? JSON.stringify(attachments) : null;
  return {
    user_id: null,
    search_id: null,
    subscription_id: null,
    is_alert: 0,
    expires: null,
    ...content,
    attachments: files,
    ...facts,
  };
}
