import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Locale } from '#domain/format.ts';
import { provinceName } from '#domain/geo/provinces.ts';
import { paths } from '#domain/paths.ts';
import { type Search, type SearchPlace, withPlace } from '#domain/search/search.ts';
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
    padding: theme.spacing(2, 0),
    [theme.breakpoints.down('md')]: { padding: theme.spacing(3, 0) },
  },
}));

const Step = styled(ChevronRightIcon)(({ theme }) => ({ fontSize: '1.125rem', margin: theme.spacing(0, 2) }));

/** The places round the search's place, widest first, each with its name. */
function widerPlaces(
  { state, city, neighborhood }: Search,
  locale: Locale,
): { name: string; place: SearchPlace }[] {
  if (!state || !city) return [];
  const province = { name: provinceName(state, locale), place: { state } };
  return neighborhood ? [province, { name: city, place: { state, city } }] : [province];
}

/** The trail home > province > city > neighbourhood; its links keep the filters. */
export function PlaceTrail({ search }: { search: Search }) {
  const { t, i18n } = useTranslation('list');
  const locale = localeOf(i18n.language);
  const here = search.neighborhood ?? search.city ?? (search.state && provinceName(search.state, locale));
  if (!here) return null;
  return (
    <Box component="nav" aria-label={t('trail')} sx={{ typography: 'body2', mb: 1 }}>
      <Trail>
        <li>
          <MuiLink component={Link} to={paths.home()} underline="hover">
            {t('home')}
          </MuiLink>
        </li>
        {widerPlaces(search, locale).map(({ name, place }) => (
          <li key={name}>
            <Step aria-hidden />
            <MuiLink component={Link} to={paths.list(withPlace(search, place))} underline="hover">
              {name}
            </MuiLink>
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
