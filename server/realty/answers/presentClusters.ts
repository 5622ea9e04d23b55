import type { Cell } from '#server/store/listings/clusterCells.ts';
import type { WireCluster } from '../../../src/api/realty/contract.ts';
import type { RealtyCall } from '../realtyCall.ts';
import { presentListings } from './presentListing.ts';

/** Map cells in wire form. A cell with one listing carries that listing. */
export async function presentClusters(
  call: RealtyCall,
  cells: readonly Cell[],
  fields: readonly string[] | undefined,
): Promise<WireCluster[]> {
  const singles = cells.filter((cell) => cell.count === 1).map((cell) => cell.firstId);
  const listings = await presentListings(call, singles, fields);
  const byId = new Map(singles.map((id, position) => [id, listings[position]]));
  return cells.map((cell) => {
    const listing = cell.count === 1 ? byId.get(cell.firstId) : undefined;
    return {
      ...clusterOf(cell),
      ...(call.viewer === 'visitor' && cell.restricted > 0 ? { restricted: cell.restricted } : {}),
      ...(listing && { listing }),
    };
  });
}

function clusterOf({ count, latitude, longitude, bounds }: Cell): WireCluster {
  const { west, east, north, south } = bounds;
  return {
    count,
    location: { latitude, longitude },
    bounds: {
      top_left: { latitude: north, longitude: west },
      bottom_right: { latitude: south, longitude: east },
    },
    map: [
      [
        [west, north],
        [west, south],
        [east, south],
        [east, north],
        [west, north],
      ],
    ],
  };
}
