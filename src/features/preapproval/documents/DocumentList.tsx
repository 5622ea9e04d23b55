import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRemoveDocumentMutation } from '#api/customer/applicationCalls.ts';
import type { WireDocument } from '#api/customer/applicationContract.ts';
import { ConfirmDialog } from '../states/ConfirmDialog.tsx';
import { usePreapprovalText } from '../usePreapprovalText.ts';
import { DocumentRow } from './DocumentRow.tsx';

interface DocumentListProps {
  applicationId: string;
  documents: readonly WireDocument[];
  most: number;
  onRemoved: (name: string) => void;
}

/** The documents that are there; each can be removed, after a question. */
export function DocumentList({ applicationId, documents, most, onRemoved }: DocumentListProps) {
  const { t } = usePreapprovalText();
  const [leaving, setLeaving] = useState<WireDocument>();
  const [isAsked, setAsked] = useState(false);
  const [remove] = useRemoveDocumentMutation();
  const name = leaving?.name ?? '';
  return (
    <div>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 4, mb: 2 }}>
        <Box component="h3" sx={{ typography: 'h6', m: 0 }}>
          {t('documents.list')}
        </Box>
        <Typography color="textSecondary">
          {t('documents.count', { count: documents.length, most })}
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
                setAsked(true);
              }}
            />
          ))}
        </Box>
      )}
      <ConfirmDialog
        open={isAsked}
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
        onClose={() => setAsked(false)}
      />
    </div>
  );
}
