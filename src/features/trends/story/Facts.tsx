import Box from '@mui/material/Box';
import { ArrowDownIcon, ArrowUpIcon, MinusIcon } from '#ui/icons/pageIcons.tsx';

/** Something that the numbers bear. */
export interface Fact {
  key: string;
  /** Up, down, or neither. */
  mark: 'up' | 'down' | 'unclear';
  /** What the mark means. */
  label: string;
  text: string;
}

const ICONS = { up: ArrowUpIcon, down: ArrowDownIcon, unclear: MinusIcon } as const;

/** Facts below each other, each with its mark. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <Box
      component="ul"
      sx={{ display: 'grid', gap: 3, m: 0, mt: 4, p: 0, listStyle: 'none', maxWidth: '70ch' }}
    >
      {facts.map(({ key, mark, label, text }) => {
        const Icon = ICONS[mark];
        return (
          <Box component="li" key={key} sx={{ display: 'flex', gap: 3, breakInside: 'avoid' }}>
            <Box
              role="img"
              aria-label={label}
              sx={{
                display: 'grid',
                placeItems: 'center',
                flex: 'none',
                width: 28,
                height: 28,
                borderRadius: 999,
                bgcolor: mark === 'unclear' ? 'transparent' : 'chip.main',
                color: mark === 'unclear' ? 'text.secondary' : 'primary.dark',
                '& svg': { fontSize: '1.125rem' },
              }}
            >
              <Icon aria-hidden />
            </Box>
            <span>{text}</span>
          </Box>
        );
      })}
    </Box>
  );
}
