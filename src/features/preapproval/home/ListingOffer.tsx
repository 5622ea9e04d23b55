import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useListingQuery } from '#api/realty/realtyApi.ts';
import { APPLICATION_LIMITS, readLine, readPostalCode } from '#domain/application/applicationText.ts';
import { provinceCode } from '#domain/geo/provinces.ts';
import { type Listing, listingKey, streetLine } from '#domain/listing/listing.ts';
import { type ListingId, readListingId } from '#domain/listing/listingId.ts';
import { localeOf } from '#i18n/i18n.ts';
import { Button } from '#ui/Button.tsx';
import type { Autosave } from '../autosave/autosave.ts';
import type { Members } from '../autosave/members.ts';

/** Asks if the home that the visitor came from replaces the application's home. */
export function ListingOffer({ autosave }: { autosave: Autosave }) {
  const { t, i18n } = useTranslation('application');
  const { offered, accept, decline } = useListingPrefill(autosave);
  if (!offered) return null;
  const home = streetLine(offered.address, localeOf(i18n.language)) || offered.mlsNumber;
  return (
    <Box
      role="region"
      aria-label={t('offer.label')}
      sx={{ display: 'grid', gap: 4, p: 5, mb: 8, borderRadius: 1, bgcolor: 'chip.main' }}
    >
      <Typography>{t('offer.text', { home })}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button variant="contained" onClick={accept}>
          {t('offer.accept')}
        </Button>
        <Button onClick={decline}>{t('offer.decline')}</Button>
      </Box>
    </Box>
  );
}

/** The members that an application takes from a listing. For a restricted listing only its id. */
function listingMembers(listing: Listing): Members {
  const { mlsNumber, boardId, address, listPrice, restricted } = listing;
  const found = { 'property.isFound': true, 'property.listing': { mlsNumber, boardId } };
  if (restricted) return found;
  const { unitNumber, city, state, zip } = address;
  const province = provinceCode(state);
  const values: Record<string, unknown> = {
    'property.address': streetLine({ ...address, unitNumber: '' }, 'en-CA'),
    'property.unit': unitNumber,
    'property.city': city,
    'property.province': province,
  };
  const code = readPostalCode(zip, province ?? '');
  if ('value' in code) values['property.postalCode'] = code.value;
  for (const [path, value] of Object.entries(values)) {
    if (typeof value === 'string' && 'problem' in readLine(value)) values[path] = undefined;
    // Clears the members of the home that is replaced.
    values[path] = values[path] || null;
  }
  const isPrice =
    listPrice !== null && listPrice >= APPLICATION_LIMITS.minPrice && listPrice <= APPLICATION_LIMITS.dollars;
  return { ...found, ...values, ...(isPrice && { 'price.total': listPrice }) };
}

/** True if an application has a home. */
function hasHome(members: Members): boolean {
  return ['property.address', 'property.city', 'property.listing'].some(
    (path) => (members[path] ?? null) !== null,
  );
}

/** Placeholder for the skipped query. */
const NONE: ListingId = { mlsNumber: '', boardId: 0 };

/** `?mls=C1234567&board=2`: the home that the visitor came from. */
function listingOf(query: URLSearchParams): ListingId | undefined {
  return readListingId(query.get('mls') ?? '', query.get('board') ?? '');
}

interface ListingPrefill {
  /** A home that would replace the application's home. */
  offered: Listing | undefined;
  accept(): void;
  decline(): void;
}

/** Fills in the home that the visitor came from. If the application has another home, the customer is asked first. */
function useListingPrefill(autosave: Autosave): ListingPrefill {
  const [query, setQuery] = useSearchParams();
  const queried = listingOf(query);
  const { currentData: listing, isError } = useListingQuery(queried ?? NONE, { skip: !queried });
  const { members } = autosave.snapshot().record;
  const known = members['property.listing'] as ListingId | null | undefined; // the contract's
  const isSame = Boolean(known && queried && listingKey(known) === listingKey(queried));
  const isForSale = listing?.type !== 'lease';

  const done = () =>
    setQuery(
      (before) => {
        before.delete('mls');
        before.delete('board');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const fill = (from: Listing) => {
    autosave.change(listingMembers(from));
    void autosave.flush();
    done();
  };
  const isOpen = queried !== undefined && !isSame && hasHome(members);
  const settle = useEffectEvent(() => {
    if (queried && (isError || isSame || (listing && !isForSale))) done();
    else if (listing && !isOpen) fill(listing);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once when the listing has loaded or failed
  useEffect(() => settle(), [listing, isError]);
  return {
    offered: isOpen && isForSale ? listing : undefined,
    accept: () => listing && fill(listing),
    decline: done,
  };
}
