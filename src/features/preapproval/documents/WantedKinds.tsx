import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { WireDocumentKind } from '#api/customer/applicationContract.ts';
import { BareButton } from '#ui/BareButton.tsx';
import { CheckIcon } from '#ui/icons/frameIcons.tsx';
import { usePreapprovalText } from '../usePreapprovalText.ts';

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

interface WantedKindsProps {
  wanted: readonly WireDocumentKind[];
  /** The kind that is chosen for the next documents. */
  kind: WireDocumentKind;
  onChoose: (kind: WireDocumentKind) => void;
}

/** What lenders ask for and is not there yet; a press chooses it for the next documents. */
export function WantedKinds({ wanted, kind, onChoose }: WantedKindsProps) {
  const { t } = usePreapprovalText();
  if (wanted.length === 0) {
    return (
      <Box component="p" sx={{ display: 'flex', gap: 2, m: 0, fontWeight: 600, color: 'success.main' }}>
        <CheckIcon aria-hidden />
        {t('documents.nothingWanted')}
      </Box>
    );
  }
  return (
    <Box role="group" aria-label={t('documents.wanted')} sx={{ display: 'grid', gap: 2 }}>
      <Box component="p" sx={{ m: 0, typography: 'body2', fontWeight: 600 }}>
        {t('documents.wanted')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {wanted.map((one) => (
          <Chip key={one} type="button" aria-pressed={one === kind} onClick={() => onChoose(one)}>
            {t(`documents.kind.${one}`)}
          </Chip>
        ))}
      </Box>
    </Box>
  );
}
