import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { useLazyOpening } from '#components/lazy/useLazyOpening.ts';
import { usePreload } from '#components/lazy/usePreload.ts';
import { BareButton } from '#ui/BareButton.tsx';
import { ChevronDownIcon } from '#ui/icons/pageIcons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { CountingFilterProps } from '../filterProps.ts';
import type { FilterKind } from '../menu/FilterMenu.tsx';

/** The look of a filter in the bar. */
export const Pill = styled(BareButton)(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  minHeight: 44,
  gap: theme.spacing(1),
  padding: theme.spacing(0, 3, 0, 4),
  borderRadius: 999,
  border: `1px solid ${theme.vars?.palette.control}`,
  backgroundColor: theme.vars?.palette.background.paper,
  color: theme.vars?.palette.text.primary,
  whiteSpace: 'nowrap',
  transition: theme.transitions.create(['background-color', 'border-color'], { duration: 150 }),
  '&:hover, &[aria-expanded="true"]': { borderColor: theme.vars?.palette.text.secondary },
  '&[data-in-use="true"]': {
    backgroundColor: theme.vars?.palette.chip.main,
    borderColor: theme.vars?.palette.primary.dark,
  },
  // A phone's row has no space for the arrows.
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(0, 3), '& svg': { display: 'none' } },
}));

const FilterMenu = lazyOnIntent(async () => (await import('../menu/FilterMenu.tsx')).FilterMenu);

interface FilterPillProps extends CountingFilterProps {
  kind: FilterKind;
  /** Name of the filter: 'Price'. */
  label: string;
  /** The chosen value: '$500K to $1M'; undefined for none, and the pill shows its label. */
  value: string | undefined;
  inUse: boolean;
}

/**
 * One filter of the bar: a pill with its value, which opens a menu. The menu's code is loaded at the visitor's first
 * move.
 */
export function FilterPill({ kind, label, value, inUse, ...filter }: FilterPillProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [openMenu] = useLazyOpening(FilterMenu);
  usePreload(FilterMenu);
  const open = anchor !== null;
  return (
    <>
      <Pill
        type="button"
        id={`${id}-pill`}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        data-in-use={inUse}
        onClick={({ currentTarget }) => openMenu(() => setAnchor(currentTarget))}
      >
        {value === undefined ? (
          label
        ) : (
          <span>
            <VisuallyHidden>{`${label}: `}</VisuallyHidden>
            {value}
          </span>
        )}
        <ChevronDownIcon
          aria-hidden
          sx={{ fontSize: '1.125rem', transition: 'rotate 150ms', rotate: open ? '180deg' : '0deg' }}
        />
      </Pill>
      <FilterMenu
        when={open}
        {...filter}
        kind={kind}
        id={`${id}-menu`}
        label={label}
        anchor={anchor}
        onClose={() => setAnchor(null)}
      />
    </>
  );
}
