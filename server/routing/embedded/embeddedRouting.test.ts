import { afterEach, describe, expect, it } from 'vitest';
import { gridOfStreets, packedTiles, pointAt } from '../../../tests/support/routing/handMadeStreets.ts';
import type { Routing } from '../routing.ts';
import type { StreetSource } from '../streets/streetSource.ts';
import { embeddedRouting } from './embeddedRouting.ts';

const PACKED = new Map(packedTiles(gridOfStreets([500, 500], 30, 100)));
/** A destination; another one for each number. */
const destination = (number: number) => ({
  ...pointAt([2000 + 20 * number, 2000]),
  mode: 'walk' as const,
  at: 540,
  minutes: 10,
});

/** Streets whose tiles are read when `ready` is called. The first reading of a question looks whether there are any. */
function slowStreets() {
  let [readings, isReady] = [0, false];
  const waiting: (() => void)[] = [];
  const source: StreetSource = {
    version: async () => ({ version: '1', sources: [{ name: 'Streets', kind: 'streets', date: null }] }),
    async tiles(numbers) {
      readings += 1;
      // The points share the tiles around them, so that there is one such reading.
      if (readings > 1 && !isReady) await new Promise<void>((resolve) => waiting.push(resolve));
      return new Map(
        numbers.flatMap((tile) => (PACKED.has(tile) ? [[tile, [PACKED.get(tile) ?? []].flat()]] : [])),
      );
    },
    timetables: async () => [],
  };
  return {
    source,
    ready() {
      isReady = true;
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
}

let routing: Routing;
afterEach(() => routing.close());

const busy = { code: 'routingBusy', status: 503, headers: { 'Retry-After': '2' } };

describe('the waiting line', () => {
  it('has room for a second caller when the first one has filled its share', async () => {
    const { source, ready } = slowStreets();
    routing = embeddedRouting(source);
    const ask = (number: number, caller?: string) => routing.areaAround(destination(number), caller);
    const asked = Array.from({ length: 8 }, (_, number) => ask(number, 'one'));
    await expect(ask(8, 'one')).rejects.toMatchObject(busy);
    asked.push(ask(9, 'other'), ...[10, 11, 12, 13, 14, 15, 16].map((number) => ask(number)));
    await expect(ask(17), 'the line is full').rejects.toMatchObject(busy);
    ready();
    const areas = await Promise.all(asked);
    expect(areas.every(({ area }) => area.length === 1)).toBe(true);
    expect((await ask(8, 'one')).area).toHaveLength(1);
  });
});

it('a question ends when its streets are not read in time, and can be asked again', async () => {
  const { source, ready } = slowStreets();
  routing = embeddedRouting(source, { loadingMs: 50 });
  await expect(routing.areaAround(destination(0))).rejects.toMatchObject(busy);
  ready();
  expect((await routing.areaAround(destination(0))).area).toHaveLength(1);
});
