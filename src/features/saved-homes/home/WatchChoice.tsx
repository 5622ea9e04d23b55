import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useWatchedHomesQuery, useWatchHomeMutation } from '#api/customer/watchCalls.ts';
import type { HomeId } from '#domain/listing/savedHome.ts';
import { localeOf } from '#i18n/i18n.ts';
import { useAppSelector } from '#store/hooks.ts';
import { Checkbox } from '#ui/Switch.tsx';
import { useSavedText } from '../useSavedText.ts';

interface WatchChoiceProps {
  id: HomeId;
  /** The home's name for screen readers. */
  name: string;
}

/**
 * A customer's choice of mails about a home's changes: price, status, open houses. It is saved at once, and reset if
 * that fails. Visitors have no mails.
 */
export function WatchChoice({ id, name }: WatchChoiceProps) {
  const isCustomer = useAppSelector(({ session }) => session.status === 'active');
  return <div>{isCustomer && <CustomersChoice id={id} name={name} />}</div>;
}

function CustomersChoice({ id, name }: WatchChoiceProps) {
  const { t } = useSavedText();
  const { i18n } = useTranslation();
  const { data: watched } = useWatchedHomesQuery();
  const [watch, { isError }] = useWatchHomeMutation();
  const isWatched =
    watched?.some(({ mlsNumber, boardId }) => mlsNumber === id.mlsNumber && boardId === id.boardId) ?? false;
  const language = localeOf(i18n.language) === 'fr-CA' ? 'fr' : 'en';
  return (
    <>
      <Checkbox
        label={t('watch.label')}
        aria-label={t('watch.name', { address: name })}
        checked={isWatched}
        disabled={!watched}
        onChange={(chosen) => void watch({ id, isWatched: chosen, language })}
      />
      {isError && (
        <Typography role="alert" variant="body2" color="error" sx={{ fontWeight: 600 }}>
          {t('watch.failed')}
        </Typography>
      )}
    </>
  );
}
