import { WrongSetting } from '#server/config/configuration.ts';
import { answerViewing as answerAtDesk } from '#server/store/desk/changeItem.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { offsetAt } from '#server/store/text/timeZones.ts';
import type { ChangeOptions } from '#server/store/viewings/changeViewing.ts';
import { findViewing, type Viewing } from '#server/store/viewings/findViewings.ts';
import type { BrokeragesChange, ViewingTime } from '#server/store/viewings/nextViewing.ts';
import type { LeadsOptions } from './leadsOptions.ts';

type Answers = Pick<LeadsOptions, 'offer' | 'agree' | 'decline' | 'at' | 'minutes' | 'sentence'>;

/** The author of the answer in the desk's record. */
const AUTHOR = 'npm run leads';

const MILLISECONDS_A_MINUTE = 60_000;

/** The time that the brokerage names by the clock of the home. */
function timeOf({ at, minutes }: Answers, { time_zone }: Viewing): ViewingTime | undefined {
  if (at === undefined) return undefined;
  const [date = '', time = ''] = at.split('T');
  const starts = new Date(`${at}${offsetAt(time_zone, date, time)}`);
  const ends = new Date(starts.getTime() + minutes * MILLISECONDS_A_MINUTE);
  return { starts: starts.toISOString(), ends: ends.toISOString() };
}

/** @throws WrongSetting for an option that the answer lacks, or a time that has passed */
function changeOf(options: Answers, viewing: Viewing, now: string): BrokeragesChange {
  const { offer, agree = '', decline, at = '', sentence = null } = options;
  if (decline !== undefined) {
    if (sentence === null) throw new WrongSetting('--sentence', '', 'the reason for the customer');
    return { state: 'declined', sentence };
  }
  const time = timeOf(options, viewing);
  if (time && time.starts <= now) throw new WrongSetting('--at', at, 'a time to come');
  if (offer === undefined) {
    const isPast = viewing.state !== 'asked' && viewing.starts !== null && viewing.starts <= now;
    if (!time && isPast)
      throw new WrongSetting('--agree', agree, 'used with --at, because the offered time has passed');
    return { state: 'agreed', time, sentence };
  }
  if (!time)
    throw new WrongSetting('--at', '', 'the offered time by the clock of the home, as 2026-11-25T14:00');
  return { state: 'offered', time, sentence };
}

/**
 * Stores the brokerage's answer to a viewing request, as at the desk. The running server mails it to the customer.
 * @returns the request with the answer
 * @throws WrongSetting if there is no such request, or the answer cannot follow its state
 */
export async function answerViewing(
  store: QueryContext,
  options: Answers,
  circumstances: ChangeOptions,
): Promise<Viewing> {
  const { offer, agree, decline } = options;
  const [[name, id] = ['offer', ''], ...others] = Object.entries({ offer, agree, decline }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  if (others.length > 0)
    throw new WrongSetting(`--${name}`, id, 'the only one of --offer, --agree and --decline');
  const viewing = await findViewing(store, id);
  if (!viewing) throw new WrongSetting(`--${name}`, id, 'the id of a viewing, as "npm run leads" lists it');
  const change = changeOf(options, viewing, circumstances.now);
  const { now: at, isForwarded } = circumstances;
  const answer = { id: viewing.id, revision: viewing.revision, change };
  const outcome = await answerAtDesk(store, answer, { by: AUTHOR, at }, isForwarded);
  const changed = outcome === 'changed' ? await findViewing(store, viewing.id) : undefined;
  if (!changed) {
    const lacksTime = change.state === 'agreed' && viewing.state === 'asked';
    throw new WrongSetting(
      `--${name}`,
      id,
      lacksTime
        ? 'used with --at, because no time is offered'
        : `a viewing that is open; this one is ${viewing.state}`,
    );
  }
  return changed;
}
