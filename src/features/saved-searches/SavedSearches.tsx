import './searchesTexts.ts';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { WireSavedSearch } from '#api/customer/contract.ts';
import { useSavedSearchesQuery } from '#api/customer/searchCalls.ts';
import { useUserQuery } from '#api/customer/userCalls.ts';
import { ListStates } from '#components/layouts/ListStates.tsx';
import { paths } from '#domain/paths.ts';
import { InfoIcon } from '#ui/icons/commonIcons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { SavedSearchCard } from './list/SavedSearchCard.tsx';

/** Says that the account's mails are off, because the choices of the searches would otherwise mislead. */
function MutedNote() {
  const { t } = useTranslation('searches');
  const { data: user } = useUserQuery();
  if (user?.emailNotifications !== false) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 3,
        mb: 4,
        p: 4,
        borderRadius: 1,
        bgcolor: 'chip.main',
        color: 'chip.contrastText',
      }}
    >
      <InfoIcon aria-hidden sx={{ flex: 'none' }} />
      <span>
        {t('alerts.muted')}{' '}
        <MuiLink component={Link} to={paths.profile()} sx={{ color: 'inherit', fontWeight: 600 }}>
          {t('list.turnOn')}
        </MuiLink>
      </span>
    </Box>
  );
}

/** A customer's saved searches: new homes, mails, name, and a button to delete each. */
export function SavedSearches() {
  const { t } = useTranslation('searches');
  const id = useId();
  const {
    data: searches,
    isError,
    isFetching,
    refetch,
  } = useSavedSearchesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [deleted, setDeleted] = useState<WireSavedSearch>();
  const heading = useRef<HTMLHeadingElement>(null);
  const goneId = searches?.some(({ id: left }) => left === deleted?.id) ? undefined : deleted?.id;
  useEffect(() => {
    // The card and the dialog that had the focus are gone.
    if (goneId !== undefined) heading.current?.focus();
  }, [goneId]);
  return (
    <section aria-labelledby={id}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 4, rowGap: 1, mb: 5 }}>
        <Typography id={id} ref={heading} tabIndex={-1} component="h2" variant="h4" sx={{ outline: 'none' }}>
          {t('list.title')}
        </Typography>
        {searches && searches.length > 0 && (
          <Typography color="textSecondary">{t('list.count', { count: searches.length })}</Typography>
        )}
      </Box>
      <VisuallyHidden role="status">{deleted && t('delete.done', { name: deleted.name })}</VisuallyHidden>
      <ListStates
        entries={searches}
        hasFailed={isError && !searches && !isFetching}
        onRetry={() => void refetch()}
        textOf={(name) => t(`list.${name}`)}
      >
        {searches?.some(({ alert }) => alert !== 'off') && <MutedNote />}
        <Box component="ul" sx={{ display: 'grid', gap: 4, m: 0, p: 0, listStyle: 'none' }}>
          {searches?.map((saved) => (
            <SavedSearchCard key={saved.id} saved={saved} onDeleted={setDeleted} />
          ))}
        </Box>
      </ListStates>
    </section>
  );
}
