import { type ProvinceCode, provinceCode } from './provinces.ts';

/** The time zone in which most homes of a province are, as in server/store/text/timeZones.ts. */
const ZONES: Readonly<Record<ProvinceCode, string>> = {
  AB: 'America/Edmonton',
  BC: 'America/Vancouver',
  MB: 'America/Winnipeg',
  NB: 'America/Moncton',
  NL: 'America/St_Johns',
  NS: 'America/Halifax',
  NT: 'America/Yellowknife',
  NU: 'America/Iqaluit',
  ON: 'America/Toronto',
  PE: 'America/Halifax',
  QC: 'America/Toronto',
  SK: 'America/Regina',
  YT: 'America/Whitehorse',
};

/** Returns the IANA name of a province's time zone; Toronto's for a text that is no province. */
export function timeZoneOf(state: string): string {
  return ZONES[provinceCode(state) ?? 'ON'];
}
