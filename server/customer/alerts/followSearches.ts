import { LONGEST_SLEEP, type WorkLoop, workLoop } from '#server/http/workLoop.ts';
import { lookAtHomes } from './lookAtHomes.ts';
import { type LookOptions, lookForNew } from './lookForNew.ts';

/**
 * Writes the alerts of saved searches and of watched homes in the background: at the start, on each `wake`, and every ten minutes. It never
 * waits longer, so that the morning's mails are written soon after eight.
 * @param onWritten called when mails were written
 */
export function followSearches(options: LookOptions, onWritten: () => void): WorkLoop {
  return workLoop({
    async work(stopping) {
      const written = (await lookForNew(options, stopping)) + (await lookAtHomes(options, stopping));
      if (written > 0) onWritten();
      return LONGEST_SLEEP;
    },
    failureText: 'alerts of saved searches failed',
  });
}
