/** A GET or POST at the limit of what the listing service allows a visitor, or just above it. */
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

/** The parts of the service's own description that are read here. */
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

/** A listing, and places with many listings, for the calls. */
export interface LoadedDataset {
  mlsNumber: string;
  cities: readonly string[];
}

type Value = string | number | boolean | readonly (string | number)[];
type Values = Record<string, Value>;

const MAX_VALUES = 200;
const MAX_POINTS = 500;

/** A star around the country: it is not a box, and every listing is inside its bounds. */
const STAR = [
  Array.from({ length: MAX_POINTS }, (_, index) => {
    const angle = ((index % (MAX_POINTS - 1)) / (MAX_POINTS - 1)) * 2 * Math.PI;
    const reach = index % 2 === 0 || index === MAX_POINTS - 1 ? 1 : 0.9;
    return [-97 + 50 * reach * Math.cos(angle), 55 + 30 * reach * Math.sin(angle)];
  }),
];
STAR[0]?.splice(-1, 1, STAR[0][0] ?? []);

const filled = (text: (index: number) => string): string[] =>
  Array.from({ length: MAX_VALUES }, (_, index) => text(index));

/** Heavy values of parameters that are plain text, or whose schema does not show the values. */
const textsOf = ({ mlsNumber, cities }: LoadedDataset): Record<string, Value[]> => ({
  search: [[...'abcdefghijkl'].join(' '), 'a', 'street'],
  searchFields: ['address.streetName,mlsNumber'],
  fields: ['', 'images,details,rooms,address'],
  clusterFields: ['', 'images,details'],
  aggregates: ['map', 'address.neighborhood,address.city', 'details.style,details.propertyType'],
  map: [JSON.stringify(STAR), '[[[-141,41],[-52,41],[-52,70],[-141,70],[-141,41]]]'],
  mlsNumber: [filled((index) => `W${index}`)],
  hide: [filled((index) => `2-W${index}`).join()],
  near: ['school:30,station:30,stop:30,park:30'],
  commute: ['43.65,-79.38,drive,90,0830'],
  kinds: ['school,station,stop,park,groceries'],
  to: ['43.65,-79.38,drive,08:30'],
  at: ['08:30'],
  city: [cities.slice(0, MAX_VALUES), cities.slice(0, 1)],
  name: cities.slice(0, 1),
  area: [cities.slice(0, MAX_VALUES)],
  neighborhood: [filled((index) => `Place ${index}`)],
  state: ['Ontario', ''],
  areaOrCity: [cities.slice(0, MAX_VALUES)],
  zip: [filled((index) => `M5V ${index % 10}T${Math.floor(index / 10) % 10}`)],
  propertyType: [filled((index) => `Kind ${index}`)],
  propertyTypeOrStyle: [filled((index) => `Kind ${index}`)],
  style: [filled((index) => `Look ${index}`)],
  statistics: STATISTICS,
  mls: [mlsNumber],
  group: ['real_estate'],
  minListDate: ['1990-01-01'],
  maxListDate: ['2090-01-01'],
  minSoldDate: ['1990-01-01'],
  maxSoldDate: ['2090-01-01'],
  minUpdatedOn: ['1990-01-01'],
  maxUpdatedOn: ['2090-01-01'],
  minPriceChangeDateTime: ['1990-01-01'],
  maxPriceChangeDateTime: ['2090-01-01'],
  street: ['1 a'],
  unit: ['1'],
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
/** Statistics of sorted values only and of sums only, in short and long groups. */
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
  // For a lower bound the lowest value is the heavy one, because the highest matches nothing.
  if (inner.type === 'integer' || inner.type === 'number')
    return [name.startsWith('min') ? 0 : (inner.maximum ?? 1e9)];
  throw new Error(`There is no heavy value for ${name}: add one in heaviestCalls.ts.`);
}

function withQuery(path: string, values: Values): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const one of [value].flat()) query.append(name, String(one));
  }
  return `${path}?${query}`;
}

/** Parameters that make another one heavier. */
const PARTNERS = ['statistics', 'search', 'map'];

/** Every search covers all listings unless a value limits it. */
const BASES: Values[] = [
  { status: ['A', 'U'], resultsPerPage: 200 },
  { status: 'U', listings: false },
  { status: ['A', 'U'], lat: 43.7, long: -79.4, radius: 200, resultsPerPage: 200 },
  { status: ['A', 'U'], cluster: true, clusterLimit: 200, clusterPrecision: 29, resultsPerPage: 200 },
  {
    status: 'U',
    listings: false,
    aggregateStatistics: true,
    aggregates: 'details.style,address.neighborhood',
  },
  { status: 'U', listings: false, aggregateStatistics: true, aggregates: 'address.neighborhood' },
];

/** Parameters without which a call is refused. */
const NEEDED: Readonly<Record<string, Values>> = {
  '/realty/autocomplete': { search: 'street' },
  '/realty/locations/autocomplete': { search: 'street' },
  '/realty/addresses/home': { state: 'Ontario', city: 'Toronto', street: '33 Queen Street W' },
};

/**
 * The heaviest calls of a visitor. For each described call it takes every parameter with its heaviest values, alone
 * and together with statistics, words and areas; searches also with clusters and grouped statistics.
 * @throws for a parameter without a known heavy value
 */
export function heaviestCalls({ paths }: DescribedService, dataset: LoadedDataset): HeavyCall[] {
  const texts = textsOf(dataset);
  const calls = new Map<string, HeavyCall>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, { security, parameters = [] }] of Object.entries(methods)) {
      if (security || path === '/realty/contact') continue;
      const queried = parameters.filter((parameter) => parameter.in === 'query');
      const options = queried.map(({ name, schema }) => ({ name, values: valuesOf(name, schema, texts) }));
      const at = path.replace('{mls}', dataset.mlsNumber);
      const needed = Object.fromEntries(
        options
          .filter(({ name }) => ['group', 'name'].includes(name))
          .map(({ name, values }) => [name, values[0] ?? '']),
      );
      const bases = path === '/realty/listings' ? BASES : [NEEDED[path] ?? needed];
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
                // A value that makes the address too long is sent in one way only.
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
