import { WrongSetting } from '#server/config/configuration.ts';
import { dayOf } from '#server/http/clock.ts';

/** What `npm run leads` was asked for. */
export interface LeadsArguments {
  isCsv: boolean;
  /** Moment from which leads are listed; undefined for all. */
  since: Date | undefined;
  /** The application that is shown whole instead; undefined for the list. */
  application: string | undefined;
}

const MILLISECONDS_A_DAY = 86_400_000;
const MILLISECONDS_AN_HOUR = 3_600_000;

/** The moment at which a day begins in Toronto: four or five hours after it begins in Greenwich. */
function beginningOf(value: string): Date {
  const greenwich = new Date(`${value}T00:00:00Z`);
  // 30 February would become a day in March.
  const isDay = !Number.isNaN(greenwich.getTime()) && greenwich.toISOString().startsWith(value);
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(value) || !isDay) {
    throw new WrongSetting('--since', value, 'a day of this century like 2026-11-21');
  }
  const day = greenwich.getTime() / MILLISECONDS_A_DAY;
  const summer = new Date(greenwich.getTime() + 4 * MILLISECONDS_AN_HOUR);
  return dayOf(summer) === day ? summer : new Date(greenwich.getTime() + 5 * MILLISECONDS_AN_HOUR);
}

function applicationOf(value: string): string {
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value)) return value;
  throw new WrongSetting('--application', value, 'the id of an application, as "npm run leads" lists it');
}

/**
 * Reads what stands behind `npm run leads --`.
 * @throws WrongSetting for the first word that cannot be used
 */
export function readLeadsArguments(words: readonly string[]): LeadsArguments {
  const asked: LeadsArguments = { isCsv: false, since: undefined, application: undefined };
  for (const word of words) {
    const [name, value = ''] = word.split(/=(.*)/s);
    if (word === '--csv') asked.isCsv = true;
    else if (name === '--since') asked.since = beginningOf(value);
    else if (name === '--application') asked.application = applicationOf(value);
    else throw new WrongSetting('The argument', word, '--csv, --since=2026-11-21 or --application=ID');
  }
  return asked;
}
