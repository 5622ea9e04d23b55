import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../states/ConfirmDialog.tsx';
import { usePreapprovalText } from '../usePreapprovalText.ts';

interface LeavingUploadsProps {
  isUnderWay: boolean;
  /** Ends them all. */
  onLeave: () => void;
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Asks before the page is left while files are being sent. */
export function LeavingUploads({ isUnderWay, onLeave }: LeavingUploadsProps) {
  const { t } = usePreapprovalText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnderWay && currentLocation.pathname !== nextLocation.pathname,
  );
  const isLeft = useRef(false);
  useEffect(() => {
    if (!isUnderWay) return;
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnderWay]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('uploads.leaveTitle')}
      text={t('uploads.leaveText')}
      confirmLabel={t('uploads.leaveConfirm')}
      keepLabel={t('uploads.leaveKeep')}
      failedText=""
      onConfirm={async () => {
        isLeft.current = true;
        onLeave();
        blocker.proceed?.();
        return true;
      }}
      onClose={() => {
        if (!isLeft.current) blocker.reset?.();
      }}
    />
  );
}
