import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type BlockerFunction, useBlocker, useLocation, useNavigate, useNavigation } from 'react-router';
import type { Locale } from '#domain/format.ts';
import { stateInstead } from '#platform/storage/entryKey.ts';
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
  /**
   * True on a page that is not the calculator's own: all other parameters stay, and the address follows only what the
   * visitor changed. False by default.
   */
  keepsOthers?: boolean;
}

/** Returns the other parameters of an address that stay in it. */
function othersIn(
  search: string,
  { names, keepsOthers }: Pick<FieldAddress<never>, 'names' | 'keepsOthers'>,
): string {
  const query = new URLSearchParams(search);
  if (!keepsOthers) return sharedQuery(query, names).toString();
  return new URLSearchParams([...query].filter(([name]) => !names.includes(name))).toString();
}

/**
 * State of a calculator's fields. They start from the address, and the address follows them, so that it can be shared
 * and bookmarked.
 */
export function useFields<Inputs>(address: FieldAddress<Inputs>, locale: Locale) {
  const { parse, print, names, keepsOthers = false } = address;
  const location = useLocation();
  const { search } = location;
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== 'idle';
  const [inputs, setInputs] = useState(() => parse(new URLSearchParams(search), locale));
  /** The fields as they were read from the address. */
  const read = useRef(inputs);
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
  const others = othersIn(search, { names, keepsOthers });
  useEffect(() => {
    if (search === lastSearch.current) return;
    // The address has changed by a link to other figures, or by Back.
    lastSearch.current = search;
    read.current = parse(new URLSearchParams(search), locale);
    setInputs(read.current);
  }, [search, parse, locale]);
  useEffect(() => {
    const query = print(inputs)?.toString();
    // Changing the address now would cancel the visitor's navigation to another page.
    if (query === undefined || isLeaving || (keepsOthers && inputs === read.current)) return;
    const whole = [query, others].filter(Boolean).join('&');
    const next = whole && `?${whole}`;
    // A navigation that React has not rendered yet is a transition too: this update is rendered with it or after it.
    const timer = setTimeout(() => startTransition(() => setDue({ inputs, next })), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [inputs, print, others, isLeaving, keepsOthers]);
  const replaceSearch = useEffectEvent((next: string) => {
    const { hash, state } = location;
    const instead = stateInstead(location, state as object | null); // a history state may hold anything
    void navigate({ search: next, hash }, { replace: true, preventScrollReset: true, state: instead });
  });
  useLayoutEffect(() => {
    if (
      nextQuery?.inputs !== inputs ||
      isLeaving ||
      isOnItsWay.current ||
      nextQuery.next === lastSearch.current
    )
      return;
    lastSearch.current = nextQuery.next;
    replaceSearch(nextQuery.next);
  }, [nextQuery, inputs, isLeaving]);
  const change = useCallback(
    (changes: Partial<Inputs>) => setInputs((current) => ({ ...current, ...changes })),
    [],
  );
  return { inputs, change, others: useMemo(() => new URLSearchParams(others), [others]) };
}
