import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { makeDice } from '#commands/endurance/dice.ts';
import { runServer } from '#commands/endurance/runServer.ts';
import { table } from './report.ts';
import { timesOf } from './timing.ts';
import { CITIES } from './views.ts';

const MODES = ['drive', 'transit', 'bike', 'walk'] as const;
/** Questions of each mode. Each has a place of its own, so that no answer is in a cache. */
const QUESTIONS = 100;
/** Questions before them, which load the streets that only some places need. */
const FIRST = 10;
const MINUTES = 45;
/** Milliseconds of a question's p95. */
const AIM = 300;
/** Degrees around the middle of Toronto. */
const [UP, ACROSS] = [0.06, 0.09];
const [FAR_FROM_STREET, BUSY] = [404, 503];
/** Milliseconds before a question is repeated that came while the streets were still being read. */
const PAUSE_MS = 2000;
const MAX_PAUSES = 60;

/** Places in Toronto, different ones in each call, and the same in each run. */
function* placesInToronto(): Generator<{ lat: string; lng: string }> {
  const dice = makeDice(12);
  const [latitude, longitude] = CITIES[0].centre;
  for (;;) {
    yield {
      lat: (latitude + (dice.next() - 0.5) * UP).toFixed(4),
      lng: (longitude + (dice.next() - 0.5) * ACROSS).toFixed(4),
    };
  }
}

/** Waits until the engine has read the streets and the timetable of the middle of Toronto. */
async function loadStreets(origin: string): Promise<void> {
  const [lat, lng] = CITIES[0].centre;
  for (const mode of MODES) {
    const parameters = { lat: String(lat), lng: String(lng), mode, minutes: String(MINUTES) };
    for (let pause = 0; ; pause += 1) {
      const { status } = await fetch(`${origin}/realty/reach?${new URLSearchParams(parameters)}`);
      if (status !== BUSY || pause === MAX_PAUSES) break;
      await setTimeout(PAUSE_MS);
    }
  }
}

/** Asks for one area. @returns the milliseconds; undefined for a place without a street, such as one in the lake */
async function timeOf(origin: string, parameters: Record<string, string>): Promise<number | undefined> {
  const address = `${origin}/realty/reach?${new URLSearchParams(parameters)}`;
  const start = performance.now();
  const answer = await fetch(address);
  const { area } = (await answer.json()) as { area?: unknown[] };
  const milliseconds = performance.now() - start;
  if (answer.status === FAR_FROM_STREET) return undefined;
  if (!answer.ok || !area?.length) throw new Error(`${address} was answered by ${answer.status}.`);
  return milliseconds;
}

/**
 * Starts the product with the demonstration, on one processor where that can be chosen, and asks for areas over HTTP, one
 * after another.
 * @param folder of the data, which is kept
 */
export async function timeAreas(folder: string): Promise<{ lines: string[]; isFast: boolean }> {
  await mkdir(folder, { recursive: true });
  const starter = existsSync('/usr/bin/taskset') ? ['taskset', '-c', '0'] : [];
  const settings = { DATA_DIR: folder, WORLD_DAY: '2026-11-18' };
  const server = await runServer(join('server', 'start', 'main.ts'), settings, { starter });
  try {
    const places = placesInToronto();
    await loadStreets(server.origin);
    const rows = new Map<string, number[]>();
    for (const mode of MODES) {
      const all: number[] = [];
      while (all.length < FIRST + QUESTIONS) {
        const { value } = places.next();
        const time = await timeOf(server.origin, { ...value, mode, minutes: String(MINUTES), at: '08:30' });
        if (time !== undefined) all.push(time);
      }
      rows.set(`areas within ${MINUTES} minutes: ${mode}`, all.slice(FIRST));
    }
    return {
      lines: [
        `\n## Areas within ${MINUTES} minutes in Toronto, ${QUESTIONS} of each mode\n`,
        table(
          [...rows.keys()],
          [{ name: starter.length > 0 ? 'over HTTP, server on one core' : 'over HTTP', times: rows }],
        ),
        `\nThe aim is a p95 of ${AIM} ms.`,
      ],
      isFast: [...rows.values()].every((times) => timesOf(times).p95 <= AIM),
    };
  } finally {
    await server.stop();
  }
}
