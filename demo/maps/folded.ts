/** Words in a form for comparison: without case, accents and punctuation, and with abbreviations written out. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  st: 'street',
  str: 'street',
  ave: 'avenue',
  av: 'avenue',
  rd: 'road',
  dr: 'drive',
  blvd: 'boulevard',
  boul: 'boulevard',
  cres: 'crescent',
  crt: 'court',
  ct: 'court',
  pl: 'place',
  pkwy: 'parkway',
  hwy: 'highway',
  ln: 'lane',
  e: 'east',
  w: 'west',
  n: 'north',
  s: 'south',
};

/** "Queen St. W" becomes "queen street west". A "St." at the beginning does not change, since it means Saint. */
export function fold(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’'.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return plain
    .split(' ')
    .map((word, at) => (at === 0 ? word : (WRITTEN_OUT[word] ?? word)))
    .join(' ');
}
