import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';

/** State of a combobox, and what its elements need. */
export interface Combobox {
  open: boolean;
  /** Id of the option that Enter would open; undefined if Enter would use the text. */
  activeId: string | undefined;
  listId: string;
  /** DOM id of that option. */
  activeDomId: string | undefined;
  /** DOM id of an option. */
  optionId(id: string): string;
  setOpen(open: boolean): void;
  onKeyDown(event: KeyboardEvent): void;
  /** Calls `onSubmit` with the options of the text: if they are loading, after they have come. Typing takes it back. */
  submit(): void;
}

interface ComboboxOptions {
  /** Ids of the options in the order of the list. */
  ids: readonly string[];
  /** True while the options of the text are loading. Keys wait for them. */
  isWaiting: boolean;
  onChoose(id: string): void;
  /** Called if Enter waited for options and none was chosen, and by `submit`. */
  onSubmit(): void;
  /** Called on Escape in a closed box. */
  onClear(): void;
}

const ID_UNSAFE = /[^A-Za-z0-9]+/g;

/** The option that a key moves to. Undefined stands for the text, between the last option and the first. */
function moved(key: string, ids: readonly string[], active: string | undefined): string | undefined {
  const index = active === undefined ? -1 : ids.indexOf(active);
  if (key === 'Home') return ids[0];
  if (key === 'End') return ids.at(-1);
  if (key === 'ArrowDown') return ids[index + 1];
  return index === -1 ? ids.at(-1) : ids[index - 1];
}

/** Keyboard and state of an editable combobox with a list (ARIA APG). The focus stays in the text box. */
export function useCombobox({ ids, isWaiting, onChoose, onSubmit, onClear }: ComboboxOptions): Combobox {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  // Keys that were pressed before the options were loaded.
  const [early, setEarly] = useState<readonly string[]>([]);
  const activeId = open && chosen !== undefined && ids.includes(chosen) ? chosen : undefined;

  const restart = (isOpen: boolean) => {
    setOpen(isOpen);
    setChosen(undefined);
    setEarly([]);
  };
  const close = () => restart(false);

  const catchUp = useEffectEvent(() => {
    const isEntered = early.includes('Enter');
    const target = early
      .filter((key) => key !== 'Enter')
      .reduce((active: string | undefined, key) => moved(key, ids, active), undefined);
    setEarly([]);
    if (!isEntered) {
      setChosen(target);
      return;
    }
    close();
    if (target === undefined) onSubmit();
    else onChoose(target);
  });
  const hasEarly = early.length > 0;
  useEffect(() => {
    if (hasEarly && !isWaiting) catchUp();
  }, [hasEarly, isWaiting]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const inList = activeId !== undefined;
    const arrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (arrow || (inList && (event.key === 'Home' || event.key === 'End'))) {
      event.preventDefault();
      setOpen(true);
      if (isWaiting) setEarly([...early, event.key]);
      else setChosen(moved(event.key, ids, activeId));
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (open) close();
      else onClear();
    } else if (event.key === 'Enter' && early.length > 0) {
      event.preventDefault();
      setEarly([...early, event.key]);
    } else if (event.key === 'Enter' && inList) {
      event.preventDefault();
      close();
      onChoose(activeId);
    }
  };

  const optionId = (id: string) => `${listId}${id.replace(ID_UNSAFE, '-')}`;
  return {
    open,
    activeId,
    listId,
    activeDomId: activeId === undefined ? undefined : optionId(activeId),
    optionId,
    setOpen: restart,
    onKeyDown,
    submit: () => {
      if (isWaiting) setEarly([...early, 'Enter']);
      else onSubmit();
    },
  };
}
