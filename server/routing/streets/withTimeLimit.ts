import { busyRouting } from '../routing.ts';
import type { StreetSource } from './streetSource.ts';

/** The same source, whose calls end with the error `routingBusy` if they take more milliseconds. */
export function withTimeLimit(source: StreetSource, milliseconds: number): StreetSource {
  async function limited<Value>(reading: Promise<Value>): Promise<Value> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(busyRouting()), milliseconds);
    });
    return Promise.race([reading, late]).finally(() => clearTimeout(timer));
  }
  return {
    version: () => limited(source.version()),
    tiles: (numbers) => limited(source.tiles(numbers)),
    timetables: () => limited(source.timetables()),
  };
}
