import type { WireNewSearch } from '#api/customer/contract.ts';
import { countBody } from '#api/realty/searchQuery.ts';
import type { Bounds, Point } from '#domain/geo/geo.ts';
import { paths } from '#domain/paths.ts';
import { DEFAULT_SEARCH, type Search } from '#domain/search/search.ts';

/** What the map shows: its homes are the search's. */
export interface SavedView {
  center: Point;
  zoom: number;
  /** As its homes are searched and counted: a little more than the frame. */
  bounds: Bounds;
}

/** A search as it is kept: from its first page, without how the map looked or was come from. */
export function searchToSave(shown: Search, view?: SavedView): Pick<WireNewSearch, 'path' | 'criteria'> {
  const { page, satellite, panelOpen } = DEFAULT_SEARCH;
  const { camera: _camera, ...rest } = shown;
  const search: Search = { ...rest, page, satellite, panelOpen };
  if (!view) return { path: paths.list(search), criteria: countBody({ search }) };
  return {
    path: paths.mapAt(view.center, view.zoom, search),
    // A drawn area is meant as it was drawn, whatever part of it the window shows.
    criteria: countBody(search.drawnArea ? { search } : { search, bounds: view.bounds }),
  };
}
