import type { AmenityInput } from '#server/store/amenities/storeAmenities.ts';
import { kilometresBetween, type Point } from '#server/store/geometry/bounds.ts';
import { AMENITY_KINDS, type AmenityKind } from '../../../src/domain/amenities.ts';
import type { OsmMember, OsmTags } from './osmEntities.ts';
import { kindOfTags, levelOfTags, linesOfTags } from './osmKinds.ts';
import type { OsmFile } from './readOsm.ts';

/** An amenity that is an area, until the positions of its nodes are known. */
interface Area {
  key: string;
  kind: AmenityKind;
  tags: OsmTags;
  nodes: readonly number[];
  /** True if the nodes are those of one line, in its order. */
  isLine: boolean;
}

/** Kilometres up to which two amenities of one kind and name are the same one, mapped twice. */
const SAME_KM = 0.25;

const nameOf = (tags: OsmTags): string => tags['name'] ?? tags['brand'] ?? '';

function amenityOf(
  key: string,
  kind: AmenityKind,
  tags: OsmTags,
  { latitude, longitude }: Point,
): AmenityInput {
  const isSchool = kind === 'school';
  const hasLines = kind === 'station' || kind === 'stop';
  return {
    key,
    kind,
    name: nameOf(tags),
    latitude,
    longitude,
    level: isSchool ? levelOfTags(tags) : undefined,
    board: isSchool ? tags['operator'] : hasLines ? (tags['network'] ?? tags['operator']) : undefined,
    lines: hasLines ? linesOfTags(tags) : undefined,
  };
}

/** The middle of an area: its centre of gravity if its line is closed, else the middle of the box around it. */
function middleOf(points: readonly Point[], isLine: boolean): Point | undefined {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return undefined;
  let [area, x, y] = [0, 0, 0];
  const isClosed =
    isLine && points.length > 3 && first.latitude === last.latitude && first.longitude === last.longitude;
  for (let at = 1; isClosed && at < points.length; at += 1) {
    const [one, other] = [points[at - 1] as Point, points[at] as Point]; // both indexes are in range
    // Relative to the first point: whole degrees would cancel each other out.
    const [x1, y1] = [one.longitude - first.longitude, one.latitude - first.latitude];
    const [x2, y2] = [other.longitude - first.longitude, other.latitude - first.latitude];
    const cross = x1 * y2 - x2 * y1;
    area += cross;
    x += (x1 + x2) * cross;
    y += (y1 + y2) * cross;
  }
  if (Math.abs(area) > 1e-12) {
    return { latitude: first.latitude + y / (3 * area), longitude: first.longitude + x / (3 * area) };
  }
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  return {
    latitude: (Math.min(...latitudes) + Math.max(...latitudes)) / 2,
    longitude: (Math.min(...longitudes) + Math.max(...longitudes)) / 2,
  };
}

/** Leaves out amenities that are mapped twice, as a node inside an area. Stops of one name are different ones. */
function withoutTwins(amenities: readonly AmenityInput[]): AmenityInput[] {
  const named = Map.groupBy(amenities, ({ kind, name, key }) =>
    name === '' || kind === 'stop' ? key : `${kind} ${name}`,
  );
  return [...named.values()].flatMap((twins) => {
    const kept: AmenityInput[] = [];
    for (const one of twins) {
      if (!kept.some((other) => kilometresBetween(one, other) <= SAME_KM)) kept.push(one);
    }
    return kept;
  });
}

/**
 * The amenities of an OpenStreetMap extract (osmKinds.ts), in three passes: relations, ways, nodes. Only the nodes of
 * amenities stay in memory.
 * @param kinds the wanted kinds; all by default
 * @throws UnusableFile
 */
export async function readOsmAmenities(
  file: OsmFile,
  {
    kinds = AMENITY_KINDS,
    onProgress,
  }: { kinds?: readonly AmenityKind[]; onProgress?: (share: number) => void } = {},
): Promise<AmenityInput[]> {
  const wanted = new Set(kinds);
  const kindOf = (tags: OsmTags): AmenityKind | undefined => {
    const kind = kindOfTags(tags);
    return kind && wanted.has(kind) ? kind : undefined;
  };
  const relations: (Omit<Area, 'nodes' | 'isLine'> & { ways: number[] })[] = [];
  const waysOfRelations = new Map<number, readonly number[]>();
  const outlines = (members: readonly OsmMember[]) =>
    members.filter(({ type, role }) => type === 'way' && role !== 'inner').map(({ id }) => id);
  const passed = (pass: number) => (share: number) => onProgress?.((pass + share) / 3);
  await file.read(
    {
      relation(id, members, tags) {
        const kind = kindOf(tags);
        if (!kind) return;
        const ways = outlines(members);
        relations.push({ key: `relation/${id}`, kind, tags, ways });
        for (const way of ways) waysOfRelations.set(way, []);
      },
    },
    passed(0),
  );
  const areas: Area[] = [];
  await file.read(
    {
      way(id, nodes, tags) {
        if (waysOfRelations.has(id)) waysOfRelations.set(id, nodes);
        const kind = kindOf(tags);
        if (kind) areas.push({ key: `way/${id}`, kind, tags, nodes, isLine: true });
      },
    },
    passed(1),
  );
  for (const { ways, ...area } of relations) {
    const nodes = ways.flatMap((way) => waysOfRelations.get(way) ?? []);
    areas.push({ ...area, nodes, isLine: ways.length === 1 });
  }
  waysOfRelations.clear();
  const positions = new Map<number, Point | undefined>();
  for (const { nodes } of areas) for (const node of nodes) positions.set(node, undefined);
  const points: AmenityInput[] = [];
  await file.read(
    {
      node(id, latitude, longitude, tags) {
        if (positions.has(id)) positions.set(id, { latitude, longitude });
        const kind = tags && kindOf(tags);
        if (kind) points.push(amenityOf(`node/${id}`, kind, tags, { latitude, longitude }));
      },
    },
    passed(2),
  );
  const middles = areas.flatMap(({ key, kind, tags, nodes, isLine }) => {
    const found = nodes.flatMap((node) => positions.get(node) ?? []);
    const middle = middleOf(found, isLine);
    return middle ? [amenityOf(key, kind, tags, middle)] : [];
  });
  return withoutTwins([...middles, ...points]);
}
