import { readOpenHouses } from '#server/ingest/openHouses.ts';
import type { WireOpenHouse } from '../../../src/api/realty/contract.ts';

/**
 * The open houses of a feed's listing that are not over, as `readOpenHouses` returns them.
 * @param timeZone that of the home's place
 */
export function openHouses(slots: readonly unknown[], timeZone: string, now: Date): WireOpenHouse[] {
  const objects = slots as Record<string, unknown>[]; // the values are checked as they are read
  const rows = objects.map(({ date, startTime, endTime, type, status }) => ({
    OpenHouseDate: date,
    OpenHouseStartTime: startTime,
    OpenHouseEndTime: endTime,
    OpenHouseType: type,
    OpenHouseStatus: status,
  }));
  return readOpenHouses(rows, timeZone).filter(
    ({ date, endTime, offset }) => new Date(`${date}T${endTime}${offset}`) > now,
  );
}
