import Typography from '@mui/material/Typography';
import { useMarkText } from '#components/home-marks/useMarkedListings.ts';
import { useWatch } from '#components/home-marks/useWatch.ts';
import type { HomeId } from '#domain/listing/savedHome.ts';
import { useAppSelector } from '#store/hooks.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Switch.tsx';
import { useSavedText } from '../useSavedText.ts';

interface WatchChoiceProps {
  id: HomeId;
  /** The home's name for screen readers. */
  name: string;
}

/** A customer's choice of mails about a home's changes: price, status, open houses. Visitors have no mails. */
export function WatchChoice({ id, name }: WatchChoiceProps) {
  const isCustomer = useAppSelector(({ session }) => session.status === 'active');
  return <div>{isCustomer && <CustomersChoice id={id} name={name} />}</div>;
}

function CustomersChoice({ id, name }: WatchChoiceProps) {
  const { t } = useSavedText();
  const { t: mark } = useMarkText();
  const { isWatched, change, problem, retry } = useWatch(id);
  // Each home of the list would repeat an alert.
  if (retry) {
    return (
      <Button size="small" color="inherit" onClick={retry}>
        {`${mark('watchUnknown')} ${mark('retry')}`}
      </Button>
    );
  }
  return (
    <>
      <Checkbox
        label={t('watch.label')}
        aria-label={t('watch.name', { address: name })}
        checked={isWatched ?? false}
        disabled={isWatched === undefined}
        onChange={change}
      />
      {problem && (
        <Typography role="alert" variant="body2" color="error" sx={{ fontWeight: 600 }}>
          {problem}
        </Typography>
      )}
    </>
  );
}
