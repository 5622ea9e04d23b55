import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDocumentsQuery } from '#api/customer/applicationCalls.ts';
import type { WireDocumentKind } from '#api/customer/applicationContract.ts';
import { Section } from '#components/section/Section.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { LoadFailed } from '../states/LoadFailed.tsx';
import { PartLoading } from '../states/PartLoading.tsx';
import { usePreapprovalText } from '../usePreapprovalText.ts';
import { DocumentList } from './DocumentList.tsx';
import { DropZone } from './DropZone.tsx';
import { KindSelect } from './KindSelect.tsx';
import { LeavingUploads } from './LeavingUploads.tsx';
import { UploadList } from './UploadList.tsx';
import { useUploads } from './useUploads.ts';
import { WantedKinds } from './WantedKinds.tsx';

interface DocumentsSectionProps {
  applicationId: string;
  /** What lenders ask for and is not there yet, where that is known. */
  wanted?: readonly WireDocumentKind[];
}

/** The customer's documents: added by dropping, choosing or photographing them, each with its progress. */
export function DocumentsSection({ applicationId, wanted }: DocumentsSectionProps) {
  const { t } = usePreapprovalText();
  const { data, error, refetch } = useDocumentsQuery(applicationId);
  const [said, setSaid] = useState('');
  const [chosen, setChosen] = useState<WireDocumentKind>();
  const { uploads, choose, retry, leave, leaveAll } = useUploads(applicationId, (name) =>
    setSaid(t('documents.added', { name })),
  );
  const kind = chosen ?? wanted?.[0] ?? 'identity';
  const most = data?.most ?? 0;
  const underWay = new Set(uploads.map(({ documentId }) => documentId));
  const documents = data?.documents.filter(({ id }) => !underWay.has(id)) ?? [];
  const pending = uploads.filter(({ state }) => state !== 'failed').length;
  const room = most - documents.length - pending;
  return (
    <Section heading={t('documents.heading')} anchor="documents">
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <LeavingUploads isUnderWay={pending > 0} onLeave={leaveAll} />
      {!data && !error && <PartLoading text={t('documents.loading')} heights={[48, 160, 56]} />}
      {!data && error && (
        <LoadFailed text={t('documents.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {data && (
        <Box sx={{ display: 'grid', gap: 5 }}>
          <Typography color="textSecondary">{t('documents.text', { most })}</Typography>
          {wanted && <WantedKinds wanted={wanted} kind={kind} onChoose={setChosen} />}
          <Box sx={{ maxWidth: 420 }}>
            <KindSelect kind={kind} onChange={setChosen} />
          </Box>
          <DropZone isFull={room <= 0} onFiles={(files) => choose(files, kind, room)} />
          {room <= 0 && <Typography sx={{ fontWeight: 600 }}>{t('documents.full', { most })}</Typography>}
          <UploadList uploads={uploads} onRetry={retry} onLeave={leave} />
          <DocumentList
            applicationId={applicationId}
            documents={documents}
            most={most}
            onRemoved={(name) => setSaid(t('documents.removed', { name }))}
          />
        </Box>
      )}
    </Section>
  );
}
