import type { Home } from '../home.ts';

const ENGLISH = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const FRENCH = [
  'aucune',
  'une',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
];
const SIDES: Record<string, readonly [string, string]> = {
  N: ['north', 'nord'],
  Ne: ['northeast', 'nord-est'],
  E: ['east', 'est'],
  Se: ['southeast', 'sud-est'],
  S: ['south', 'sud'],
  Sw: ['southwest', 'sud-ouest'],
  W: ['west', 'ouest'],
  Nw: ['northwest', 'nord-ouest'],
};

function ordinal(number: number): string {
  const ending =
    number % 100 > 10 && number % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function grouped(amount: number, separator: string): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, separator);
}

/** The facts that sentences may name: `beds` "three", `Beds` "Three", `area` "1,450", `year`, `width`, `side`... */
export function factsOf(home: Home, language: 'en' | 'fr'): Map<string, string> {
  const words = language === 'fr' ? FRENCH : ENGLISH;
  const word = (number: number): string => words[number] ?? String(number);
  const area = Math.round((home.sqft ?? 0) / 10) * 10;
  const side = SIDES[home.exposure ?? 'S'];
  const lotArea = (home.lot?.width ?? 0) * (home.lot?.depth ?? 0);
  return new Map([
    ['beds', word(home.beds)],
    ['Beds', capital(word(home.beds))],
    ['lowerBeds', word(home.bedsPlus)],
    ['baths', word(home.baths)],
    ['Baths', capital(word(home.baths))],
    ['area', grouped(area, language === 'fr' ? ' ' : ',')],
    ['year', String(home.yearBuilt ?? '')],
    ['decade', `${Math.floor((home.yearBuilt ?? 2000) / 10) * 10}s`],
    ['width', String(Math.round(home.lot?.width ?? 0))],
    ['depth', String(Math.round(home.lot?.depth ?? 0))],
    ['acres', String(Math.max(1, Math.round(lotArea / 43_560)))],
    ['floor', language === 'fr' ? `${home.floor ?? 1}e` : ordinal(home.floor ?? 1)],
    ['storeys', String(home.building?.storeys ?? home.storeys)],
    ['side', side?.[language === 'fr' ? 1 : 0] ?? ''],
    ['towards', /^[aeo]/.test(side?.[1] ?? '') ? `l’${side?.[1]}` : `le ${side?.[1]}`],
    ['Side', capital(side?.[language === 'fr' ? 1 : 0] ?? '')],
    ['hood', home.site.neighbourhood.name],
    ['city', home.site.city.name],
    ['parking', word(home.parkingSpaces)],
    ['Parking', capital(word(home.parkingSpaces))],
    ['style', home.style.toLowerCase()],
    ['units', { Duplex: 'two', Triplex: 'three', Fourplex: 'four' }[home.style] ?? ''],
  ]);
}
