import type { Clock } from '../http/clock.ts';
import { markFailed, markSent, nextForwardDue, takeDueLead } from '../store/leads/forwardQueue.ts';
import type { LeadTable, QueryContext } from '../store/tables.ts';
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

/** Sends leads on in the background. */
export interface Forwarding {
  /** A lead is waiting. */
  wake(): void;
  /** Ends a try that is under way, for the next start to make again; resolves when the store is no longer used. */
  stop(): Promise<void>;
}

const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 3_600_000;
const PATIENCE = 10_000;
/** A timer does not notice that the machine slept, nor what another server left behind: it looks this often. */
const LONGEST_SLEEP = 10 * 60_000;
/** After a failure of the database itself. */
const AFTER_TROUBLE = 30_000;

const later = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() + milliseconds).toISOString();

/** Between half of the doubled wait and all of it, so that leads that failed together do not come back together. */
function waitAfter(attempts: number, firstWait: number): number {
  const doubled = Math.min(LONGEST_WAIT, firstWait * 2 ** (attempts - 1));
  return doubled * (0.5 + Math.random() / 2);
}

/**
 * Sends every waiting lead on, one after the other, and again after each failure until it arrives. How far each is
 * stands in the database: what a stop leaves undone the next start does.
 */
export function forwardLeads(options: ForwardOptions): Forwarding {
  const { store, clock, url, say, firstWait = FIRST_WAIT, patience = PATIENCE } = options;
  const stopping = new AbortController();
  let isWoken = false;
  let endSleep = (): void => undefined;

  async function forward(lead: LeadTable): Promise<void> {
    const problem = await sendLead(lead, url, { patience, stopped: stopping.signal });
    if (problem === undefined) {
      await markSent(store, lead.id);
      return;
    }
    if (stopping.signal.aborted) {
      // Not the other side's failure: the next start sends it at once.
      await markFailed(store, lead.id, clock.now().toISOString(), 'the product was stopped meanwhile');
      return;
    }
    const wait = waitAfter(lead.forward_attempts, firstWait);
    await markFailed(store, lead.id, later(clock.now(), wait), problem);
    say(`Lead ${lead.id} was not sent on: ${problem}. Next try in ${Math.ceil(wait / 1000)} s.`);
  }

  /** Sends all that are due; answers the milliseconds until the next one is. */
  async function sendDue(): Promise<number> {
    while (!stopping.signal.aborted) {
      const now = clock.now();
      // Longer than a try can take: nobody else sends it meanwhile, and after a crash it is due again.
      const lead = await takeDueLead(store, now.toISOString(), later(now, 3 * patience));
      if (!lead) break;
      await forward(lead);
    }
    const due = await nextForwardDue(store);
    return due === undefined ? LONGEST_SLEEP : Date.parse(due) - clock.now().getTime();
  }

  function sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.min(Math.max(1, milliseconds), LONGEST_SLEEP));
      timer.unref();
      endSleep = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      isWoken = false;
      const wait = await sendDue().catch((failure: unknown) => {
        console.error('leads were not sent on', failure);
        return AFTER_TROUBLE;
      });
      if (!isWoken && !stopping.signal.aborted) await sleep(wait);
    }
  }

  const ended = work();
  const wake = (): void => {
    isWoken = true;
    endSleep();
  };
  return {
    wake,
    stop() {
      stopping.abort();
      wake();
      return ended;
    },
  };
}
