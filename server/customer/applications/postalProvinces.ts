/** First letters of the postal codes of each province or territory (Canada Post, 2026). */
const LETTERS = {
  AB: 'T',
  BC: 'V',
  MB: 'R',
  NB: 'E',
  NL: 'A',
  NS: 'B',
  NT: 'X',
  NU: 'X',
  ON: 'KLMNP',
  PE: 'C',
  QC: 'GHJ',
  SK: 'S',
  YT: 'Y',
} as const;

/** Codes of the provinces and territories. */
export const PROVINCES: readonly string[] = Object.keys(LETTERS);

/** True if a postal code ("M5J 2Y4") belongs to a province ("ON"); false for an unknown province. */
export function isPostalCodeOf(postalCode: string, province: string): boolean {
  const letters: Readonly<Record<string, string>> = LETTERS;
  return letters[province]?.includes(postalCode.slice(0, 1)) ?? false;
}
