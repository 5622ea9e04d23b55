import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { documentName } from '#domain/application/documentFile.ts';
import { Button } from '#ui/Button.tsx';
import { WarningIcon } from '#ui/icons/frameIcons.tsx';
import { usePreapprovalText } from '../usePreapprovalText.ts';
import { canRetry, type Upload } from './uploads.ts';
import { useFileSize } from './useFileSize.ts';

interface UploadRowProps {
  upload: Upload;
  onRetry: () => void;
  /** Cancel, or Dismiss of one that failed. */
  onLeave: () => void;
}

/** How far the file is, or what kept it. */
function UploadState({ upload }: { upload: Upload }) {
  const { t } = usePreapprovalText();
  const size = useFileSize();
  const { file, state, share, problem } = upload;
  const percent = Math.round(share * 100);
  if (state === 'failed') {
    return (
      <Box
        component="p"
        role="alert"
        sx={{ display: 'flex', gap: 1.5, m: 0, typography: 'body2', fontWeight: 600, color: 'error.main' }}
      >
        <WarningIcon aria-hidden sx={{ fontSize: '1.25rem', flex: 'none' }} />
        {t(`uploads.problem.${problem ?? 'failed'}`)}
      </Box>
    );
  }
  return (
    <>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={t('uploads.progressOf', { name: documentName(file.name) })}
        sx={{ height: 6, borderRadius: 999, bgcolor: 'chip.main' }}
      />
      <Box component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
        {state === 'queued' ? t('uploads.queued') : t('uploads.sending', { percent, size: size(file.size) })}
      </Box>
    </>
  );
}

/** A file on its way, or one that did not arrive. */
export function UploadRow({ upload, onRetry, onLeave }: UploadRowProps) {
  const { t } = usePreapprovalText();
  const name = documentName(upload.file.name);
  const isFailed = upload.state === 'failed';
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        py: 3,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0, display: 'grid', gap: 1.5 }}>
        <Box component="p" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        <UploadState upload={upload} />
      </Box>
      <Box sx={{ display: 'flex', ml: 'auto' }}>
        {canRetry(upload) && (
          <Button aria-label={t('uploads.retryNamed', { name })} onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
        <Button
          color="inherit"
          aria-label={t(isFailed ? 'uploads.dismissNamed' : 'uploads.cancelNamed', { name })}
          onClick={onLeave}
        >
          {t(isFailed ? 'uploads.dismiss' : 'uploads.cancel')}
        </Button>
      </Box>
    </Box>
  );
}
