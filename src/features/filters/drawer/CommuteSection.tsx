import Box from '@mui/material/Box';
import { memo } from 'react';
import { CommuteButton } from '#components/commute/CommuteButton.tsx';
import { useCommuteText } from '#components/commute/useCommuteText.ts';
import { printNamedCommute } from '#domain/search/commute.ts';
import type { Search } from '#domain/search/search.ts';

interface CommuteSectionProps {
  commutes: Search['commutes'];
  onChange: (filters: Partial<Search>) => void;
}

/** The chosen commutes, and a button that opens their dialog. */
export const CommuteSection = memo(({ commutes, onChange }: CommuteSectionProps) => {
  const textOf = useCommuteText();
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 3 }}>
      {commutes.map((commute) => (
        <Box key={printNamedCommute(commute)} sx={{ overflowWrap: 'anywhere' }}>
          {textOf(commute)}
        </Box>
      ))}
      <CommuteButton commutes={commutes} onChange={(next) => onChange({ commutes: next })} isDraft />
    </Box>
  );
});
