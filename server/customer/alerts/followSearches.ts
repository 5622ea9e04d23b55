import { type WorkLoop, workLoop } from '#server/http/workLoop.ts';
import { type LookOptions, lookForNew } from './lookForNew.ts';
import { type SendOptions, sendMails } from './sendMails.ts';

/**
 * Tells customers of new homes in the background: at the start, whenever it is woken, and every ten
 * minutes. Waits for no more than that, so that the morning's mails are written in its first minutes.
 */
export function followSearches(options: LookOptions & SendOptions): WorkLoop {
  return workLoop({
    async work(stopping) {
      await lookForNew(options, stopping);
      return sendMails(options, stopping);
    },
    trouble: 'alerts of saved searches failed',
  });
}
