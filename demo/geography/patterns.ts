import { crescents, fan, rings } from './loopPatterns.ts';
import type { Cell, PatternStreet, Spot } from './pattern.ts';
import { bentRows, oldGrid, works } from './rowPatterns.ts';

/**
 * Returns the streets of a cell by its neighbourhood's age. They are turned or mirrored so that adjacent cells differ.
 */
export function streetsOfCell(cell: Cell): PatternStreet[] {
  const { dice, era } = cell;
  if (cell.isWorks === true) {
    return works(cell);
  }
  if (era < 1946 || (era < 1958 && dice.unit(81) < 0.65) || cell.width < 0.35 || cell.height < 0.35) {
    return oldGrid(cell);
  }
  const turned = dice.unit(82) < 0.5;
  const shape = turned ? { ...cell, width: cell.height, height: cell.width } : cell;
  const draws = [bentRows, crescents, crescents, rings, fan, bentRows];
  const pattern = era > 1995 ? dice.pick([bentRows, bentRows, crescents, fan], 83) : dice.pick(draws, 83);
  const mirrored = dice.unit(84) < 0.5;
  const flipped = dice.unit(85) < 0.5;
  return pattern(shape).map((one) => ({
    ...one,
    spots: one.spots.map(([s, t]): Spot => {
      const across = mirrored ? 1 - s : s;
      const up = flipped ? 1 - t : t;
      return turned ? [up, across] : [across, up];
    }),
  }));
}
