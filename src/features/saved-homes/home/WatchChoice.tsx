import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useMarkText } from '#components/home-marks/useMarkedListings.ts';
import { useWatch } from '#components/home-marks/useWatch.ts';
import type { HomeId } from '#domain/listing/savedHome.ts';
import { useAppSelector } from '#store/hooks.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Switch.tsx';

interface WatchChoiceProps {
  id: HomeId;
  /** The home's name for screen readers. */
  name: string;
}

/** A customer's choice to watch a home: mails report its price, status and open houses. Visitors have no mails. */
export function WatchChoice({ id, name }: WatchChoiceProps) {
  const isCustomer = useAppSelector(({ session }) => session.status === 'active');
  return <div>{isCustomer && <CustomersChoice id={id} name={name} />}</div>;
}

function CustomersChoice({ id, name }: WatchChoiceProps) {
  const { t } = useMarkText();
  const { isWatched, change, problem, retry } = useWatch(id);
  const [isAsking, setAsking] = useState(false);
  // Each home of the list would repeat an alert.
  if (retry || (isAsking && isWatched === undefined)) {
    return (
      <Button
        size="small"
        color="inherit"
        aria-disabled={!retry}
        onClick={() => {
          setAsking(true);
          retry?.();
        }}
      >
        {`${t('watchUnknown')} ${t('retry')}`}
      </Button>
    );
  }
  return (
    <>
      <Checkbox
        label={t('watch')}
        aria-label={t('watchName', { address: name })}
        checked={isWatched ?? false}
        disabled={isWatched === undefined}
        // The button that asked again is gone.
        autoFocus={isAsking}
        onChange={change}
      />
      <Typography role="status" variant="body2" color="textSecondary">
        {isWatched && t('watchMails')}
      </Typography>
      {problem && (
        <Typography role="alert" variant="body2" color="error" sx={{ fontWeight: 600 }}>
          {problem}
        </Typography>
      )}
    </>
  );
}
