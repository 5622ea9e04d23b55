/** The form of legal texts: paragraphs, headings and lists, written as in Markdown. */

/** The pages with a legal text. */
export const LEGAL_PAGES = ['terms', 'privacy'] as const;
export type LegalPageName = (typeof LEGAL_PAGES)[number];

/** A part of a legal text. */
export type LegalPart =
  | { kind: 'heading'; level: 2 | 3; text: string }
  /** Lines are divided by line breaks. */
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] };

const HEADING = /^(#{1,6})\s+(.*\S)/;
const ITEM = /^[-*]\s+(.*\S)/;

/**
 * Reads a legal text. "## Cookies" is a heading, "### Third parties" one below it, lines with "- " are a list, and an empty line
 * ends a paragraph. All other characters stay as they are.
 */
export function legalParts(text: string): LegalPart[] {
  const parts: LegalPart[] = [];
  let isOpen = false;
  for (const line of text.split('\n').map((one) => one.trim())) {
    const [, marks, heading] = HEADING.exec(line) ?? [];
    const [, item] = ITEM.exec(line) ?? [];
    const last = isOpen ? parts.at(-1) : undefined;
    if (marks !== undefined && heading !== undefined) {
      parts.push({ kind: 'heading', level: marks.length > 2 ? 3 : 2, text: heading });
    } else if (item !== undefined) {
      if (last?.kind === 'list') parts.splice(-1, 1, { kind: 'list', items: [...last.items, item] });
      else parts.push({ kind: 'list', items: [item] });
    } else if (line !== '') {
      if (last?.kind === 'paragraph')
        parts.splice(-1, 1, { kind: 'paragraph', text: `${last.text}\n${line}` });
      else parts.push({ kind: 'paragraph', text: line });
    }
    isOpen = line !== '' && marks === undefined;
  }
  return parts;
}

/**
 * Addresses of secure pages and of mailboxes, without the marks of the sentence around them. That of a mailbox is looked for at
 * the beginning of a word only: otherwise a long one takes quadratic time.
 */
const LINKED =
  /(https:\/\/[^\s<>"«»()]*[^\s<>"«»().,;:!?’”]|(?<![^\s@<>"«»()])[^\s@<>"«»()]+@[^\s@<>"«»()]+\.[a-z]{2,})/i;

/** Splits a text at its addresses: each has the address of a link in `href`. */
export function linkedRuns(text: string): { text: string; href?: string }[] {
  return text
    .split(LINKED)
    .map((run, place) => {
      if (place % 2 === 0) return { text: run };
      return { text: run, href: /^https:\/\//i.test(run) ? run : `mailto:${run}` };
    })
    .filter((run) => run.text !== '');
}
