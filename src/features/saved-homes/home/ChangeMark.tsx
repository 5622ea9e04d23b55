import Box from '@mui/material/Box';
import type { ChangeSince } from '#domain/listing/savedHome.ts';
import { InfoIcon } from '#ui/icons/frameIcons.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '#ui/icons/pageIcons.tsx';
import { useSavedText } from '../useSavedText.ts';

const ICONS = { priceDown: ArrowDownIcon, priceUp: ArrowUpIcon } as const;
const COLOURS = { priceDown: 'success.main', sold: 'sold.main', leased: 'sold.main' } as const;

/** What happened to a home since it was saved. */
export function ChangeMark({ change }: { change: ChangeSince }) {
  const { t, price } = useSavedText();
  const { kind } = change;
  const Icon = kind in ICONS ? ICONS[kind as keyof typeof ICONS] : InfoIcon; // asked in the same breath
  const colour = kind in COLOURS ? COLOURS[kind as keyof typeof COLOURS] : 'text.primary'; // asked in the same breath
  const text =
    change.kind === 'priceDown' || change.kind === 'priceUp'
      ? t(`change.${change.kind}`, { amount: price(change.dollars) })
      : t(`change.${change.kind}`);
  return (
    <Box
      component="p"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        m: 0,
        typography: 'body2',
        fontWeight: 600,
        color: colour,
      }}
    >
      <Icon aria-hidden sx={{ fontSize: '1.125rem', flex: 'none' }} />
      {text}
    </Box>
  );
}
