/** A GET or POST of the heaviest kind that the listing service allows a visitor, or just does not. */
export interface HeavyCall {
  path: string;
  init: { method: string; body?: string };
}

interface Schema {
  type?: string;
  enum?: readonly string[];
  maximum?: number;
  items?: Schema;
}

/** What is read of the service's own description. */
export interface DescribedService {
  paths: Record<
    string,
    Record<
      string,
      {
        security?: unknown;
        parameters?: { name: string; in: string; schema: Schema }[];
        requestBody?: unknown;
      }
    >
  >;
}

/** What the calls name: a listing, and places with many. */
export interface HeavyWorld {
  mlsNumber: string;
  cities: readonly string[];
}

type Value = string | number | boolean | readonly (string | number)[];
type Values = Record<string, Value>;

const MOST_VALUES = 200;
const MOST_POINTS = 500;

/** A star around the country: no box, and every listing lies in its bounds. */
const STAR = [
  Array.from({ length: MOST_POINTS }, (_, index) => {
    const angle = ((index % (MOST_POINTS - 1)) / (MOST_POINTS - 1)) * 2 * Math.PI;
    const reach = index % 2 === 0 || index === MOST_POINTS - 1 ? 1 : 0.9;
    return [-97 + 50 * reach * Math.cos(angle), 55 + 30 * reach * Math.sin(angle)];
  }),
];
STAR[0]?.splice(-1, 1, STAR[0][0] ?? []);

const filled = (text: (index: number) => string): string[] =>
  Array.from({ length: MOST_VALUES }, (_, index) => text(index));

/** Heavy values of the parameters that are plain text or whose schema does not tell which are. */
const textsOf = ({ mlsNumber, cities }: HeavyWorld): Record<string, Value[]> => ({
  search: [[...'abcdefghijkl'].join(' '), 'a', 'street'],
  searchFields: ['address.streetName,mlsNumber'],
  fields: ['', 'images,details,rooms,address'],
  clusterFields: ['', 'images,details'],
  aggregates: ['map', 'address.neighborhood,address.city', 'details.style,details.propertyType'],
  map: [JSON.stringify(STAR), '[[[-141,41],[-52,41],[-52,70],[-141,70],[-141,41]]]'],
  mlsNumber: [filled((index) => `W${index}`)],
  city: [cities.slice(0, MOST_VALUES), cities.slice(0, 1)],
  name: cities.slice(0, 1),
  area: [cities.slice(0, MOST_VALUES)],
  neighborhood: [filled((index) => `Place ${index}`)],
  state: ['Ontario', ''],
  zip: ['M5V'],
  propertyType: [filled((index) => `Kind ${index}`)],
  style: [filled((index) => `Look ${index}`)],
  statistics: STATISTICS,
  mls: [mlsNumber],
  group: ['real_estate'],
  minListDate: ['1990-01-01'],
  maxListDate: ['2090-01-01'],
  minSoldDate: ['1990-01-01'],
  maxSoldDate: ['2090-01-01'],
  streetNumber: ['1'],
  streetName: ['a'],
  streetSuffix: ['a'],
  streetDirection: ['N'],
  unitNumber: ['1'],
});

const MEASURES = ['avg', 'med', 'min', 'max', 'sum', 'sd'];
const PRICES = ['soldPrice', 'daysOnMarket', 'listPrice'];
const EVERY_STATISTIC = [
  ...PRICES.flatMap((field) => MEASURES.map((measure) => `${measure}-${field}`)),
  'avg-priceSqft,avg-tax,med-tax,avg-maintenanceFee,med-maintenanceFee',
  'avg-maintenanceFeePerSqft,med-maintenanceFeePerSqft,cnt-new,cnt-closed,cnt-available,pct-aboveBelowList',
].join(',');
/** Of sorted values alone and of sums alone, by short and long groups. */
const STATISTICS = [
  EVERY_STATISTIC,
  `${EVERY_STATISTIC},grp-day`,
  `${EVERY_STATISTIC},grp-day,grp-mth,grp-yr,grp-7-days,grp-30-days`,
  'avg-soldPrice,grp-day',
  'med-soldPrice,sd-soldPrice,med-daysOnMarket,grp-day,grp-7-days',
  'avg-soldPrice,max-listPrice,cnt-new,grp-day,grp-mth,grp-yr,grp-7-days,grp-30-days',
];

