import { describe, expect, it } from 'vitest';
import { contains, shapeFrom } from '#server/store/geometry/shape.ts';
import { CITY_TILES, CITY_TIMETABLE, DOWNTOWN, SUBURB } from '../../../tests/support/routing/handMadeCity.ts';
import { type Place, pointAt } from '../../../tests/support/routing/handMadeStreets.ts';
import { openEngine } from './answerQuestion.ts';
import type { EngineAnswer, EngineQuestion } from './engineMessages.ts';

const AT = 9 * 60;

/** Asks an engine until it has what it needs. */
function ask(question: EngineQuestion): EngineAnswer {
  const engine = openEngine();
  let answer = engine({ id: 1, version: '1', question });
  while (answer.kind === 'needs') {
    const tiles = answer.tiles.map((tile) => [tile, [CITY_TILES.get(tile) ?? []].flat()] as const);
    answer = engine({
      id: 1,
      version: '1',
      question,
      tiles,
      ...(answer.timetables ? { timetables: [CITY_TIMETABLE] } : {}),
    });
  }
  return answer;
}

const transit = { mode: 'transit', at: AT } as const;

describe('a journey by transit', () => {
  it.each<[name: string, from: Place, minutes: number | null]>([
    // The train at 8:45:30 arrives at 8:57:30, so the wait at its end counts.
    ['from the station', SUBURB, 15],
    ['with a walk of five minutes to the station', [15_400, 9000], 20],
    ['on foot alone', [2400, 2000], 5],
    ['from a place without streets', [8000, 4000], null],
  ])('%s', (_name, from, minutes) => {
    const answer = ask({ kind: 'minutes', from: pointAt(from), to: pointAt(DOWNTOWN), ...transit });
    if (minutes === null) expect(answer).toMatchObject({ kind: 'refused', reason: 'farFromStreet' });
    else expect(answer).toEqual({ id: 1, kind: 'minutes', minutes });
  });

  it('reaches from the streets around each station', () => {
    const reachedIn = (minutes: number) => {
      const answer = ask({ kind: 'area', to: pointAt(DOWNTOWN), minutes, ...transit });
      const shape = answer.kind === 'area' ? shapeFrom(answer.area) : undefined;
      return (place: Place): boolean => {
        const { longitude, latitude } = pointAt(place);
        return shape !== undefined && contains(shape, longitude, latitude);
      };
    };
    const [quarter, half] = [reachedIn(14), reachedIn(30)];
    expect([quarter(DOWNTOWN), quarter([2900, 2000]), quarter(SUBURB)]).toEqual([true, true, false]);
    expect([half(DOWNTOWN), half(SUBURB), half([15_900, 9000])]).toEqual([true, true, true]);
    expect([half([16_400, 9000]), half([8000, 4000])]).toEqual([false, false]);
  });

  it('has a reason far from every stop', () => {
    const answer = ask({ kind: 'area', to: pointAt([2000, 6000]), minutes: 30, ...transit });
    expect(answer).toMatchObject({ kind: 'refused', reason: 'noTimetable' });
  });
});
