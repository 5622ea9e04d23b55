import type { JobHandler } from '#server/jobs/runJobs.ts';
import { lookAtHomes } from './lookAtHomes.ts';
import { type LookOptions, lookForNew } from './lookForNew.ts';

/**
 * Writes the alerts of saved searches and of watched homes. A schedule adds its job every ten minutes, so that the morning's
 * mails are written soon after eight.
 * @param onWritten called when mails were written
 */
export function newHomesHandler(options: LookOptions, onWritten: () => void): JobHandler {
  return {
    failureOf: () => 'The look for new homes of saved searches failed',
    async run(_data, { stopped }) {
      const written = (await lookForNew(options, stopped)) + (await lookAtHomes(options, stopped));
      if (written > 0) onWritten();
      return stopped.aborted ? 'the product was stopped meanwhile' : undefined;
    },
  };
}
