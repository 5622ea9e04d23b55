import { expect, it } from 'vitest';
import type { FrameFacts } from '#demo/facts/regionFacts.ts';
import { makeFrame } from './frame.ts';
import { makeDice } from './hash.ts';

it('cells reach the edges of the frame, even if the last street is close to the edge', () => {
  const facts: FrameFacts = {
    cities: ['Testville'],
    origin: [-100, 50],
    east: 0,
    north: 0,
    northSouth: [['First Avenue', 0]],
    eastWest: [['Long Street', 0]],
  };
  const frame = makeFrame(
    facts,
    [
      [-100.008, 49.994],
      [-99.992, 50.006],
    ],
    makeDice(1),
  );
  const { west, east, south, north } = frame.range;
  expect([frame.columns[0]?.offset, frame.columns.at(-1)?.offset]).toEqual([west, east]);
  expect([frame.rows[0]?.offset, frame.rows.at(-1)?.offset]).toEqual([south, north]);
});
