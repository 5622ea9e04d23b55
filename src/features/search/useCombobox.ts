import { type KeyboardEvent, useId, useState } from 'react';

export interface Combobox {
  open: boolean;
  /** The option that Enter would take, by its id; undefined where the text itself is meant. */
  activeId: string | undefined;
  listId: string;
  /** DOM id of an option. */
  optionId(id: string): string;
  setOpen(open: boolean): void;
  onKeyDown(event: KeyboardEvent): void;
}

interface ComboboxOptions {
  /** Ids of the options in the order of the list. */
  ids: readonly string[];
  onChoose(id: string): void;
  /** Escape in a closed box. */
  onClear(): void;
}

const ID_UNSAFE = /[^A-Za-z0-9]+/g;

/** The option that a key moves to; undefined is the text itself, which lies between the last and the first. */
function moved(key: string, ids: readonly string[], active: string | undefined): string | undefined {
  const index = active === undefined ? -1 : ids.indexOf(active);
  if (key === 'Home') return ids[0];
  if (key === 'End') return ids.at(-1);
  if (key === 'ArrowDown') return ids[index + 1];
  return index === -1 ? ids.at(-1) : ids[index - 1];
}

/** Keyboard and state of an editable combobox with a list (ARIA APG: the focus stays in the text box). */
export function useCombobox({ ids, onChoose, onClear }: ComboboxOptions): Combobox {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const activeId = open && chosen !== undefined && ids.includes(chosen) ? chosen : undefined;

  const close = () => {
    setOpen(false);
    setChosen(undefined);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const inList = activeId !== undefined;
    const arrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (arrow || (inList && (event.key === 'Home' || event.key === 'End'))) {
      event.preventDefault();
      setOpen(true);
      setChosen(moved(event.key, ids, activeId));
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (open) close();
      else onClear();
    } else if (event.key === 'Enter' && inList) {
      event.preventDefault();
      close();
      onChoose(activeId);
    }
  };

  return {
    open,
    activeId,
    listId,
    optionId: (id) => `${listId}${id.replace(ID_UNSAFE, '-')}`,
    setOpen: (next) => (next ? setOpen(true) : close()),
    onKeyDown,
  };
}
