import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigationType } from 'react-router';
import { useDocumentHead } from '#components/document-head/useDocumentHead.ts';
import { listHead, listHeading } from '#components/heads/listHead.ts';
import type { Locale } from '#domain/format.ts';
import { provinceName } from '#domain/geo/provinces.ts';
import { paths } from '#domain/paths.ts';
import { type Search, type SearchPlace, withPlace } from '#domain/search/search.ts';
import { localeOf } from '#i18n/i18n.ts';
import { languageOf } from '#i18n/languages.ts';
import { ChevronRightIcon } from '#ui/icons/pageIcons.tsx';

const Trail = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: theme.vars?.palette.text.secondary,
  '& > li': { display: 'flex', alignItems: 'center' },
  '& a': {
    display: 'inline-block',
    color: theme.vars?.palette.primary.dark,
    '&:not(:hover)': { textDecoration: 'none' },
    padding: theme.spacing(2, 0),
    [theme.breakpoints.down('md')]: { padding: theme.spacing(3, 0) },
  },
}));

const Step = styled(ChevronRightIcon)(({ theme }) => ({ fontSize: '1.125rem', margin: theme.spacing(0, 2) }));

/** Returns the places around the search's place, widest first, each with its name. */
function widerPlaces(
  { state, city, neighborhood }: Search,
  locale: Locale,
): { name: string; place: SearchPlace }[] {
  if (!state || !city) return [];
  const province = { name: provinceName(state, locale), place: { state } };
  return neighborhood ? [province, { name: city, place: { state, city } }] : [province];
}

/** The breadcrumb home > province > city > neighbourhood. Its links keep the filters. */
function PlaceTrail({ search }: { search: Search }) {
  const { t, i18n } = useTranslation('list');
  const locale = localeOf(i18n.language);
  const here = search.neighborhood ?? search.city ?? (search.state && provinceName(search.state, locale));
  if (!here) return null;
  return (
    <Box component="nav" aria-label={t('trail')} sx={{ typography: 'body2', mb: 1 }}>
      <Trail>
        <li>
          <Link to={paths.home()}>{t('home')}</Link>
        </li>
        {widerPlaces(search, locale).map(({ name, place }) => (
          <li key={name}>
            <Step aria-hidden />
            <Link to={paths.list(withPlace(search, place))}>{name}</Link>
          </li>
        ))}
        <li>
          <Step aria-hidden />
          <span aria-current="page">{here}</span>
        </li>
      </Trail>
    </Box>
  );
}

interface PageHeadingProps {
  search: Search;
  /** The first of the pages that are shown; the search's own by default. */
  from?: number;
}

/**
 * The list's heading below its breadcrumb. A change of the results page scrolls to the top and moves the focus here,
 * unless the list was only continued.
 */
export function PageHeading({ search, from = search.page }: PageHeadingProps) {
  const { t, i18n } = useTranslation('list');
  const language = languageOf(i18n.language);
  const element = useRef<HTMLHeadingElement>(null);
  const { page } = search;
  const before = useRef({ from, page });
  const isBack = useNavigationType() === 'POP';
  useDocumentHead(listHead(search, t, language));

  useEffect(() => {
    const isContinued = from === before.current.from && page >= before.current.page;
    before.current = { from, page };
    if (isContinued) return;
    if (!isBack) window.scrollTo(0, 0);
    element.current?.focus({ preventScroll: true });
  }, [from, page, isBack]);

  return (
    <>
      <PlaceTrail search={search} />
      <Box
        component="h1"
        ref={element}
        tabIndex={-1}
        sx={{ typography: { xs: 'h4', sm: 'h3' }, m: 0, outline: 'none' }}
      >
        {listHeading(search, t, language)}
      </Box>
    </>
  );
}
