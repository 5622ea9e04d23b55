import Box from '@mui/material/Box';
import { usePreapprovalText } from '../usePreapprovalText.ts';
import { UploadRow } from './UploadRow.tsx';
import type { Upload } from './uploads.ts';

interface UploadListProps {
  uploads: readonly Upload[];
  onRetry: (key: string) => void;
  onLeave: (key: string) => void;
}

/** The files on their way; nothing where there are none. */
export function UploadList({ uploads, onRetry, onLeave }: UploadListProps) {
  const { t } = usePreapprovalText();
  if (uploads.length === 0) return null;
  return (
    <div>
      <Box component="h3" sx={{ typography: 'h6', m: 0, mb: 2 }}>
        {t('uploads.heading')}
      </Box>
      <Box component="ul" aria-label={t('uploads.heading')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {uploads.map((upload) => (
          <UploadRow
            key={upload.key}
            upload={upload}
            onRetry={() => onRetry(upload.key)}
            onLeave={() => onLeave(upload.key)}
          />
        ))}
      </Box>
    </div>
  );
}
