import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RESULTS_PER_PAGE } from '#domain/constants.ts';
import results from '#i18n/en/results.json';
import { addEnglish } from '#i18n/i18n.ts';
import { BareButton } from '#ui/BareButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons/pageIcons.tsx';

await addEnglish('results', results);

interface ResultsPaginationProps {
  /** Number of the page, from 1. */
  page: number;
  /** Number of results of the whole search. */
  count: number;
  /** Results of a page; 8 by default. */
  perPage?: number | undefined;
  /** Returns the address of a page: its number becomes a link, which can be opened in a new tab. */
  hrefFor?: (page: number) => string;
  /** Called when another page is chosen, with or without links. */
  onChange?: (page: number) => void;
}

const Pages = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(0.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const Step = styled(BareButton)(({ theme }) => ({
  minWidth: 44,
  height: 44,
  borderRadius: theme.shape.borderRadius,
  color: theme.vars?.palette.text.primary,
  '&:hover': { backgroundColor: theme.vars?.palette.action.hover },
  '&[aria-current]': {
    fontWeight: 600,
    color: theme.vars?.palette.background.paper,
    backgroundColor: theme.vars?.palette.text.primary,
  },
  '&:disabled': { color: theme.vars?.palette.action.disabled },
}));

const Gap = styled('li')({ minWidth: 28, lineHeight: '44px', textAlign: 'center' });

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/**
 * Returns the numbers to offer: the first, the last, and those around a page; null for a gap of several pages. Their
 * count is the same on each page, so that the arrows stay in place.
 * @param beside number of pages on either side of the page
 */
function offeredPages(page: number, pages: number, beside: number): (number | null)[] {
  const from = Math.max(2, Math.min(page - beside, pages - 2 * beside - 2));
  const to = Math.min(pages - 1, Math.max(page + beside, 2 * beside + 3));
  const before = from > 3 ? [null] : numbers(2, from - 1);
  const after = to < pages - 2 ? [null] : numbers(to + 1, pages - 1);
  return [1, ...before, ...numbers(from, to), ...after, pages];
}

/** The numbered pages of a search; null if there is only one. */
export function ResultsPagination(props: ResultsPaginationProps) {
  const { page, count, perPage = RESULTS_PER_PAGE, hrefFor, onChange } = props;
  const { t } = useTranslation('results');
  const small = useMediaQuery('(max-width: 599.95px)');
  const pages = pageCount(count, perPage);
  if (pages < 2) return null;
  const step = (to: number, name: string, face: ReactNode) => {
    const isCurrent = to === page;
    const look = {
      'aria-label': name,
      'aria-current': isCurrent ? ('page' as const) : undefined,
      onClick: () => !isCurrent && onChange?.(to),
      children: face,
    };
    if (to < 1 || to > pages) return <Step type="button" disabled {...look} />;
    return hrefFor ? <Step as={Link} {...{ to: hrefFor(to) }} {...look} /> : <Step type="button" {...look} />;
  };
  return (
    <nav aria-label={t('pages.label')}>
      <Pages>
        <li>{step(page - 1, t('pages.previous'), <ChevronLeftIcon aria-hidden />)}</li>
        {offeredPages(page, pages, small ? 0 : 1).map((number, index) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity but its place
            <Gap key={`gap ${index}`} aria-hidden>
              …
            </Gap>
          ) : (
            <li key={number}>
              {step(number, t(number === page ? 'pages.current' : 'pages.page', { number }), number)}
            </li>
          ),
        )}
        <li>{step(page + 1, t('pages.next'), <ChevronRightIcon aria-hidden />)}</li>
      </Pages>
    </nav>
  );
}

/** Number of pages of a search. The last one may hold fewer results; no results have no page. */
export function pageCount(results: number, perPage: number): number {
  return Math.ceil(results / perPage);
}

/** Numbers of the first and last result on a page, from 1: page 2 of 8 each is 9 to 16. */
export function pageRange(page: number, perPage: number, results: number): { first: number; last: number } {
  const first = (page - 1) * perPage + 1;
  return { first: Math.min(first, results), last: Math.min(page * perPage, results) };
}
