import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import usePagination, { type UsePaginationItem } from '@mui/material/usePagination';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RESULTS_PER_PAGE } from '#domain/constants.ts';
import { BareButton } from '#ui/BareButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons/pageIcons.tsx';

interface ResultsPaginationProps {
  /** Number of the page, from 1. */
  page: number;
  /** Number of results of the whole search. */
  count: number;
  perPage?: number;
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
  ...theme.typography.body1,
  minWidth: 44,
  height: 44,
  borderRadius: theme.shape.borderRadius,
  color: theme.vars?.palette.text.primary,
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { backgroundColor: theme.vars?.palette.action.hover },
  '&[aria-current]': {
    fontWeight: 600,
    color: theme.vars?.palette.background.paper,
    backgroundColor: theme.vars?.palette.text.primary,
  },
  '&:disabled': { color: theme.vars?.palette.action.disabled },
}));

const Gap = styled('li')({ minWidth: 28, lineHeight: '44px', textAlign: 'center' });

/** The arrow to the previous or next page, or the number of a page. */
function StepFace({ type, page }: UsePaginationItem) {
  if (type === 'previous') return <ChevronLeftIcon aria-hidden />;
  return type === 'next' ? <ChevronRightIcon aria-hidden /> : page;
}

function PageStep({ item, hrefFor }: { item: UsePaginationItem } & Pick<ResultsPaginationProps, 'hrefFor'>) {
  const { t } = useTranslation('card');
  const { page, type, selected, disabled, onClick } = item;
  if (type === 'start-ellipsis' || type === 'end-ellipsis') return <Gap aria-hidden>…</Gap>;
  const name =
    type === 'next' || type === 'previous'
      ? t(`pages.${type}`)
      : t(selected ? 'pages.current' : 'pages.page', { number: page });
  const step = {
    'aria-label': name,
    'aria-current': selected ? ('page' as const) : undefined,
    onClick,
    children: <StepFace {...item} />,
  };
  const isLink = hrefFor !== undefined && page !== null && !disabled;
  return (
    <li>
      {isLink ? (
        <Step as={Link} {...{ to: hrefFor(page) }} {...step} />
      ) : (
        <Step type="button" disabled={disabled} {...step} />
      )}
    </li>
  );
}

/** The numbered pages of a search; null if there is only one. */
export function ResultsPagination(props: ResultsPaginationProps) {
  const { page, count, perPage = RESULTS_PER_PAGE, hrefFor, onChange } = props;
  const { t } = useTranslation('card');
  const small = useMediaQuery('(max-width: 599.95px)');
  const pages = pageCount(count, perPage);
  const { items } = usePagination({
    page,
    count: pages,
    siblingCount: small ? 0 : 1,
    boundaryCount: 1,
    onChange: (_event, next) => {
      if (next !== page) onChange?.(next);
    },
  });
  if (pages < 2) return null;
  return (
    <nav aria-label={t('pages.label')}>
      <Pages>
        {items.map((item) => (
          <PageStep
            key={item.type === 'page' ? item.page : item.type}
            item={item}
            {...(hrefFor && { hrefFor })}
          />
        ))}
      </Pages>
    </nav>
  );
}

/** Number of pages of a search. The last one may hold fewer results; no results have no page. */
export function pageCount(results: number, perPage: number): number {
  return Math.max(0, Math.ceil(results / perPage));
}

/** Numbers of the first and last result on a page, from 1: page 2 of 8 each is 9 to 16. */
export function pageRange(page: number, perPage: number, results: number): { first: number; last: number } {
  const first = (page - 1) * perPage + 1;
  return { first: Math.min(first, results), last: Math.min(page * perPage, results) };
}
