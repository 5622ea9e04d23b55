import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TRAVEL_MODES } from '#api/realty/reachContract.ts';
import type { Routing } from '#server/routing/routing.ts';
import { contains, shapeFrom } from '#server/store/geometry/shape.ts';
import { TESTED_ENGINES } from '#tests/support/routing/testedEngines.ts';

describe.each(TESTED_ENGINES)('travel times of $name', ({ open, destination, times, missing, far }) => {
  let routing: Routing;
  let end: () => Promise<void>;

  beforeAll(async () => {
    ({ routing, end } = await open());
  });

  afterAll(() => end());

  it('are there for some modes, anywhere and at a destination, and name their sources', async () => {
    const modes = TRAVEL_MODES.filter((mode) => times.some((time) => time.mode === mode));
    for (const point of [undefined, destination]) {
      const cover = await routing.covers(point);
      expect(cover.modes).toEqual(modes);
      expect(cover.sources.length).toBeGreaterThan(0);
      for (const source of cover.sources) {
        expect(source).toEqual({
          name: expect.stringMatching(/./),
          kind: expect.stringMatching(/^(streets|timetable)$/),
          date: source.date === null ? null : expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        });
      }
    }
  });

  it.each(times)('draw an area around the destination: $mode', async ({ mode }) => {
    const { area, sources } = await routing.areaAround({ ...destination, mode, minutes: 10 });
    const shape = shapeFrom(area);
    expect(shape && contains(shape, destination.longitude, destination.latitude)).toBe(true);
    expect(area.flat(2).length).toBeLessThanOrEqual(450);
    expect(sources.length).toBeGreaterThan(0);
  });

  it.each(times)('are whole minutes from a home: $mode', async ({ mode, from, minutes }) => {
    const found = await routing.minutesBetween(from, [{ ...destination, mode }]);
    expect(found).toEqual([{ minutes, code: null }]);
  });

  it.each(missing)(
    'are missing by $mode with the reason, in the order of the call',
    async ({ mode, code }) => {
      const [known] = times;
      if (!known) throw new Error('the engine has no modes');
      const other = { ...destination, mode };
      await expect(routing.areaAround({ ...other, minutes: 10 })).rejects.toMatchObject({
        status: 404,
        code,
      });
      const both = await routing.minutesBetween(known.from, [other, { ...destination, mode: known.mode }]);
      expect(both).toEqual([
        { minutes: null, code },
        { minutes: known.minutes, code: null },
      ]);
    },
  );

  it('have a reason for a place that no street or stop is near', async () => {
    for (const [mode, code] of Object.entries(far.codes)) {
      const known = times.find((time) => time.mode === mode);
      if (!known) throw new Error(`the engine has no mode ${mode}`);
      const place = { ...far.place, at: destination.at, mode: known.mode };
      await expect(routing.areaAround({ ...place, minutes: 10 })).rejects.toMatchObject({
        status: 404,
        code,
      });
      expect(await routing.minutesBetween(known.from, [place])).toEqual([{ minutes: null, code }]);
    }
  });

  it('are computed once for neighbouring places', async () => {
    const [known] = times;
    if (!known) throw new Error('the engine has no modes');
    const query = { ...destination, mode: known.mode, minutes: 15 };
    const shifted = { ...query, latitude: query.latitude + 0.000_001 };
    const [one, other] = await Promise.all([routing.areaAround(query), routing.areaAround(shifted)]);
    expect(other).toBe(one);
    const [first, again] = await Promise.all(
      [query, shifted].map(async (to) => (await routing.minutesBetween(known.from, [to]))[0]),
    );
    expect(again).toBe(first);
  });
});
