import Breadcrumbs from '@mui/material/Breadcrumbs';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Locale } from '../../../domain/format.ts';
import { paths } from '../../../domain/paths.ts';
import { provinceName } from '../../../domain/provinces.ts';
import { type Search, type SearchPlace, withPlace } from '../../../domain/search.ts';
import { localeOf } from '../../../i18n/i18n.ts';
import { ChevronRightIcon } from '../../../ui/icons/ChevronRightIcon.tsx';

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
    <Breadcrumbs
      aria-label={t('trail')}
      separator={<ChevronRightIcon aria-hidden sx={{ fontSize: '1.125rem', color: 'text.secondary' }} />}
      sx={{ typography: 'body2', mb: 1, '& a': { py: { xs: 3, md: 2 }, display: 'inline-block' } }}
    >
      <MuiLink component={Link} to={paths.home()} underline="hover">
        {t('home')}
      </MuiLink>
      {widerPlaces(search, locale).map(({ name, place }) => (
        <MuiLink key={name} component={Link} to={paths.list(withPlace(search, place))} underline="hover">
          {name}
        </MuiLink>
      ))}
      <span aria-current="page">{here}</span>
    </Breadcrumbs>
  );
}
