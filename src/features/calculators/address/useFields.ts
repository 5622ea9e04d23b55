import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type BlockerFunction, useBlocker, useLocation, useNavigate, useNavigation } from 'react-router';
import type { Locale } from '#domain/format.ts';
import { handedOn } from './handedOn.ts';

/** Milliseconds that the fields rest before the address says them: browsers refuse a hundred changes in some seconds. */
const ADDRESS_DELAY_MS = 300;

/** How a calculator's fields stand in its address. */
export interface FieldAddress<Inputs> {
  parse: (query: URLSearchParams, locale: Locale) => Inputs;
  /** Null while a field is wrong: the address keeps what was last right. */
  print: (inputs: Inputs) => URLSearchParams | null;
  /** The parameters that the calculator reads or answers itself; those of the other calculators stay in its address. */
  names: readonly string[];
}

/** The fields of a calculator. They start from the address, and it follows them, so that it can be shared and kept. */
export function useFields<Inputs>({ parse, print, names }: FieldAddress<Inputs>, locale: Locale) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== 'idle';
  const [inputs, setInputs] = useState(() => parse(new URLSearchParams(search), locale));
  /** What the address says by these fields. */
  const said = useRef(search);
  /** What the address is to say, once the fields have rested. */
  const [due, setDue] = useState<{ inputs: Inputs; next: string }>();
  const isOnItsWay = useRef(false);
  // It blocks nothing: the router calls it before each navigation, and React shows that one only later.
  const followRouter = useCallback<BlockerFunction>(({ currentLocation, nextLocation }) => {
    isOnItsWay.current = nextLocation.pathname !== currentLocation.pathname;
    return false;
  }, []);
  useBlocker(followRouter);
  useEffect(() => {
    if (!isLeaving) isOnItsWay.current = false;
  }, [isLeaving]);
  const others = handedOn(new URLSearchParams(search), names).toString();
  useEffect(() => {
    if (search === said.current) return;
    // A link to other figures, or Back.
    said.current = search;
    setInputs(parse(new URLSearchParams(search), locale));
  }, [search, parse, locale]);
  useEffect(() => {
    const query = print(inputs)?.toString();
    // Saying the fields now would call off the way to the page that was just asked for.
    if (query === undefined || isLeaving) return;
    const whole = [query, others].filter(Boolean).join('&');
    const next = whole && `?${whole}`;
    // A navigation that React has not drawn yet is a transition too: this one is drawn with it or after it.
    const timer = setTimeout(() => startTransition(() => setDue({ inputs, next })), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [inputs, print, others, isLeaving]);
  useLayoutEffect(() => {
    if (due?.inputs !== inputs || isLeaving || isOnItsWay.current || due.next === said.current) return;
    said.current = due.next;
    navigate({ search: due.next }, { replace: true, preventScrollReset: true });
  }, [due, inputs, isLeaving, navigate]);
  const change = useCallback(
    (changes: Partial<Inputs>) => setInputs((current) => ({ ...current, ...changes })),
    [],
  );
  return { inputs, change, others: useMemo(() => new URLSearchParams(others), [others]) };
}
