import type { FirstCall } from '../../../src/api/pages/contract.ts';
import { escaped, type PageAdditions, scriptJson } from './pageTemplate.ts';

/** A call of the page, and the text of its answer. */
export interface EmbeddedAnswer {
  call: FirstCall;
  /** JSON. */
  text: string;
}

/**
 * Hands the embedded answers to the boot script in the form of its own early requests (src/boot/earlyAnswers.ts). They are
 * behind it in the page, so that the skeleton is shown before they arrive. A customer's app sends its own calls, and so does
 * a page with a service worker, which stores their answers for offline use. An answer that no call has taken is dropped
 * before it is old.
 */
const SCRIPT = `(() => {
if (/(?:^|; )activeSession=true/.test(document.cookie) || navigator.serviceWorker?.controller) return;
const parsed = new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }));
const answerAt = (index) => parsed.then(() => {
const { textContent } = document.querySelectorAll('script[data-answer]')[index];
return new Response(textContent, { headers: { 'Content-Type': 'application/json' } });
});
const answers = globalThis.earlyAnswers = new Map();
document.querySelectorAll('meta[name=first-call]').forEach(({ content }, index) => {
const name = location.origin + content;
const answer = answerAt(index);
answers.set(name, answer);
answer.catch(() => answers.delete(name));
});
setTimeout(() => answers.clear(), 30000);
})()`;

/** The element with that script, whose hash the page's policy has. */
export const EMBEDDED_SCRIPT = `<script>${SCRIPT}</script>`;

/** Name of a call, as the boot script's: its address below the host, and its board. */
const nameOf = ({ url, headers }: FirstCall): string => `/realty${url} ${headers['board-id'] ?? ''}`;

/** Writes answers into a page, for the app's first calls. */
export function embedded(answers: readonly EmbeddedAnswer[]): PageAdditions {
  if (answers.length === 0) return {};
  const names = answers.map(({ call }) => `<meta name="first-call" content="${escaped(nameOf(call))}">`);
  const data = answers.map(
    ({ text }) => `<script type="application/json" data-answer>${scriptJson(text)}</script>`,
  );
  return { head: names.join('') + EMBEDDED_SCRIPT, body: data.join('') };
}
