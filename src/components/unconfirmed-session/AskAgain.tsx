import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '#store/hooks.ts';
import { noticeResolved } from '#store/notificationsSlice.ts';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import './sessionTexts.ts';
import { useUnconfirmedSession } from './useUnconfirmedSession.ts';

/** Asks for the session again at once; by itself that is done every half minute. It stands where the page says why. */
export function AskAgain({ variant }: { variant: 'contained' | 'outlined' }) {
  const { t } = useTranslation('session');
  const { isAsking, ask } = useUnconfirmedSession();
  const dispatch = useAppDispatch();
  const [hasAsked, setAsked] = useState(false);
  useEffect(() => {
    // What stands around this button says it already.
    dispatch(noticeResolved('sessionUnreachable'));
  }, [dispatch]);
  return (
    <>
      <Button
        variant={variant}
        aria-busy={isAsking}
        aria-disabled={isAsking}
        onClick={() => {
          if (isAsking) return;
          setAsked(true);
          ask();
        }}
      >
        {t(isAsking ? 'asking' : 'retry')}
      </Button>
      <VisuallyHidden role="status">{hasAsked && t(isAsking ? 'asking' : 'failed')}</VisuallyHidden>
    </>
  );
}
