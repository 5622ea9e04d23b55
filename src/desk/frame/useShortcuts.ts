import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { deviceStorage } from '#platform/storage/storage.ts';

const KEY = 'desk-shortcuts';

let changed: () => void = () => undefined;

const areOn = (): boolean => deviceStorage.read(KEY) !== 'off';

/** True if single keys act. A member can turn them off, because dictation software types such keys (WCAG 2.1.4). */
export function useShortcutsOn(): [isOn: boolean, set: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore((act) => {
    changed = act;
    return () => undefined;
  }, areOn);
  return [
    isOn,
    (next) => {
      if (next) deviceStorage.remove(KEY);
      else deviceStorage.write(KEY, 'off');
      changed();
    },
  ];
}

/** Elements in which a key is a letter of a text, or has a meaning of its own. */
const TYPING = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]';

/** Calls back for a key that is pressed outside of fields and dialogs. */
export function useShortcut(key: string, act: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.closest(TYPING);
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || isTyping || !areOn()) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
