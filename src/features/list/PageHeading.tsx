import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { TFunction } from 'i18next';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigationType } from 'react-router';
import { useDocumentHead } from '#components/document-head/useDocumentHead.ts';
import { useDocumentTitle } from '#components/navigation/useDocumentTitle.ts';
import { brand } from '#config/brand.ts';
import type { Locale } from '#domain/format.ts';
import { frenchPlace, provinceName } from '#domain/geo/provinces.ts';
import { paths } from '#domain/paths.ts';
import { DAYS_A_YEAR, listedHomes } from '#domain/search/marketStatus.ts';
import { type Search, type SearchPlace, startSearch, withPlace } from '#domain/search/search.ts';
import { usedFilters } from '#domain/search/usedFilters.ts';
import { localeOf } from '#i18n/i18n.ts';
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

/** The canonical path of a list, without filters and order. Its pages are pages of their own. */
function plainPath(search: Search): string {
  const { type, state, city, neighborhood, page } = search;
  const place = { ...(state && { state }), ...(city && { city }), ...(neighborhood && { neighborhood }) };
  const plain = startSearch(type, place);
  return paths.list({ ...plain, page: usedFilters(search).length === 0 ? page : 1 });
}

/** Sets the title of a list, and its tags for search engines and networks. */
function useListHead(search: Search, heading: string): void {
  const { t } = useTranslation('list');
  useDocumentTitle(heading);
  useDocumentHead({
    title: `${heading} | ${brand.name}`,
    description: t('description', { heading }),
    path: plainPath(search),
  });
}

/** Returns " in the last 90 days"; '' for an open period. */
function lastDays(t: TFunction<'list'>, { showActive, soldDays }: Search): string {
  if (showActive || soldDays === 0) return '';
  return soldDays % DAYS_A_YEAR === 0
    ? ` ${t('heading.lastYears', { count: soldDays / DAYS_A_YEAR })}`
    : ` ${t('heading.lastDays', { count: soldDays })}`;
}

/** Returns 'Homes for sale in Mississauga, Ontario': the kind of listings, and the place as far as it is known. */
function useHeading(search: Search): string {
  const { state, city, neighborhood, drawnArea, within } = search;
  const { t, i18n } = useTranslation('list');
  const locale = localeOf(i18n.language);
  const named = [neighborhood, city, !neighborhood && state && provinceName(state, locale)];
  const place = named.filter(Boolean).join(', ');
  const homes = listedHomes(search);
  const time = lastDays(t, search);
  if (!place && drawnArea) return t(`heading.${homes}InArea`, { time });
  if (!place && within) return t(`heading.${homes}InView`, { time });
  if (!place) return t(`heading.${homes}`, { time });
  return t(`heading.${homes}In`, { place: locale === 'fr-CA' ? frenchPlace(search) : place, time });
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
  const heading = useHeading(search);
  const element = useRef<HTMLHeadingElement>(null);
  const { page } = search;
  const before = useRef({ from, page });
  const isBack = useNavigationType() === 'POP';
  useListHead(search, heading);

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
        {heading}
      </Box>
    </>
  );
}
