import '#components/viewings/viewingsTexts.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewingsQuery } from '#api/customer/viewingCalls.ts';
import { ListStates } from '#components/layouts/ListStates.tsx';
import { ViewingCard } from './ViewingCard.tsx';

/** A customer's viewing requests. */
export function Viewings() {
  const { t } = useTranslation('viewings');
  const id = useId();
  const { data, isError, isFetching, refetch } = useViewingsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <section aria-labelledby={id}>
      <Typography id={id} component="h2" variant="h4" sx={{ mb: 5 }}>
        {t('list.title')}
      </Typography>
      <ListStates
        entries={data}
        hasFailed={isError && !data && !isFetching}
        onRetry={() => void refetch()}
        textOf={(name) => t(`list.${name}`)}
      >
        <Box component="ul" sx={{ display: 'grid', gap: 4, m: 0, p: 0, listStyle: 'none' }}>
          {data?.map((viewing) => (
            <li key={viewing.id}>
              <ViewingCard viewing={viewing} />
            </li>
          ))}
        </Box>
      </ListStates>
    </section>
  );
}
