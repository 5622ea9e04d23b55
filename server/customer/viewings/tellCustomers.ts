import { type Clock, MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { ParameterErrors } from '#server/http/errors.ts';
import type { JobHandler } from '#server/jobs/runJobs.ts';
import type { FinalRefusal, MailCarrier } from '#server/mail/outgoingMail.ts';
import { type RecipientLimit, recipientLimit } from '#server/mail/strangersWords.ts';
import { readSenderBrand } from '#server/store/content/senderBrand.ts';
import { markBounced } from '#server/store/customer/customers.ts';
import { storeUndelivered } from '#server/store/desk/answerDelivery.ts';
import { inTransaction } from '#server/store/jobs/jobQueue.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { findViewing, type Viewing } from '#server/store/viewings/findViewings.ts';
import { ANSWERED_STATES, viewingMailId, withdrawTime } from '#server/store/viewings/viewingMails.ts';
import type { HomeNow, HomeSearch } from '../homeSearch.ts';
import { viewingMail } from './viewingMail.ts';
import { makeViewingToken } from './viewingToken.ts';

/** Dependencies of the mails about viewing requests. */
export interface TellOptions {
  store: QueryContext;
  clock: Clock;
  carry: MailCarrier;
  homeSearch: Pick<HomeSearch, 'homesNow'>;
  /** Limits the mails before the brokerage's first answer; a limit of its own by default. */
  limitRecipient?: RecipientLimit | undefined;
  /** Address of the app without a slash at the end. */
  appUrl: string;
  /** Called after the mail with an answer of the brokerage was refused for good, or became too old. */
  onAnswerRefused?: () => void;
}

const TIMEOUT_MS = 10_000;
/** A mail about a state is dropped when it is older. */
const LIFETIME = 2 * MILLISECONDS_A_DAY;

/** True if the mail takes a time out of the customer's calendar. */
const isWithdrawing = ({ state, starts }: Viewing): boolean =>
  starts !== null && state !== 'offered' && state !== 'agreed';

/** None for a number that no listing can have. */
function orNone(failure: unknown): HomeNow[] {
  if (failure instanceof ParameterErrors) return [];
  throw failure;
}

/** Attempts after which the mail with an answer of the brokerage no longer waits for the listings to name the home. */
const NAMELESS_FROM = 3;

/**
 * True if the brokerage has answered the request. Before that its mails go to an address, about a home, that a stranger
 * may have made up.
 */
const isAnswered = ({ state, starts }: Viewing): boolean =>
  starts !== null || ANSWERED_STATES.some((answered) => answered === state);

/**
 * Sends the mail about a state of a viewing request, if that is still its state. It is written at each attempt, and not
 * stored, because the store may hold only the hash of a link's token.
 */
export function viewingHandler(options: TellOptions): JobHandler {
  const { store, clock, carry, homeSearch, appUrl, onAnswerRefused } = options;
  const { limitRecipient = recipientLimit() } = options;

  /** @throws the failure of the feed, so that the mail waits for another attempt */
  async function listingOf({ code, board }: Viewing): Promise<HomeNow | undefined> {
    const homes = code === null ? [] : await homeSearch.homesNow([code]).catch(orNone);
    return homes.find(({ boardId }) => boardId === board);
  }

  /** Puts the item of an answer that does not arrive back in work. */
  async function refuse(viewing: Viewing, problem: FinalRefusal): Promise<FinalRefusal> {
    const isRefused = await inTransaction(store, async (locked) => {
      if (problem.isAddress) await markBounced(locked, viewing.email);
      if (!ANSWERED_STATES.some((state) => state === viewing.state)) return false;
      const answer = { lead: viewing.id, mail: viewingMailId(viewing) };
      return storeUndelivered(locked, answer, clock.now().toISOString());
    });
    if (isRefused) onAnswerRefused?.();
    return problem;
  }

  return {
    failureOf: ({ id }) => `The mail about viewing ${id} was not sent`,
    async run({ id, revision }, { stopped, number }) {
      const viewing = await findViewing(store, id);
      if (!viewing || viewing.revision !== revision) return undefined;
      if (Date.parse(viewing.changed) + LIFETIME < clock.now().getTime())
        return refuse(viewing, { refused: 'it is outdated' });
      const isNew = !isAnswered(viewing);
      if (isNew && number === 1 && (await limitRecipient(viewing.email)) > 0)
        return { refused: 'its address has got too many mails this hour' };
      const listed = await listingOf(viewing).catch((failure: unknown) => {
        if (isNew || number < NAMELESS_FROM) throw failure;
        return undefined;
      });
      if (isNew && !listed) return { refused: 'it is about a home that is not listed' };
      const token = await makeViewingToken(store, id);
      const brand = await readSenderBrand(store);
      const mail = viewingMail(viewing, { listed, token, appUrl, brand });
      const problem = await carry(mail, { timeoutMs: TIMEOUT_MS, stopped });
      if (problem === undefined && isWithdrawing(viewing)) await withdrawTime(store, viewing);
      return typeof problem === 'object' ? refuse(viewing, problem) : problem;
    },
  };
}
