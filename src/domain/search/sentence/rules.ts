/** Rules for phrases with numbers: rooms, sizes, years, periods, prices. Each is a pattern of a sentence's words. */
import { ACTIVE_DAYS, DAYS_A_YEAR, SOLD_DAYS } from '../marketStatus.ts';
import { SQUARE_FEET } from '../search.ts';
import type { Findings } from './findings.ts';
import { stemmed } from './vocabulary.ts';

/** Sets what the words of a pattern mean; false if they have another meaning. */
type Effect = (parts: Parts, found: Findings) => Outcome;
/** `unused`: the search has no filter for the words. */
type Outcome = 'used' | 'unused' | false;
type Parts = Readonly<Record<string, string | undefined>>;

interface Rule {
  pattern: RegExp;
  effect: Effect;
}

const MAXIMUM =
  'under|below|less than|lower than|cheaper than|no more than|not more than|at most|up to|max|maximum|maximum price|' +
  'max price|max budget|budget of|budget|<|< =|≤|moins de|moins d|moins que|sous|sous les|en bas de|en dessous de|' +
  'en dessous|jusqu a|pas plus de|pas plus que|au plus|prix max|prix maximum|budget de|budget max|maxi|within';
const MINIMUM =
  'over|above|more than|at least|no less than|starting at|starting from|from|min|minimum|minimum of|minimum price|>|> =|' +
  '≥|plus de|plus d|plus que|d au moins|au moins|a partir de|minimum de|prix minimum';
const ABOUT =
  'around|about|approximately|approx|roughly|~|environ|autour de|aux alentours de|aux environs de|alentour de|pres de';
const UP = String.raw`\+|or more|or up|and up|and more|or higher|et plus|ou plus|minimum|min`;
const DOWN = 'or less|or under|or below|and under|et moins|ou moins|maximum|max|maxi';
const SOME = '(?: (?:of|de|d|a|the|price|prix|is|at|un|an|bout)){0,4}';

/** A number, whose name in the match is given: "3", "4.5h", "un". */
const number = (name: string) => String.raw`(?<${name}>\d+(?:\.\d+)?h?|une?)`;
const MULTIPLE = 'k|m|mil|mill|million|mille|thousand|grand';
const DOLLAR = String.raw`\$|dollar|piastre|cad`;
/** An amount of money: "$ 1.2 m", "450 k $", "half a million". */
const amount = (name: string) =>
  String.raw`(?:(?<${name}Before>\$) )?(?:(?<${name}Half>half a million|un demi million|demi million|half million|0\.5h million|a million|un million)|` +
  String.raw`(?<${name}>\d+(?:\.\d+)?)(?: (?<${name}Times>${MULTIPLE}))?)(?: (?<${name}After>${DOLLAR}))?`;
const MONTHLY = String.raw`(?:\/ )?(?:per month|a month|\/ month|month|monthly|par mois|mois|mensuel|mensuellement|du mois|\/ mo|mo)`;

const BEDS = 'bed|bedroom|bdrm|bdr|bd|br|brs|chambre a coucher|chambre|ch|cc|cac|chambres a coucher';
const BATHS = 'bath|bathroom|ba|full bath|washroom|salle de bain|sdb|s de b|bains';
const SPACES =
  'parking space|parking spot|parking stall|parking|car parking|stationnement|place de stationnement';
const FEET = 'sq ft|sqft|sq feet|square feet|square foot|sf|ft2|pi2|pied carre|pc|pi ca';
const METRES = 'm2|metre carre|sq m|sqm|square metre|square meter';
const ACRES = 'acre|hectare';
const LOT = 'lot|terrain|lot size';
const FEES =
  'maintenance fee|maintenance|condo fee|strata fee|fee|frais de condo|frais de copropriete|frais de condominium|frais mensuels|' +
  'charges de copropriete|frais';
const YEAR = String.raw`(?:1[89]|20)\d\d`;
const DAY_UNIT = 'hour|heure|day|jour|week|semaine|month|mois|moi|year|ans|an|annee';

