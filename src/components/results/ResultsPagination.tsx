import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RESULTS_PER_PAGE } from '../../domain/constants.ts';
import { pageCount } from './pageCount.ts';

interface ResultsPaginationProps {
  /** From 1. */
  page: number;
  /** Results of the whole search. */
  count: number;
  perPage?: number;
  /** Address of a page: its number becomes a link that opens in a tab of its own. */
  hrefFor?: (page: number) => string;
  /** Told of every other page that is chosen, with or without links. */
  onChange?: (page: number) => void;
}

/** The numbered pages of a search; nothing where there is only one. */
export function ResultsPagination({
  page,
  count,
  perPage = RESULTS_PER_PAGE,
  hrefFor,
  onChange,
}: ResultsPaginationProps) {
  const { t } = useTranslation('card');
  const small = useMediaQuery('(max-width: 599.95px)');
  const pages = pageCount(count, perPage);
  if (pages < 2) return null;
  return (
    <Pagination
      page={page}
      count={pages}
      siblingCount={small ? 0 : 1}
      boundaryCount={1}
      shape="rounded"
      aria-label={t('pages.label')}
      getItemAriaLabel={(type, number, selected) =>
        type === 'page'
          ? t(selected ? 'pages.current' : 'pages.page', { number })
          : t(type === 'next' ? 'pages.next' : 'pages.previous')
      }
      onChange={(_event, next) => {
        if (next !== page) onChange?.(next);
      }}
      renderItem={(item) => {
        const target = item.page;
        const opens = hrefFor && target !== null && !item.disabled && target >= 1 && target <= pages;
        return opens ? (
          <PaginationItem {...item} component={Link} to={hrefFor(target)} />
        ) : (
          <PaginationItem {...item} />
        );
      }}
      sx={{
        '& .MuiPagination-ul': { justifyContent: 'center', gap: 0.5 },
        '& .MuiPaginationItem-root': {
          minWidth: 44,
          height: 44,
          margin: 0,
          fontSize: '1rem',
          fontVariantNumeric: 'tabular-nums',
        },
        '& .MuiPaginationItem-ellipsis': { lineHeight: '44px', minWidth: 28 },
        '& .MuiPaginationItem-root.Mui-selected': {
          bgcolor: 'text.primary',
          color: 'background.paper',
          fontWeight: 600,
          '&:hover': { bgcolor: 'text.primary' },
        },
      }}
    />
  );
}
