import pg from 'pg';
import { columnFor, type ListingSearch, type Range } from '#server/store/listings/listingSearch.ts';
import type { Question } from './questions.ts';
import type { Asking } from './timing.ts';

/** PostGIS with the same listings in the same database. */
export interface PostgisPeer {
  askings: Asking[];
  close(): Promise<void>;
}

/** The position of each listing as geometry with an index, the usual design of a spatial database. */
const TABLES = [
  'create extension if not exists postgis',
  `create table if not exists peer_place as select id, type, status,
    st_setsrid(st_makepoint(longitude, latitude), 4326) as place,
    st_setsrid(st_makepoint(vlongitude, vlatitude), 4326) as vplace from listing`,
  'create index if not exists peer_places on peer_place using gist (place)',
  'create index if not exists peer_vplaces on peer_place using gist (vplace)',
  'create index if not exists peer_ids on peer_place (id)',
  'vacuum (analyze) peer_place',
];

/** Collects the parameters of a statement. */
class StatementParameters {
  readonly values: unknown[] = [];

  put(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

function conditionsOf(search: ListingSearch, parameters: StatementParameters): string[] {
  const { viewer } = search;
  const among = (column: string, values: readonly string[] | undefined) =>
    values ? [`l.${column} = any(${parameters.put(values)})`] : [];
  const between = (column: string, range: Range | undefined) => [
    ...(range?.min === undefined ? [] : [`l.${column} >= ${parameters.put(range.min)}`]),
    ...(range?.max === undefined ? [] : [`l.${column} <= ${parameters.put(range.max)}`]),
  ];
  return [
    ...among('type', search.types),
    ...among('status', search.statuses),
    ...among('last_status', search.lastStatuses),
    ...among('class', search.classes),
    ...among('property_type', search.propertyTypes),
    ...between(columnFor(viewer, 'price'), search.price),
    ...between(columnFor(viewer, 'beds'), search.beds),
    ...between(columnFor(viewer, 'baths'), search.baths),
    ...between('list_day', search.listDay),
    ...between(columnFor(viewer, 'sold_day'), search.soldDay),
  ];
}

/** The listings of a box that match a search's filters, as `l`. */
function within({ search, bounds }: NonNullable<Question['box']>, parameters: StatementParameters): string {
  const place = search.viewer === 'visitor' ? 'p.vplace' : 'p.place';
  const { west, south, east, north } = bounds;
  const sides = [west, south, east, north].map((side) => parameters.put(side)).join(', ');
  const conditions = [`${place} && st_makeenvelope(${sides}, 4326)`, ...conditionsOf(search, parameters)];
  return `from peer_place p join listing l on l.id = p.id where ${conditions.join(' and ')}`;
}

type Ask = (client: pg.Client, box: NonNullable<Question['box']>) => Promise<unknown>;

const askClusters: Ask = async (client, box) => {
  const parameters = new StatementParameters();
  const v = box.search.viewer === 'visitor' ? 'v' : '';
  const shift = 24 - (box.zoom + 2);
  const text = `select l.${v}x >> ${shift}, l.${v}y >> ${shift}, count(*), avg(l.${v}latitude), avg(l.${v}longitude),
    min(l.${v}latitude), max(l.${v}latitude), min(l.${v}longitude), max(l.${v}longitude), min(l.id)
    ${within(box, parameters)} group by 1, 2`;
  return (await client.query(text, parameters.values)).rowCount;
};

const askPage: Ask = async (client, box) => {
  const parameters = new StatementParameters();
  const text = `select l.id ${within(box, parameters)} order by l.list_day desc, l.id desc limit 8`;
  await client.query(text, parameters.values);
  const countParameters = new StatementParameters();
  return (await client.query(`select count(*) ${within(box, countParameters)}`, countParameters.values))
    .rowCount;
};

const askPins: Ask = async (client, box) => {
  const parameters = new StatementParameters();
  const text = `select l.id ${within(box, parameters)} order by l.list_day desc, l.id desc limit 200`;
  await client.query(text, parameters.values);
  return askClusters(client, box);
};

const askPolygon: Ask = async (client, { search, bounds, zoom }) => {
  const { shape } = search;
  if (shape?.kind !== 'rings') throw new Error('A polygon was expected.');
  const parameters = new StatementParameters();
  const [ring = []] = shape.rings;
  const area = parameters.put(`POLYGON((${ring.map((corner) => corner.join(' ')).join(', ')}))`);
  const place = search.viewer === 'visitor' ? 'p.vplace' : 'p.place';
  const text = `select count(*) as count ${within({ search, bounds, zoom }, parameters)}
    and st_contains(st_geomfromtext(${area}, 4326), ${place})`;
  return (await client.query(text, parameters.values)).rowCount;
};

const ASKS: Partial<Record<Question['kind'], Ask>> = {
  clusters: askClusters,
  'clusters without filters': askClusters,
  'page of 8 and count': askPage,
  'pins, 200': askPins,
  'polygon, 200 corners': askPolygon,
};

/** Prepares PostGIS in the product's own database for the questions about boxes and areas. */
export async function openPostgis(
  connectionString: string,
  questions: readonly Question[],
  rowOf: (question: Question) => string,
): Promise<PostgisPeer> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query("select to_regclass('peer_place') as made");
  for (const statement of rows[0]?.made ? TABLES.slice(0, 1) : TABLES) await client.query(statement);
  await client.query('set jit = off');
  const askings = questions.flatMap((question): Asking[] => {
    const [ask, { box }] = [ASKS[question.kind], question];
    return ask && box ? [{ row: rowOf(question), ask: () => ask(client, box) }] : [];
  });
  return { askings, close: () => client.end() };
}
