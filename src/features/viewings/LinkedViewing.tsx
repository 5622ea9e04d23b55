import '#components/viewings/viewingsTexts.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLinkedViewingQuery } from '#api/customer/viewingCalls.ts';
import { isCallError } from '#api/errors.ts';
import { ListStates, LoadingCards } from '#components/layouts/ListStates.tsx';
import { useDocumentTitle } from '#components/navigation/useDocumentTitle.ts';
import { ViewingCard } from './ViewingCard.tsx';

/** The viewing request of a mail's link. @param token that of the link; '' if it has none */
export function LinkedViewing({ token }: { token: string }) {
  const { t } = useTranslation('viewings');
  useDocumentTitle(t('link.title'));
  const { data, error, isFetching, refetch } = useLinkedViewingQuery(token, { skip: token === '' });
  const isEnded = token === '' || (isCallError(error) && error.status === 404);
  return (
    <Box sx={{ px: 'var(--edges)', py: { xs: 8, md: 12 } }}>
      <Typography component="h1" sx={{ typography: { xs: 'h3', md: 'h2' }, mb: 6 }}>
        {t('link.title')}
      </Typography>
      <ListStates
        entries={isEnded ? [] : data && [data]}
        hasFailed={!isEnded && error !== undefined && !data && !isFetching}
        onRetry={() => void refetch()}
        textOf={(name) => t(name === 'failed' || name === 'empty' ? `link.${name}` : `list.${name}`)}
        loading={(text) => (
          <Box sx={{ maxWidth: 720 }}>
            <LoadingCards text={text} count={1} />
          </Box>
        )}
      >
        {data && (
          <Box sx={{ maxWidth: 720 }}>
            <ViewingCard viewing={data} token={token} />
          </Box>
        )}
      </ListStates>
    </Box>
  );
}
