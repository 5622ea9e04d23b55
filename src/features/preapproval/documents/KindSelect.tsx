import NativeSelect from '@mui/material/NativeSelect';
import { useId } from 'react';
import type { WireDocumentKind } from '#api/customer/applicationContract.ts';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import { usePreapprovalText } from '../usePreapprovalText.ts';

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

/** What the next documents show; an example of each stands below. */
export function KindSelect({ kind, onChange }: KindSelectProps) {
  const { t } = usePreapprovalText();
  const id = useId();
  return (
    <FieldFrame
      id={id}
      label={t('documents.kindLabel')}
      help={t(`documents.hint.${kind}`)}
      problem={undefined}
    >
      <NativeSelect
        value={kind}
        input={<FieldInput />}
        inputProps={{ id, 'aria-describedby': `${id}-help` }}
        onChange={({ target }) => onChange(KINDS.find((known) => known === target.value) ?? kind)}
      >
        {KINDS.map((known) => (
          <option key={known} value={known}>
            {t(`documents.kind.${known}`)}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
