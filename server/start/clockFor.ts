import { type Clock, MILLISECONDS_A_DAY, systemClock } from '#server/http/clock.ts';

/** Milliseconds after midnight UTC: noon in Toronto in winter time, the moment at which a fixed day starts. */
const noonUtc = 17 * 3_600_000;

/**
 * The clock of a server or a command. With a fixed day it starts at its noon and runs on, so that timers still work.
 * @param today days since 1970-01-01; undefined for the machine's own clock
 */
export function clockFor(today: number | undefined): Clock {
  if (today === undefined) {
    return systemClock;
  }
  const ahead = today * MILLISECONDS_A_DAY + noonUtc - Date.now();
  return { now: () => new Date(Date.now() + ahead) };
}
