import Box from '@mui/material/Box';
import type { WireDocument } from '#api/customer/applicationContract.ts';
import { Button } from '#ui/Button.tsx';
import { CheckIcon, WarningIcon } from '#ui/icons/frameIcons.tsx';
import { usePreapprovalText } from '../usePreapprovalText.ts';
import { useFileSize } from './useFileSize.ts';

/** A document that the service knows, with the way to remove it. */
export function DocumentRow({ document, onRemove }: { document: WireDocument; onRemove: () => void }) {
  const { t, date } = usePreapprovalText();
  const size = useFileSize();
  const { name, kind, added, state } = document;
  const isKept = state === 'kept';
  const Mark = isKept ? CheckIcon : WarningIcon;
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
          color: isKept ? 'success.main' : 'text.secondary',
        }}
      >
        <Mark aria-hidden sx={{ fontSize: '1.25rem' }} />
        {t(isKept ? 'documents.kept' : 'documents.waiting')}
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
