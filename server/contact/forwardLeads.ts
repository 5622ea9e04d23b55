import type { Clock } from '#server/http/clock.ts';
import { LONGEST_SLEEP, type WorkLoop, waitAfter, workLoop } from '#server/http/workLoop.ts';
import { markFailed, markSent, nextForwardDue, takeDueLead } from '#server/store/leads/forwardQueue.ts';
import type { LeadTable, QueryContext } from '#server/store/tables.ts';
import { sendLead } from './sendLead.ts';

/** What leads are sent on with. */
export interface ForwardOptions {
  store: QueryContext;
  clock: Clock;
  /** Takes a POST of each lead. */
  url: string;
  say: (line: string) => void;
  /** Milliseconds after the first failure; each further one doubles them, up to an hour. */
  firstWait?: number;
  /** Milliseconds that one try may take. */
  patience?: number;
}

const FIRST_WAIT = 2_000;
const PATIENCE = 10_000;

const later = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() + milliseconds).toISOString();

/**
 * Sends every waiting lead on, one after the other, and again after each failure until it arrives. How far each is
 * stands in the database: what a stop leaves undone the next start does.
 */
export function forwardLeads(options: ForwardOptions): WorkLoop {
  const { store, clock, url, say, firstWait = FIRST_WAIT, patience = PATIENCE } = options;

  async function forward(lead: LeadTable, stopping: AbortSignal): Promise<void> {
    const problem = await sendLead(lead, url, { patience, stopped: stopping });
    if (problem === undefined) {
      await markSent(store, lead.id);
      return;
    }
    if (stopping.aborted) {
      // Not the other side's failure: the next start sends it at once.
      await markFailed(store, lead.id, clock.now().toISOString(), 'the product was stopped meanwhile');
      return;
    }
    const wait = waitAfter(lead.forward_attempts, firstWait);
    await markFailed(store, lead.id, later(clock.now(), wait), problem);
    say(`Lead ${lead.id} was not sent on: ${problem}. Next try in ${Math.ceil(wait / 1000)} s.`);
  }

  /** Sends all that are due; answers the milliseconds until the next one is. */
  async function sendDue(stopping: AbortSignal): Promise<number> {
    while (!stopping.aborted) {
      const now = clock.now();
      // Longer than a try can take: nobody else sends it meanwhile, and after a crash it is due again.
      const lead = await takeDueLead(store, now.toISOString(), later(now, 3 * patience));
      if (!lead) break;
      await forward(lead, stopping);
    }
    const due = await nextForwardDue(store);
    return due === undefined ? LONGEST_SLEEP : Date.parse(due) - clock.now().getTime();
  }

  return workLoop({ work: sendDue, trouble: 'leads were not sent on' });
}
