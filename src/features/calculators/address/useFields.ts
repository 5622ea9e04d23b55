import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type BlockerFunction, useBlocker, useLocation, useNavigate, useNavigation } from 'react-router';
import type { Locale } from '#domain/format.ts';
import { sharedQuery } from './sharedQuery.ts';

/**
 * Milliseconds without a change before the address follows the fields. Browsers refuse about a hundred changes within
 * some seconds.
 */
const ADDRESS_DELAY_MS = 300;

/** Converts a calculator's fields to its address and back. */
export interface FieldAddress<Inputs> {
  parse: (query: URLSearchParams, locale: Locale) => Inputs;
  /** Returns null while a field is wrong: the address keeps the last valid values. */
  print: (inputs: Inputs) => URLSearchParams | null;
  /**
   * The parameters that the calculator reads or computes itself. Those of the other calculators stay in its address.
   */
  names: readonly string[];
}

/**
 * State of a calculator's fields. They start from the address, and the address follows them, so that it can be shared
 * and bookmarked.
 */
export function useFields<Inputs>({ parse, print, names }: FieldAddress<Inputs>, locale: Locale) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== 'idle';
  const [inputs, setInputs] = useState(() => parse(new URLSearchParams(search), locale));
  /** The query that belongs to the current fields. */
  const lastSearch = useRef(search);
  /** The query that the address gets after a pause in typing. */
  const [nextQuery, setDue] = useState<{ inputs: Inputs; next: string }>();
  const isOnItsWay = useRef(false);
  // Blocks nothing. The router calls it before each navigation, which React shows only later.
  const followRouter = useCallback<BlockerFunction>(({ currentLocation, nextLocation }) => {
    isOnItsWay.current = nextLocation.pathname !== currentLocation.pathname;
    return false;
  }, []);
  useBlocker(followRouter);
  useEffect(() => {
    if (!isLeaving) isOnItsWay.current = false;
  }, [isLeaving]);
  const others = sharedQuery(new URLSearchParams(search), names).toString();
  useEffect(() => {
    if (search === lastSearch.current) return;
    // The address has changed by a link to other figures, or by Back.
    lastSearch.current = search;
    setInputs(parse(new URLSearchParams(search), locale));
  }, [search, parse, locale]);
  useEffect(() => {
    const query = print(inputs)?.toString();
    // Changing the address now would cancel the visitor's navigation to another page.
    if (query === undefined || isLeaving) return;
    const whole = [query, others].filter(Boolean).join('&');
    const next = whole && `?${whole}`;
    // A navigation that React has not rendered yet is a transition too: this update is rendered with it or after it.
    const timer = setTimeout(() => startTransition(() => setDue({ inputs, next })), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [inputs, print, others, isLeaving]);
  useLayoutEffect(() => {
    if (
      nextQuery?.inputs !== inputs ||
      isLeaving ||
      isOnItsWay.current ||
      nextQuery.next === lastSearch.current
    )
      return;
    lastSearch.current = nextQuery.next;
    navigate({ search: nextQuery.next }, { replace: true, preventScrollReset: true });
  }, [nextQuery, inputs, isLeaving, navigate]);
  const change = useCallback(
    (changes: Partial<Inputs>) => setInputs((current) => ({ ...current, ...changes })),
    [],
  );
  return { inputs, change, others: useMemo(() => new URLSearchParams(others), [others]) };
}