function valuesOf(name: string, schema: Schema, texts: Record<string, Value[]>): Value[] {
  const inner = schema.items ?? schema;
  const known = texts[name];
  if (known) return known.filter((value) => value !== '');
  if (inner.enum) return schema.items ? [inner.enum] : [...inner.enum];
  if (inner.type === 'boolean') return [true, false];
  // Of a lower bound the highest leaves nothing: the lowest is the heavy one.
  if (inner.type === 'integer' || inner.type === 'number')
    return [name.startsWith('min') ? 0 : (inner.maximum ?? 1e9)];
  throw new Error(`Nobody says what a heavy ${name} is: name one in heaviestCalls.ts.`);
}

function withQuery(path: string, values: Values): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const one of [value].flat()) query.append(name, String(one));
  }
  return `${path}?${query}`;
}

/** What makes another parameter heavier. */
const PARTNERS = ['statistics', 'search', 'map'];

/** Every search is of all listings unless a value says otherwise. */
const BASES: Values[] = [
  { status: ['A', 'U'], resultsPerPage: 200 },
  { status: 'U', listings: false },
  { status: ['A', 'U'], cluster: true, clusterLimit: 200, clusterPrecision: 29, resultsPerPage: 200 },
  {
    status: 'U',
    listings: false,
    aggregateStatistics: true,
    aggregates: 'details.style,address.neighborhood',
  },
  { status: 'U', listings: false, aggregateStatistics: true, aggregates: 'address.neighborhood' },
];

/**
 * The heaviest calls of a visitor: of each call that the description has, every parameter with its heaviest values,
 * alone and beside statistics, words and areas, the searches also with clusters and parts of their statistics.
 * @throws for a parameter of which no heavy value is known
 */
export function heaviestCalls({ paths }: DescribedService, world: HeavyWorld): HeavyCall[] {
  const texts = textsOf(world);
  const calls = new Map<string, HeavyCall>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, { security, parameters = [] }] of Object.entries(methods)) {
      if (security || path === '/realty/contact') continue;
      const queried = parameters.filter((parameter) => parameter.in === 'query');
      const options = queried.map(({ name, schema }) => ({ name, values: valuesOf(name, schema, texts) }));
      const at = path.replace('{mls}', world.mlsNumber);
      const needed = Object.fromEntries(
        options
          .filter(({ name }) => ['group', 'name'].includes(name))
          .map(({ name, values }) => [name, values[0] ?? '']),
      );
      const bases =
        path === '/realty/listings' ? BASES : [path.endsWith('autocomplete') ? { search: 'street' } : needed];
      for (const base of bases) {
        for (const [index, one] of options.entries()) {
          for (const value of one.values) {
            for (const other of [
              undefined,
              ...options.slice(index + 1).filter(({ name }) => PARTNERS.includes(name)),
            ]) {
              for (const otherValue of other?.values ?? ['']) {
                const values = { ...base, [one.name]: value, ...(other ? { [other.name]: otherValue } : {}) };
                const isPost = method === 'post';
                if (isPost && other) continue;
                const call = isPost
                  ? { path: at, init: { method: 'POST', body: JSON.stringify(values) } }
                  : { path: withQuery(at, values), init: { method: 'GET' } };
                // One way of asking is enough for values that make an address too long.
                if (call.path.length < 8000) calls.set(`${call.path} ${call.init.body}`, call);
              }
            }
          }
        }
      }
    }
  }
  return [...calls.values()];
}
