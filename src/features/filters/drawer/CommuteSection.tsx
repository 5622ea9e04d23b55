import Box from '@mui/material/Box';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommuteDialog } from '#components/commute/lazyCommute.ts';
import { useCommuteText } from '#components/commute/useCommuteText.ts';
import { useLazyOpening } from '#components/lazy/useLazyOpening.ts';
import type { Search } from '#domain/search/search.ts';
import { Button } from '#ui/Button.tsx';

interface CommuteSectionProps {
  commutes: Search['commutes'];
  onChange: (filters: Partial<Search>) => void;
}

/** The chosen commutes, and a button that opens their dialog. */
export const CommuteSection = memo(({ commutes, onChange }: CommuteSectionProps) => {
  const { t } = useTranslation('commute');
  const textOf = useCommuteText();
  const [open, setOpen] = useState(false);
  const [openDialog, isLoading] = useLazyOpening(CommuteDialog);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 3 }}>
      {commutes.map((commute) => (
        <Box key={textOf(commute)} sx={{ overflowWrap: 'anywhere' }}>
          {textOf(commute)}
        </Box>
      ))}
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-busy={isLoading}
        {...CommuteDialog.intent}
        onClick={() => openDialog(() => setOpen(true))}
      >
        {t(commutes.length > 0 ? 'edit' : 'open')}
      </Button>
      <CommuteDialog
        when={open}
        commutes={commutes}
        onChange={(next) => onChange({ commutes: next })}
        isDraft
        open={open}
        onClose={() => setOpen(false)}
      />
    </Box>
  );
});