/** Days of a unit of time. A year counts as in the filter's choices. */
function daysOf(unit: string): number {
  if (/^(hour|heure)/.test(unit)) return 1 / 24;
  if (/^(day|jour)/.test(unit)) return 1;
  if (/^(week|semaine)/.test(unit)) return 7;
  return /^(month|moi)/.test(unit) ? 30 : DAYS_A_YEAR;
}

const numberOf = (text: string | undefined): number =>
  /^[ua]n/.test(text ?? '') ? 1 : Number.parseFloat(text ?? '');

/** The choice that includes a period: the next longer one, or all. */
const choiceFor = (days: number, choices: readonly number[]): number =>
  choices.find((choice) => choice >= days) ?? 0;

/** Returns the limit of days on the market, or since the sale. */
export const marketDays = (days: number, kind: 'active' | 'sold'): number =>
  choiceFor(days, kind === 'active' ? ACTIVE_DAYS : SOLD_DAYS);

const atMost = (value: number, most: number): number => Math.min(Math.floor(value), most);

const MAX_ROOMS = 5;
const SQFT_OF_METRE = 10.764;
const SQFT_OF_ACRE = 43_560;
const ACRES_OF_HECTARE = 2.471;
const MAX_LOT = 999_999;
/** Rents are lower than this, and prices of homes higher. Dollars. */
const RENT_BELOW = 20_000;
const LOWEST_RENT = 300;
/** Without a dollar sign a smaller number is no price. */
const LOWEST_PLAIN_PRICE = 20_000;

/** Sets the number of bedrooms. Homes with more match too, unless `isExact` is set. */
function setBeds(found: Findings, beds: number, isExact: boolean): Outcome {
  found.filters.minBeds = atMost(beds, MAX_ROOMS);
  found.filters.exactBeds = isExact && beds <= MAX_ROOMS;
  return 'used';
}

/** Apartments in Québec count all rooms but the bathroom, as a half: a 4½ has two bedrooms. */
const ROOMS_BESIDE_BEDS = 2;

const setRooms: Effect = ({ rooms, or, up }, found) => {
  const beds = Math.floor(numberOf(rooms)) - ROOMS_BESIDE_BEDS;
  return beds < 1 ? 'unused' : setBeds(found, beds, !or && !up);
};

/** Sets the living space or the lot, in square feet. */
const setArea =
  (isLot: boolean): Effect =>
  ({ area, unit = '', most, of, land }, found) => {
    if (most) return 'unused';
    const isMetric = new RegExp(`^(?:${stemmed(METRES)})$`).test(unit);
    const perUnit = unit === 'acre' ? SQFT_OF_ACRE : unit === 'hectare' ? SQFT_OF_ACRE * ACRES_OF_HECTARE : 1;
    const half = /^(?:half|un demi|demi)/.test(area ?? '');
    const feet = (half ? 0.5 : numberOf(area)) * (isMetric ? SQFT_OF_METRE : perUnit);
    if (isLot || perUnit > 1) {
      if (feet > MAX_LOT) return 'unused';
      found.filters.minLotSizeSqft = Math.round(feet);
      if (/^(lot|terrain)/.test(of ?? land ?? '')) found.hasLotWord = true;
      return 'used';
    }
    const choice = SQUARE_FEET.findLast((each) => each <= feet + 1) ?? 0;
    if (choice === 0) return 'unused';
    found.filters.minSqft = choice;
    return 'used';
  };

/** Whole dollars of an amount that a rule's pattern names. */
function dollars(parts: Parts, name: string, timesOf = name): number {
  if (parts[`${name}Half`]) return /half|demi|0\.5/.test(parts[`${name}Half`] ?? '') ? 500_000 : 1_000_000;
  const value = numberOf(parts[name]);
  const times = parts[`${name}Times`] ?? parts[`${timesOf}Times`];
  // "700 mil" is thousands, "1.2 mil" millions.
  const isThousands = times !== undefined && (/^(k|thousand|mille|grand)$/.test(times) || value >= 100);
  return Math.round(value * (times === undefined ? 1 : isThousands ? 1000 : 1_000_000));
}

