import Box from '@mui/material/Box';
import { Section } from '#components/frames/Section.tsx';

/** How a result is worked out and by which rules, a sentence each. */
export function Steps({ heading, sentences }: { heading: string; sentences: readonly string[] }) {
  return (
    <Section heading={heading}>
      <Box component="ul" sx={{ m: 0, pl: 5, display: 'grid', gap: 2.5, maxWidth: '80ch' }}>
        {sentences.map((sentence) => (
          <Box component="li" key={sentence} sx={{ color: 'text.secondary' }}>
            {sentence}
          </Box>
        ))}
      </Box>
    </Section>
  );
}
