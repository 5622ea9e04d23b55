import Box from '@mui/material/Box';
import type { Credit } from '#platform/maps/placesPort.ts';

/** The sources of suggested places, each once, which their terms want named. */
export function PlaceCredits({ credits }: { credits: readonly Credit[] }) {
  const byText = new Map(credits.map((credit) => [credit.text, credit]));
  return Array.from(byText.values(), ({ text, link }) => (
    <Box
      key={text}
      translate="no"
      sx={{ px: 4, py: 1, fontSize: 12, textAlign: 'end', overflowWrap: 'anywhere' }}
    >
      {link ? (
        <Box component="a" href={link} target="_blank" rel="noopener" sx={{ color: 'inherit' }}>
          {text}
        </Box>
      ) : (
        text
      )}
    </Box>
  ));
}