const setPrice: Effect = (parts, found) => {
  const { most, least, about, up, down = parts['later'], monthly, low, high, lowTimes } = parts;
  const hasHigh = high !== undefined || parts['highHalf'] !== undefined;
  const last = hasHigh ? dollars(parts, 'high') : 0;
  // "500-700k": the thousands of the second number are those of the first.
  const isShared =
    hasHigh && lowTimes === undefined && numberOf(low) < numberOf(high) && numberOf(low) < 10_000;
  const first = dollars(parts, 'low', isShared ? 'high' : 'low');
  if ((hasHigh && last <= first) || first < LOWEST_RENT) return false;
  const price: Price = {
    first,
    last,
    isMinimum: Boolean(least ?? up) && !most && !down,
    isAbout: about !== undefined,
  };
  const value = hasHigh ? last : first;
  const hasSign = ['Before', 'After', 'Times', 'Half'].some(
    (end) => parts[`low${end}`] ?? parts[`high${end}`],
  );
  if (hasSign || monthly || value >= LOWEST_PLAIN_PRICE) {
    applyPrice(found, price, monthly !== undefined || value < RENT_BELOW);
    return 'used';
  }
  const isYear = new RegExp(`^${YEAR}$`).test(low ?? '');
  const isLimited = Boolean(most ?? down) || (hasHigh && !isYear);
  found.plainRent = { isLimited, apply: () => applyPrice(found, price, true) };
  return 'used';
};

interface Price {
  first: number;
  /** The end of a range; 0 for a single number. */
  last: number;
  isMinimum: boolean;
  isAbout: boolean;
}

/** A price without a limit is a maximum. "Around" is a tenth more or less. */
function applyPrice(found: Findings, { first, last, isMinimum, isAbout }: Price, isRent: boolean): void {
  if (last > 0) found.price = { min: first, max: last };
  else if (isAbout) found.price = { min: Math.round(first * 0.9), max: Math.round(first * 1.1) };
  else found.price = { ...found.price, [isMinimum ? 'min' : 'max']: first };
  found.priceOf = isRent ? 'lease' : 'sale';
}

const setYears: Effect = ({ after, before, from, to, only }, found) => {
  if (after) found.filters.minYearBuilt = Number(after);
  if (before) found.filters.maxYearBuilt = Number(before);
  if (from && to) Object.assign(found.filters, { minYearBuilt: Number(from), maxYearBuilt: Number(to) });
  if (only) Object.assign(found.filters, { minYearBuilt: Number(only), maxYearBuilt: Number(only) });
  return 'used';
};

const setPeriod =
  (isWeak: boolean): Effect =>
  ({ count, unit = '' }, found) => {
    const days = /^(today|aujourd)/.test(unit) ? 1 : Math.ceil((count ? numberOf(count) : 1) * daysOf(unit));
    if (found.period && (isWeak || !found.period.isWeak)) return false;
    found.period = { days, isWeak };
    return 'used';
  };

const setParking: Effect = ({ spaces, garage }, found) => {
  if (garage) found.keywords.add('garage');
  if (spaces === '0') return 'unused';
  const count = /^(double|2)/.test(spaces ?? '') ? 2 : /^triple/.test(spaces ?? '') ? 3 : numberOf(spaces);
  if (!(count > 0)) return false;
  found.filters.minParkingSpaces = count;
  return 'used';
};

