import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { COMPARED_HOMES } from '#domain/constants.ts';
import { listingKey } from '#domain/listing/listing.ts';
import { type HomeId, parseHomes, printHomes } from '#domain/listing/savedHome.ts';
import { parseSavedSort, SAVED_SORTS, type SavedSort } from './savedEntry.ts';

export interface ListChoices {
  sort: SavedSort;
  chooseSort: (sort: SavedSort) => void;
  /** Homes chosen for the comparison, at most four. */
  compared: readonly HomeId[];
  isCompared: (id: HomeId) => boolean;
  isFull: boolean;
  /** Adds a home to the comparison, or removes it. */
  toggle: (id: HomeId) => void;
  clear: () => void;
}

/**
 * The order and the saved homes chosen for the comparison. The address follows these choices, so that going back from
 * the comparison restores them. It is updated after the press has been rendered.
 */
export function useListChoices(saved: readonly HomeId[]): ListChoices {
  const [parameters, setParameters] = useSearchParams();
  const [chosen, setChosen] = useState(() => parseHomes(parameters.get('homes')));
  const there = new Set(saved.map(listingKey));
  const compared = chosen.filter((id) => there.has(listingKey(id)));
  const [sort, setSort] = useState(() => parseSavedSort(parameters.get('sort')));
  const updateAddress = (name: string, value: string) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const compare = (homes: HomeId[]) => {
    setChosen(homes);
    updateAddress('homes', printHomes(homes));
  };
  const isCompared = (id: HomeId) => compared.some((other) => listingKey(other) === listingKey(id));
  return {
    sort,
    chooseSort: (chosen) => {
      setSort(chosen);
      updateAddress('sort', chosen === SAVED_SORTS[0] ? '' : chosen);
    },
    compared,
    isCompared,
    isFull: compared.length >= COMPARED_HOMES,
    toggle: (id) =>
      compare(
        isCompared(id)
          ? compared.filter((other) => listingKey(other) !== listingKey(id))
          : [...compared, { mlsNumber: id.mlsNumber, boardId: id.boardId }],
      ),
    clear: () => compare([]),
  };
}
