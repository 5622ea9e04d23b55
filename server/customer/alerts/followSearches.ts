import type { JobHandler } from '#server/jobs/runJobs.ts';
import { lookAtHomes } from './lookAtHomes.ts';
import { type LookOptions, lookForNew } from './lookForNew.ts';
import { type EstimateClaim, mailClaims } from './mailClaims.ts';

/** Dependencies of the alerts. Without `estimate` there are no mails about claimed homes. */
type AlertOptions = LookOptions & { estimate?: EstimateClaim | undefined };

/**
 * Writes the alerts of saved searches and of watched homes, and the monthly mails about claimed homes. A schedule adds its
 * job every ten minutes, so that the morning's mails are written soon after eight.
 * @param onWritten called when mails were written
 */
export function newHomesHandler(options: AlertOptions, onWritten: () => void): JobHandler {
  return {
    failureOf: () => 'The look for new homes of saved searches failed',
    async run(_data, { stopped }) {
      const { estimate } = options;
      const written =
        (await lookForNew(options, stopped)) +
        (await lookAtHomes(options, stopped)) +
        (estimate ? await mailClaims({ ...options, estimate }, stopped) : 0);
      if (written > 0) onWritten();
      return stopped.aborted ? 'the product was stopped meanwhile' : undefined;
    },
  };
}