/** Patterns in the order in which they are tried. Each begins at a word, and ends before one. */
const RULES: Rule[] = (
  [
    // Rooms.
    [
      String.raw`(?<rooms>\d+)\.5h (?:or|ou|to|a|-) \d+\.5h`,
      (parts, found) => setRooms({ ...parts, or: 'or' }, found),
    ],
    [
      String.raw`(?<rooms>\d+)(?:\.5h| et demie?| and half| and a half)(?: (?:piece|pieces))?(?: (?<up>${UP}))?(?! (?:${BATHS}|${ACRES}|million))`,
      setRooms,
    ],
    [
      String.raw`${number('beds')} (?:\+|plus) 1 (?:${BEDS})`,
      ({ beds }, found) => setBeds(found, numberOf(beds), false),
    ],
    [
      String.raw`(?<beds>\d) (?:(?:${BEDS}) )?(?:\+|plus|and|et|with a|with|avec un|avec)(?: (?:a|un|1))? den`,
      ({ beds }, found) => {
        found.keywords.add('den');
        return setBeds(found, numberOf(beds), false);
      },
    ],
    [
      String.raw`(?:(?:(?<most>${MAXIMUM})|(?<least>${MINIMUM})|(?<exact>exactly|exactement|only|just|seulement)|for|de|d)${SOME} )?${number('beds')}(?: (?:or|ou|to|a|-) \d+)?(?: (?:${UP}))?(?: (?:-|full))? (?:${BEDS})(?: (?<up>${UP}))?(?! (?:den))(?: (?<only>only|seulement|exactly))?`,
      ({ beds, most, exact, only }, found) =>
        most ? 'unused' : setBeds(found, numberOf(beds), Boolean(exact ?? only)),
    ],
    [
      String.raw`(?:(?:${MINIMUM}|for|de)${SOME} )?${number('baths')}(?: (?:or|ou|to|a|-) \d+(?:\.\d+)?h?)?(?: (?:${UP}))? (?:${BATHS})(?: (?:${UP}))?`,
      ({ baths }, found) => {
        const count = atMost(numberOf(baths), MAX_ROOMS);
        found.filters.minBaths = count;
        return count > 0 ? 'used' : 'unused';
      },
    ],
    // Cars.
    [
      String.raw`(?<spaces>\d) (?:car|auto|voiture)(?: (?:attached|detached|double))? (?<garage>garage)`,
      setParking,
    ],
    ['(?<spaces>double|triple)(?: (?:attached|car))? (?<garage>garage)', setParking],
    ['(?<garage>garage) (?<spaces>double|triple)', setParking],
    [
      `(?:(?:${MINIMUM})${SOME} )?${number('spaces')}(?: (?:${UP}))? (?:${SPACES})(?: (?:${UP}))?`,
      setParking,
    ],
    [
      `(?:parking|stationnement|garage)(?: (?:for|pour|of|de|for at least|pour au moins))+ ${number('spaces')} (?:car|vehicle|vehicule|voiture|auto)`,
      setParking,
    ],
    // Sizes.
    [
      String.raw`(?<of>${LOT})(?: (?:(?<most>${MAXIMUM})|${MINIMUM}|of|de|d|a|an|un|is)){0,4} (?<area>\d+(?:\.\d+)?h?|half an|half|un demi|demi|un|une) (?<unit>${FEET}|${METRES}|${ACRES})(?: (?:${UP}))?`,
      setArea(true),
    ],
    [
      String.raw`(?:(?:(?<most>${MAXIMUM})|${MINIMUM})${SOME} )?(?<area>\d+(?:\.\d+)?h?|half an|half|un demi|demi|un|une|an) (?<unit>${ACRES})(?: (?:${UP}))?(?: (?:of )?(?<land>lot|land|terrain|property))?`,
      setArea(true),
    ],
    [
      String.raw`(?:(?:${MINIMUM})${SOME} )?(?<area>\d+(?:\.\d+)?) (?<unit>${FEET}|${METRES})(?: (?:${UP}))? (?<land>lot|terrain)`,
      setArea(true),
    ],
    [
      String.raw`(?:(?:(?<most>${MAXIMUM})|${MINIMUM}|${ABOUT}|de|d)${SOME} )?(?<area>\d+(?:\.\d+)?)(?: (?:${UP}))? (?<unit>${FEET}|${METRES})(?: (?:${UP}))?`,
      setArea(false),
    ],
    // Fees.
    [
      `(?:${FEES})(?: (?:of|de|d|at|is|a|are))*(?: (?:${MAXIMUM}))?${SOME} ${amount('low')}(?: ${MONTHLY})?(?: (?:${DOWN}))?`,
      (parts, found) => {
        found.filters.maxMaintenanceFee = dollars(parts, 'low');
        return 'used';
      },
    ],
    [`(?:${FEES})`, () => 'unused'],
    // Periods.
    [
      'new(?= (?:today|this|in the last|in last|since|last))',
      (_, found) => {
        found.market.add('listed');
        return 'used';
      },
    ],
    [
      `(?:(?:in|within|over|for|during|dans|au cours|depuis|pour|on) )?(?:(?:the|les|des|le|la|de|d) )*(?:last|past|previous|dernier|derniere)(?: ${number('count')})? (?<unit>${DAY_UNIT})`,
      setPeriod(false),
    ],
    [
      `(?:(?:dans|au cours|pendant|depuis) )?(?:(?:les|des|de) )*${number('count')} (?:dernier|derniere) (?<unit>${DAY_UNIT})`,
      setPeriod(false),
    ],
    [
      `(?:depuis|since|il y a|for|within|in)(?: (?:moins de|moins d|less than|under|the|la|l|le|plus de))* ${number('count')} (?<unit>${DAY_UNIT})(?: ago)?(?! old)`,
      setPeriod(false),
    ],
    [`(?:(?:in|de|du) )?(?:this|cette|ce) (?<unit>${DAY_UNIT})`, setPeriod(false)],
    ['(?<unit>today|aujourd hui|aujourdhui)', setPeriod(false)],
    [`(?:(?:l|la|le) )?(?<unit>${DAY_UNIT}) (?:dernier|derniere|passe|passee)`, setPeriod(false)],
    // Years.
    [
      String.raw`(?:${MAXIMUM}|newer than)${SOME} (?<count>\d+) (?:year|an|ans|annee)(?: old| of age)?`,
      ({ count }, found) => {
        found.filters.minYearBuilt = found.year - Number(count);
        return 'used';
      },
    ],
    [String.raw`\d+ (?:ans|year)(?: old)? (?:et plus|and over|and up|or older|plus)`, () => 'unused'],
    [String.raw`(?<count>\d+) (?<unit>${DAY_UNIT})(?! (?:old|et plus|and over|and up))`, setPeriod(true)],
    [
      `(?:(?:built|construit|construite|construction)(?: (?:in|en|between|entre|from|de|d))*) (?<from>${YEAR}) (?:-|to|a|and|et) (?<to>${YEAR})`,
      setYears,
    ],
    [
      `(?:(?:built|construit|construite|construction) )?(?:(?:in|en) )?(?:after|since|apres|depuis|newer than|plus recente? que) (?<after>${YEAR})`,
      setYears,
    ],
    [
      `(?:(?:built|construit|construite|construction) )?(?:(?:in|en) )?(?:before|avant|older than|plus ancien que|prior to) (?<before>${YEAR})`,
      setYears,
    ],
    [
      `(?:(?:built|construit|construite) (?:in|en) )?(?<after>${YEAR}) (?:or newer|or later|and newer|et plus recente?|ou plus recente?)`,
      setYears,
    ],
    [`(?:built|construit|construite) (?:in|en) (?<only>${YEAR})`, setYears],
    // Prices.
    [
      `(?:(?:between|entre|from|de) )?(?:(?:(?<most>${MAXIMUM})|(?<least>${MINIMUM})|(?<about>${ABOUT}))${SOME} )?${amount('low')}(?: (?:-|to|a|and|et) ${amount('high')})?(?: (?:(?<up>${UP})|(?<down>${DOWN})))?(?: (?<monthly>${MONTHLY}))?(?: (?:(?<later>${DOWN})|${UP}))?`,
      setPrice,
    ],
  ] satisfies [string, Effect][]
).map(([pattern, effect]) => ({ pattern: new RegExp(`^(?:${stemmedPattern(pattern)})(?= |$)`), effect }));

/** Stems the words of a pattern, but not the names of its groups. */
export function stemmedPattern(pattern: string): string {
  return pattern.replace(/\(\?<\w+>|[a-z]{4,}/g, (part) => (part.startsWith('(') ? part : stemmed(part)));
}

/**
 * Applies the first rule that understands the beginning of a text.
 * @param text stemmed words, separated by spaces
 * @returns the number of words, and whether the search has a filter for them
 */
export function applyRule(
  text: string,
  found: Findings,
): { words: number; outcome: 'used' | 'unused' } | undefined {
  for (const { pattern, effect } of RULES) {
    const match = pattern.exec(text);
    if (!match) continue;
    const outcome = effect(match.groups ?? {}, found);
    if (outcome) return { words: match[0].split(' ').length, outcome };
  }
  return undefined;
}
