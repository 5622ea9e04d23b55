import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { shallowEqual } from 'react-redux';
import { realtyApi } from '#api/realty/realtyApi.ts';
import { CardLayout, CardLine } from '#components/listing-card/CardLayout.tsx';
import { ListingCard, LockedRow } from '#components/listing-card/ListingCard.tsx';
import { paths } from '#domain/paths.ts';
import type { Search } from '#domain/search/search.ts';
import { useAppSelector } from '#store/hooks.ts';

/** The restricted homes of the shown pages: one has its own row, several share a line. Null without any. */
export function LockedHomes({ pages }: { pages: readonly Search[] }) {
  const { t } = useTranslation('list');
  const locked = useAppSelector(
    (state) =>
      pages
        .flatMap((search) => realtyApi.endpoints.listings.select({ search })(state).data?.listings ?? [])
        .filter(({ restricted }) => restricted),
    shallowEqual,
  );
  const [first] = locked;
  const [firstPage] = pages;
  if (!first || !firstPage) return null;
  const here = paths.list(firstPage);
  return (
    <Box sx={{ mb: 6 }}>
      {locked.length === 1 ? (
        <ListingCard listing={first} />
      ) : (
        <CardLayout data-locked>
          <LockedRow login={paths.login(here, 'seeHomes')} newAccount={paths.newAccount(here, 'seeHomes')}>
            <CardLine data-tone="strong" data-whole>
              {t('locked', { count: locked.length })}
            </CardLine>
            <CardLine data-tone="muted" data-whole>
              {t('lockedWhy')}
            </CardLine>
          </LockedRow>
        </CardLayout>
      )}
    </Box>
  );
}
