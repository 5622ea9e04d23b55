import { useSearchParams } from 'react-router';
import { COMPARED_HOMES } from '../../../domain/constants.ts';
import { listingKey } from '../../../domain/listing.ts';
import { type HomeId, parseHomes, printHomes } from '../../../domain/savedHome.ts';
import { parseSavedSort, SAVED_SORTS, type SavedSort } from './savedEntry.ts';

export interface ListChoices {
  sort: SavedSort;
  chooseSort: (sort: SavedSort) => void;
  /** Homes that are to be compared, at most four. */
  compared: readonly HomeId[];
  isCompared: (id: HomeId) => boolean;
  isFull: boolean;
  /** Adds a home to those that are compared, or takes it out. */
  toggle: (id: HomeId) => void;
  clear: () => void;
}

/** The order and the homes to compare, kept in the address: who comes back from the comparison finds them. */
export function useListChoices(): ListChoices {
  const [parameters, setParameters] = useSearchParams();
  const compared = parseHomes(parameters.get('homes'));
  const change = (name: string, value: string) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const isCompared = (id: HomeId) => compared.some((other) => listingKey(other) === listingKey(id));
  return {
    sort: parseSavedSort(parameters.get('sort')),
    chooseSort: (sort) => change('sort', sort === SAVED_SORTS[0] ? '' : sort),
    compared,
    isCompared,
    isFull: compared.length >= COMPARED_HOMES,
    toggle: (id) =>
      change(
        'homes',
        printHomes(
          isCompared(id)
            ? compared.filter((other) => listingKey(other) !== listingKey(id))
            : [...compared, { mlsNumber: id.mlsNumber, boardId: id.boardId }],
        ),
      ),
    clear: () => change('homes', ''),
  };
}
