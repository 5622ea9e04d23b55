import Box from '@mui/material/Box';
import { usePreapprovalText } from '../usePreapprovalText.ts';
import { UploadRow } from './UploadRow.tsx';
import type { Upload } from './uploads.ts';

interface UploadListProps {
  uploads: readonly Upload[];
  onRetry: (key: string) => void;
  onLeave: (key: string) => void;
}

/** The files on their way, and those that were not taken; nothing where there are none. */
export function UploadList({ uploads, onRetry, onLeave }: UploadListProps) {
  const { t } = usePreapprovalText();
  const failed = uploads.filter(({ state }) => state === 'failed');
  const lists = [
    { heading: t('uploads.heading'), own: uploads.filter((upload) => !failed.includes(upload)) },
    { heading: t('uploads.failedHeading'), own: failed },
  ];
  return lists
    .filter(({ own }) => own.length > 0)
    .map(({ heading, own }) => (
      <div key={heading}>
        <Box component="h3" sx={{ typography: 'h6', m: 0, mb: 2 }}>
          {heading}
        </Box>
        <Box component="ul" aria-label={heading} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {own.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => onRetry(upload.key)}
              onLeave={() => onLeave(upload.key)}
            />
          ))}
        </Box>
      </div>
    ));
}
