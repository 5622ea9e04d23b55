import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
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
    const timer = setTimeout(() => {
      if (next === said.current) return;
      said.current = next;
      navigate({ search: next }, { replace: true, preventScrollReset: true });
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [inputs, print, others, isLeaving, navigate]);
  const change = useCallback(
    (changes: Partial<Inputs>) => setInputs((current) => ({ ...current, ...changes })),
    [],
  );
  return { inputs, change, others: useMemo(() => new URLSearchParams(others), [others]) };
}
