import { useState } from 'react';
import type { WireDeskItemChanges, WireDeskItemDetail } from '#api/desk/contract.ts';
import { deskApi, useChangeItemMutation, useMembersQuery } from '#api/desk/deskApi.ts';
import { useDeskDispatch } from '../store/deskStore.ts';
import { useFailureText } from '../ui/QueryState.tsx';

type Changes = Omit<WireDeskItemChanges, 'version'>;

/** The reason why a change was not saved. `before` is the item that the member saw, when another person changed it. */
export type ChangeProblem =
  | { kind: 'changed'; before: WireDeskItemDetail }
  | { kind: 'failed'; text: string };

interface ItemChange {
  /** Changes the item at once, and takes the change back if it was not saved. True if it was saved. */
  change: (changes: Changes) => Promise<boolean>;
  problem: ChangeProblem | undefined;
  isSaving: boolean;
}

/** Changes state, owner or next action of an item. */
export function useItemChange(item: WireDeskItemDetail): ItemChange {
  const dispatch = useDeskDispatch();
  const textOf = useFailureText();
  const { data: members = [] } = useMembersQuery();
  const [save, { isLoading }] = useChangeItemMutation();
  const [problem, setProblem] = useState<ChangeProblem>();
  const change = async ({ owner, ...changes }: Changes) => {
    setProblem(undefined);
    const member = members.find(({ id }) => id === owner);
    const shown = dispatch(
      deskApi.util.updateQueryData('item', item.id, (draft) => {
        Object.assign(draft, changes);
        if (owner !== undefined) draft.owner = member ? { id: member.id, name: member.name } : null;
      }),
    );
    const { error } = await save({
      id: item.id,
      version: item.version,
      ...changes,
      ...(owner !== undefined && { owner }),
    });
    if (!error) return true;
    shown.undo();
    if ('code' in error && error.code === 'changed') {
      // The item as the other person left it.
      await dispatch(deskApi.endpoints.item.initiate(item.id, { forceRefetch: true, subscribe: false }));
      setProblem({ kind: 'changed', before: item });
    } else setProblem({ kind: 'failed', text: textOf(error as Parameters<typeof textOf>[0]) }); // the query's own error
    return false;
  };
  return { change, problem, isSaving: isLoading };
}
