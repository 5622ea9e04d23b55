import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Locale } from '../../../domain/format.ts';

/** Milliseconds that the fields rest before the address says them: browsers refuse a hundred changes in some seconds. */
const ADDRESS_DELAY_MS = 300;

/** How a calculator's fields stand in its address. */
export interface FieldAddress<Inputs> {
  parse: (query: URLSearchParams, locale: Locale) => Inputs;
  /** Null while a field is wrong: the address keeps what was last right. */
  print: (inputs: Inputs) => URLSearchParams | null;
}

/** The fields of a calculator. They start from the address, and it follows them, so that it can be shared and kept. */
export function useFields<Inputs>({ parse, print }: FieldAddress<Inputs>, locale: Locale) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [inputs, setInputs] = useState(() => parse(new URLSearchParams(search), locale));
  /** What the address says by these fields. */
  const said = useRef(search);
  useEffect(() => {
    if (search === said.current) return;
    // A link to other figures, or Back.
    said.current = search;
    setInputs(parse(new URLSearchParams(search), locale));
  }, [search, parse, locale]);
  useEffect(() => {
    const query = print(inputs)?.toString();
    if (query === undefined) return;
    const next = query && `?${query}`;
    const timer = setTimeout(() => {
      if (next === said.current) return;
      said.current = next;
      navigate({ search: next }, { replace: true, preventScrollReset: true });
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [inputs, print, navigate]);
  const change = useCallback(
    (changes: Partial<Inputs>) => setInputs((current) => ({ ...current, ...changes })),
    [],
  );
  return { inputs, change };
}
