import { LONGEST_SLEEP, type WorkLoop, workLoop } from '#server/http/workLoop.ts';
import { type LookOptions, lookForNew } from './lookForNew.ts';

/**
 * Writes the alerts of saved searches in the background: at the start, on each `wake`, and every ten minutes. It never
 * waits longer, so that the morning's mails are written soon after eight.
 * @param onWritten called when mails were written
 */
export function followSearches(options: LookOptions, onWritten: () => void): WorkLoop {
  return workLoop({
    async work(stopping) {
      if ((await lookForNew(options, stopping)) > 0) onWritten();
      return LONGEST_SLEEP;
    },
    failureText: 'alerts of saved searches failed',
  });
}
