/** The demonstration's own brokerage, which lists some of the homes in its province. */
const OWN_BROKERAGE = 'Harbour & Pine Realty Inc., Brokerage';
/** The province in which it is licensed. */
const OWN_PROVINCE = 'ON';
/** One of this many homes is its own. */
const SHARE = 40;

/** True for the MLS number of a home that the own brokerage lists, if it is in its province. */
export function isOwnHome(mlsNumber: string): boolean {
  return Number(/\d+$/.exec(mlsNumber)?.[0] ?? 0) % SHARE === 7;
}

/** The own brokerage for its homes, or the given one, which is drawn for each home so that the other draws stay the same. */
export function ownOr(mlsNumber: string, stateCode: string, drawn: string): string {
  return stateCode === OWN_PROVINCE && isOwnHome(mlsNumber) ? OWN_BROKERAGE : drawn;
}
