import { useEffect, useRef } from 'react';

/** Milliseconds from a finger's or a button's release until its click has come in any case. */
const CLICK_MS = 100;

/**
 * Puts off what moves the page while somebody presses: a line that came in between would take what they aim at from
 * under them, and their click with it. Without a press it happens at once.
 */
export function useAfterPress(): (act: () => void) => void {
  const press = useRef<{ isDown: boolean; waiting: (() => void)[] }>({ isDown: false, waiting: [] });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const down = () => {
      clearTimeout(timer);
      press.current.isDown = true;
    };
    const end = () => {
      const { waiting } = press.current;
      press.current = { isDown: false, waiting: [] };
      for (const act of waiting) act();
    };
    const up = () => {
      clearTimeout(timer);
      if (press.current.isDown) timer = setTimeout(end, CLICK_MS);
    };
    window.addEventListener('pointerdown', down, true);
    window.addEventListener('pointerup', up, true);
    window.addEventListener('pointercancel', up, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', down, true);
      window.removeEventListener('pointerup', up, true);
      window.removeEventListener('pointercancel', up, true);
    };
  }, []);
  return (act) => {
    if (press.current.isDown) press.current.waiting.push(act);
    else act();
  };
}
