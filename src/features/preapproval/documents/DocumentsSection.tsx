import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { useDocumentsQuery } from '#api/customer/applicationCalls.ts';
import type { WireDocumentKind } from '#api/customer/applicationContract.ts';
import { FieldLayout } from '#components/fields/FieldLayout.tsx';
import { Section } from '#components/layouts/Section.tsx';
import { BareButton } from '#ui/BareButton.tsx';
import { CheckIcon } from '#ui/icons/commonIcons.tsx';
import { Select } from '#ui/Select.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { ConfirmDialog } from '../states/ConfirmDialog.tsx';
import { LoadFailed, PartLoading } from '../states/PartStates.tsx';
import { usePreapprovalText } from '../usePreapprovalText.ts';
import { DocumentList, UploadRow } from './DocumentList.tsx';
import { DropZone } from './DropZone.tsx';
import type { Upload } from './uploads.ts';
import { useUploads } from './useUploads.ts';

const Chip = styled(BareButton)(({ theme }) => ({
  minHeight: 44,
  padding: theme.spacing(1, 4),
  borderRadius: 999,
  border: `1px solid ${theme.vars?.palette.divider}`,
  fontWeight: 600,
  '&[aria-pressed="true"]': {
    backgroundColor: theme.vars?.palette.chip.main,
    borderColor: theme.vars?.palette.primary.dark,
  },
}));

interface MissingKindsProps {
  missing: readonly WireDocumentKind[];
  /** The selected kind of the next documents. */
  kind: WireDocumentKind;
  onChoose: (kind: WireDocumentKind) => void;
}

/** Missing documents that lenders ask for. A press selects that kind for the next documents. */
function MissingKinds({ missing, kind, onChoose }: MissingKindsProps) {
  const { t } = usePreapprovalText();
  if (missing.length === 0) {
    return (
      <Box component="p" sx={{ display: 'flex', gap: 2, m: 0, fontWeight: 600, color: 'success.main' }}>
        <CheckIcon aria-hidden />
        {t('documents.noneMissing')}
      </Box>
    );
  }
  return (
    <Box role="group" aria-label={t('documents.missing')} sx={{ display: 'grid', gap: 2 }}>
      <Box component="p" sx={{ m: 0, typography: 'body2', fontWeight: 600 }}>
        {t('documents.missing')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {missing.map((one) => (
          <Chip key={one} type="button" aria-pressed={one === kind} onClick={() => onChoose(one)}>
            {t(`documents.kind.${one}`)}
          </Chip>
        ))}
      </Box>
    </Box>
  );
}

interface UploadListProps {
  uploads: readonly Upload[];
  onRetry: (key: string) => void;
  onLeave: (key: string) => void;
}

/** Running and failed uploads; renders nothing if there are none. */
function UploadList({ uploads, onRetry, onLeave }: UploadListProps) {
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

interface LeavingUploadsProps {
  isUploading: boolean;
  /** Cancels all uploads. */
  onLeave: () => void;
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Asks for confirmation before the page is left during uploads. */
function LeavingUploads({ isUploading, onLeave }: LeavingUploadsProps) {
  const { t } = usePreapprovalText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUploading && currentLocation.pathname !== nextLocation.pathname,
  );
  const isLeft = useRef(false);
  useEffect(() => {
    if (!isUploading) return;
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUploading]);
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

const KINDS: readonly WireDocumentKind[] = [
  'identity',
  'income',
  'employment',
  'down_payment',
  'property',
  'other',
];

interface KindSelectProps {
  kind: WireDocumentKind;
  onChange: (kind: WireDocumentKind) => void;
}

/** The kind of the next documents, with an example of each kind below. */
function KindSelect({ kind, onChange }: KindSelectProps) {
  const { t } = usePreapprovalText();
  const id = useId();
  return (
    <FieldLayout
      id={id}
      label={t('documents.kindLabel')}
      help={t(`documents.hint.${kind}`)}
      problem={undefined}
    >
      <Select
        id={id}
        value={kind}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChange(KINDS.find((known) => known === target.value) ?? kind)}
      >
        {KINDS.map((known) => (
          <option key={known} value={known}>
            {t(`documents.kind.${known}`)}
          </option>
        ))}
      </Select>
    </FieldLayout>
  );
}

interface DocumentsSectionProps {
  applicationId: string;
  /** Missing documents that lenders ask for, if they are known. */
  missing?: readonly WireDocumentKind[];
}

/** The customer's documents. They are added by dropping, choosing or photographing them, and show their progress. */
export function DocumentsSection({ applicationId, missing }: DocumentsSectionProps) {
  const { t } = usePreapprovalText();
  const { data, error, refetch } = useDocumentsQuery(applicationId);
  const [message, setMessage] = useState('');
  const [chosen, setChosen] = useState<WireDocumentKind>();
  const { uploads, choose, retry, leave, leaveAll } = useUploads(applicationId, (name) =>
    setMessage(t('documents.added', { name })),
  );
  const kind = chosen ?? missing?.[0] ?? 'identity';
  const maximum = data?.most ?? 0;
  const uploading = new Set(uploads.map(({ documentId }) => documentId));
  const documents = data?.documents.filter(({ id }) => !uploading.has(id)) ?? [];
  const pending = uploads.filter(({ state }) => state !== 'failed').length;
  const remaining = maximum - documents.length - pending;
  return (
    <Section heading={t('documents.heading')} anchor="documents">
      <VisuallyHidden role="status">{message}</VisuallyHidden>
      <LeavingUploads isUploading={pending > 0} onLeave={leaveAll} />
      {!data && !error && <PartLoading text={t('documents.loading')} heights={[48, 160, 56]} />}
      {!data && error && (
        <LoadFailed text={t('documents.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {data && (
        <Box sx={{ display: 'grid', gap: 5 }}>
          <Typography color="textSecondary">{t('documents.text', { maximum })}</Typography>
          {missing && <MissingKinds missing={missing} kind={kind} onChoose={setChosen} />}
          <Box sx={{ maxWidth: 420 }}>
            <KindSelect kind={kind} onChange={setChosen} />
          </Box>
          <DropZone isFull={remaining <= 0} onFiles={(files) => choose(files, kind, remaining)} />
          {remaining <= 0 && (
            <Typography sx={{ fontWeight: 600 }}>{t('documents.full', { maximum })}</Typography>
          )}
          <UploadList uploads={uploads} onRetry={retry} onLeave={leave} />
          <DocumentList
            applicationId={applicationId}
            documents={documents}
            maximum={maximum}
            onRemoved={(name) => setMessage(t('documents.removed', { name }))}
          />
        </Box>
      )}
    </Section>
  );
}
