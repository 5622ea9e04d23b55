import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRemoveDocumentMutation } from '#api/customer/applicationCalls.ts';
import type { WireDocument } from '#api/customer/applicationContract.ts';
import { documentName } from '#domain/application/documentFile.ts';
import { Button } from '#ui/Button.tsx';
import { CheckIcon, WarningIcon } from '#ui/icons/commonIcons.tsx';
import { ConfirmDialog } from '../states/ConfirmDialog.tsx';
import { usePreapprovalText } from '../usePreapprovalText.ts';
import { canRetry, type Upload } from './uploads.ts';

/** An uploaded document, with a button that removes it. */
function DocumentRow({ document, onRemove }: { document: WireDocument; onRemove: () => void }) {
  const { t, date } = usePreapprovalText();
  const size = useFileSize();
  const { name, kind, added, state } = document;
  const isStored = state === 'kept';
  const Mark = isStored ? CheckIcon : WarningIcon;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        columnGap: 3,
        py: 2,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Box component="p" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        <Box component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
          {t(`documents.kind.${kind}`)} · {size(document.size)} · {date(added)}
        </Box>
      </Box>
      <Box
        component="p"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          m: 0,
          typography: 'body2',
          color: isStored ? 'success.main' : 'text.secondary',
        }}
      >
        <Mark aria-hidden sx={{ fontSize: '1.25rem' }} />
        {t(isStored ? 'documents.received' : 'documents.waiting')}
      </Box>
      <Button
        color="inherit"
        aria-label={t('documents.removeNamed', { name })}
        onClick={onRemove}
        sx={{ ml: 'auto' }}
      >
        {t('documents.remove')}
      </Button>
    </Box>
  );
}

interface DocumentListProps {
  applicationId: string;
  documents: readonly WireDocument[];
  maximum: number;
  onRemoved: (name: string) => void;
}

/** The uploaded documents. Each can be removed, after a confirmation. */
export function DocumentList({ applicationId, documents, maximum, onRemoved }: DocumentListProps) {
  const { t } = usePreapprovalText();
  const [leaving, setLeaving] = useState<WireDocument>();
  const [isOpen, setOpen] = useState(false);
  const [remove] = useRemoveDocumentMutation();
  const name = leaving?.name ?? '';
  return (
    <div>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 4, mb: 2 }}>
        <Box component="h3" sx={{ typography: 'h6', m: 0 }}>
          {t('documents.list')}
        </Box>
        <Typography color="textSecondary">
          {t('documents.count', { count: documents.length, maximum })}
        </Typography>
      </Box>
      {documents.length === 0 ? (
        <Typography color="textSecondary">{t('documents.none')}</Typography>
      ) : (
        <Box component="ul" aria-label={t('documents.list')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {documents.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              onRemove={() => {
                setLeaving(document);
                setOpen(true);
              }}
            />
          ))}
        </Box>
      )}
      <ConfirmDialog
        open={isOpen}
        title={t('documents.removeTitle')}
        text={t('documents.removeText', { name })}
        confirmLabel={t('documents.removeConfirm')}
        busyLabel={t('documents.removing')}
        keepLabel={t('documents.removeKeep')}
        failedText={t('documents.removeFailed')}
        onConfirm={async () => {
          if (!leaving) return false;
          const { error } = await remove({ applicationId, documentId: leaving.id });
          if (!error) onRemoved(leaving.name);
          return !error;
        }}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}

interface UploadRowProps {
  upload: Upload;
  onRetry: () => void;
  /** Called by Cancel, or by Dismiss of a failed upload. */
  onLeave: () => void;
}

/** The progress of an upload, or its error. */
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

/** A running or failed upload. */
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

const KILOBYTE = 1024;

/** Returns a file's size as devices write it: "640 KB", "2.4 MB"; in French "2,4 Mo". */
function useFileSize(): (bytes: number) => string {
  const { t, number } = usePreapprovalText();
  return (bytes) => {
    if (bytes < KILOBYTE * KILOBYTE) {
      return t('documents.kilobytes', { size: number(Math.max(1, Math.round(bytes / KILOBYTE))) });
    }
    return t('documents.megabytes', { size: number(bytes / KILOBYTE / KILOBYTE) });
  };
}
