import Supercluster from 'supercluster';
import type { QueryContext } from '#server/store/tables.ts';
import type { Question } from './questions.ts';
import type { Asking } from './timing.ts';

/** Supercluster with the active sales only: it has no filters, and another selection needs another index. */
export interface SuperclusterPeer {
  askings: Asking[];
  /** Milliseconds to build its index, without reading the listings. */
  indexing: number;
  /** Bytes of this process that it uses. */
  memory: number;
}

const bytesInUse = (): number => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

/** Builds its index. */
export async function openSupercluster(
  { database }: QueryContext,
  questions: readonly Question[],
  rowOf: (question: Question) => string,
): Promise<SuperclusterPeer> {
  const before = bytesInUse();
  const rows = await database
    .selectFrom('listing')
    .select(['id', 'longitude', 'latitude'])
    .where('type', '=', 'Sale')
    .where('status', '=', 'A')
    .execute();
  const points = rows.map(({ id, longitude, latitude }) => ({
    type: 'Feature' as const,
    properties: { id },
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  }));
  const start = performance.now();
  const index = new Supercluster({ radius: 64, extent: 256, maxZoom: 18 }).load(points);
  const indexing = performance.now() - start;
  const memory = bytesInUse() - before;
  const askings = questions.flatMap((question): Asking[] => {
    const { box } = question;
    if (question.kind !== 'clusters without filters' || !box) return [];
    const { west, south, east, north } = box.bounds;
    const ask = async () => index.getClusters([west, south, east, north], box.zoom).length;
    return [{ row: rowOf(question), ask }];
  });
  return { askings, indexing, memory };
}
