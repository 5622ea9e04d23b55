import { type WorkLoop, workLoop } from '#server/http/workLoop.ts';
import { type LookOptions, lookForNew } from './lookForNew.ts';
import { type SendOptions, sendMails } from './sendMails.ts';

/**
 * Sends the alerts of saved searches in the background: at the start, on each `wake`, and every ten minutes. It never
 * waits longer, so that the morning's mails are written soon after eight.
 */
export function followSearches(options: LookOptions & SendOptions): WorkLoop {
  return workLoop({
    async work(stopping) {
      await lookForNew(options, stopping);
      return sendMails(options, stopping);
    },
    failureText: 'alerts of saved searches failed',
  });
}
