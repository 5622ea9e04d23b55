import Box from '@mui/material/Box';
import type { SerializedError } from '@reduxjs/toolkit';
import { useTranslation } from 'react-i18next';
import type { DeskError } from '#api/desk/deskQuery.ts';
import { isUnreached } from '#api/errors.ts';
import { AlertBox } from '#ui/AlertBox.tsx';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useOnline } from '#ui/useOnline.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/** The right that the caller lacks; undefined for other failures. */
export function missingRight(error: DeskError | SerializedError): 'notAdmin' | 'notMortgage' | undefined {
  const code = 'status' in error ? error.code : undefined;
  return code === 'notAdmin' || code === 'notMortgage' ? code : undefined;
}

/** Returns the sentence for a failed call. */
export function useFailureText(): (error: DeskError | SerializedError) => string {
  const { t } = useTranslation('desk');
  return (error) => {
    if (!('status' in error)) return t('failures.other');
    const right = missingRight(error);
    if (right) return t(`failures.${right}`);
    if (error.code === 'changed') return t('failures.changed');
    if (error.status === 404) return t('failures.missing');
    if (error.status === 429) return t('failures.tooOften');
    if (isUnreached(error)) return t(navigator.onLine ? 'failures.away' : 'failures.offline');
    return t('failures.other');
  };
}

interface CallFailureProps {
  error: DeskError | SerializedError;
  onRetry: () => void;
}

/** Shows that a call failed, with a button that makes it again, unless the caller lacks a right. */
export function CallFailure({ error, onRetry }: CallFailureProps) {
  const { t } = useTranslation('desk');
  const textOf = useFailureText();
  return (
    <AlertBox text={textOf(error)}>
      {!missingRight(error) && <Button onClick={onRetry}>{t('retry')}</Button>}
    </AlertBox>
  );
}

/** Says that the device has no connection, and what is shown meanwhile. */
export function OfflineNote() {
  const { t } = useTranslation('desk');
  if (useOnline()) return null;
  return (
    <Box
      role="status"
      sx={{ px: 4, py: 2, bgcolor: 'chip.main', color: 'chip.contrastText', fontWeight: 600 }}
    >
      {t('offline')}
    </Box>
  );
}

/** The shape of rows that are loading. */
export function LoadingRows({ rows = 6, height = 64 }: { rows?: number; height?: number }) {
  const { t } = useTranslation('desk');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <Skeleton key={row} variant="rounded" height={height} aria-hidden />
      ))}
    </Box>
  );
}
