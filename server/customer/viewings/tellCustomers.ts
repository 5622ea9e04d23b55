import { type Clock, MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { type WorkLoop, waitAfter, workLoop } from '#server/http/workLoop.ts';
import { type MailCarrier, reasonOf } from '#server/mail/outgoingMail.ts';
import type { QueryContext } from '#server/store/tables.ts';
import type { Viewing } from '#server/store/viewings/findViewings.ts';
import {
  endMail,
  nextViewingMailDue,
  putOffViewingMail,
  takeDueViewing,
} from '#server/store/viewings/viewingMails.ts';
import { viewingMail } from './viewingMail.ts';
import { makeViewingToken } from './viewingToken.ts';

/** Dependencies of the mails about viewing requests. */
export interface TellOptions {
  store: QueryContext;
  clock: Clock;
  carry: MailCarrier;
  /** Address of the app without a slash at the end. */
  appUrl: string;
  log: (line: string) => void;
}

const TIMEOUT_MS = 10_000;
/** Milliseconds. SMTP has several steps, and an attempt is shorter than ten timeouts. */
const LONGEST_ATTEMPT = 10 * TIMEOUT_MS;
const FIRST_WAIT = 30_000;
/** A mail about a state is dropped when it is older. */
const LIFETIME = 2 * MILLISECONDS_A_DAY;
/** Milliseconds between two looks for answers that `npm run leads` has stored. */
const LONGEST_PAUSE = 15_000;

const isoAfter = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() + milliseconds).toISOString();

/** True if the mail takes a time out of the customer's calendar. */
const isWithdrawing = ({ state, starts }: Viewing): boolean =>
  starts !== null && state !== 'offered' && state !== 'agreed';

/**
 * Sends the mails about the states of viewing requests that are due. They are written at each attempt, and not queued,
 * because the store may hold only the hash of a link's token.
 * @returns the milliseconds until the next look
 */
export async function tellDue(options: TellOptions, stopping: AbortSignal): Promise<number> {
  const { store, clock, carry, appUrl, log } = options;
  while (!stopping.aborted) {
    const now = clock.now();
    const viewing = await takeDueViewing(store, now.toISOString(), isoAfter(now, LONGEST_ATTEMPT));
    if (!viewing) break;
    if (Date.parse(viewing.changed) + LIFETIME < now.getTime()) {
      await endMail(store, viewing, false);
      log(`The mail about viewing ${viewing.id} was dropped after ${viewing.mail_attempts - 1} attempts.`);
      continue;
    }
    const token = await makeViewingToken(store, viewing.id);
    const limits = { timeoutMs: TIMEOUT_MS, stopped: stopping };
    const problem = await carry(viewingMail(viewing, { token, appUrl }), limits);
    if (problem === undefined) {
      await endMail(store, viewing, isWithdrawing(viewing));
    } else if (typeof problem !== 'string') {
      await endMail(store, viewing, false);
      log(`The mail about viewing ${viewing.id} was refused: ${reasonOf(problem)}.`);
    } else {
      const wait = stopping.aborted ? 0 : waitAfter(viewing.mail_attempts, FIRST_WAIT);
      await putOffViewingMail(store, viewing, isoAfter(clock.now(), wait));
      log(
        `The mail about viewing ${viewing.id} was not sent: ${problem}. Next attempt in ${Math.ceil(wait / 1000)} s.`,
      );
    }
  }
  const due = await nextViewingMailDue(store);
  const left = due === undefined ? LONGEST_PAUSE : Date.parse(due) - clock.now().getTime();
  return Math.min(left, LONGEST_PAUSE);
}

/** Sends the mails about viewing requests in the background. Their state is in the database, so a restart continues. */
export function tellCustomers(options: TellOptions): WorkLoop {
  return workLoop({
    work: (stopping) => tellDue(options, stopping),
    failureText: 'mails about viewings were not sent',
  });
}
