import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { type ReactNode, startTransition, useDeferredValue, useId, useState } from 'react';
import type { Search } from '../../../domain/search.ts';
import { printSearch } from '../../../domain/searchUrl.ts';
import { ChevronDownIcon } from '../../../ui/icons/ChevronDownIcon.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { ShowHomesButton } from '../counts/ShowHomesButton.tsx';
import type { CountingFilterProps, FilterProps } from '../filterProps.ts';

const Pill = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  minHeight: 44,
  gap: theme.spacing(1),
  padding: theme.spacing(0, 3, 0, 4),
  borderRadius: 999,
  border: `1px solid ${theme.vars?.palette.line}`,
  backgroundColor: theme.vars?.palette.background.paper,
  color: theme.vars?.palette.text.primary,
  whiteSpace: 'nowrap',
  transition: theme.transitions.create(['background-color', 'border-color'], { duration: 150 }),
  '&:hover, &[aria-expanded="true"]': { borderColor: theme.vars?.palette.text.secondary },
  '&[data-in-use="true"]': {
    backgroundColor: theme.vars?.palette.chip.main,
    borderColor: theme.vars?.palette.primary.dark,
  },
  '&.Mui-focusVisible': { outline: `2px solid ${theme.vars?.palette.primary.dark}`, outlineOffset: 1 },
}));

export interface DraftProps extends FilterProps {
  /** Applies a search while the menu stays open: what is not to wait for its end. */
  onApply: (next: Search) => void;
}

interface FilterPillProps extends CountingFilterProps {
  /** What is filtered: 'Price'. */
  label: string;
  /** What is chosen: '$500K to $1M'; undefined where nothing is, and the pill says its label. */
  value: string | undefined;
  inUse: boolean;
  /** The menu's content, over the search as it would be. */
  children: (draft: DraftProps) => ReactNode;
}

const isSame = (one: Search, other: Search): boolean =>
  printSearch(one).toString() === printSearch(other).toString();

/**
 * One filter of the bar: its value in a pill, its choices in a menu below. A choice applies when the menu is left by
 * its button or by a press beside it; Escape leaves everything as it was.
 */
export function FilterPill({ label, value, inUse, search, bounds, onChange, children }: FilterPillProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [draft, setDraft] = useState<Search>();
  const open = anchor !== null;
  // The menu's frame answers the press; its choices follow when the browser has painted it.
  const isFilled = useDeferredValue(open, false);
  const chosen = draft ?? search;
  const cancel = () => {
    setAnchor(null);
    setDraft(undefined);
  };
  const apply = () => {
    cancel();
    // The menu closes first: the page of the next search may take a while to draw.
    if (!isSame(chosen, search)) startTransition(() => onChange(chosen));
  };
  const applyOpen = (next: Search) => {
    setDraft(next);
    onChange(next);
  };
  return (
    <>
      <Pill
        id={`${id}-pill`}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        data-in-use={inUse}
        onClick={(event) => setAnchor(event.currentTarget)}
        disableRipple
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
      <Popover
        open={open}
        anchorEl={anchor}
        onClose={(_event, reason) => (reason === 'escapeKeyDown' ? cancel() : apply())}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            id: `${id}-menu`,
            role: 'dialog',
            'aria-label': label,
            sx: {
              display: 'flex',
              flexDirection: 'column',
              mt: 2,
              width: 380,
              minHeight: 160,
              maxWidth: 'calc(100vw - 32px)',
              border: 1,
              borderColor: 'line',
            },
          },
        }}
      >
        {open && isFilled && (
          <>
            <Box sx={{ p: 5, overflowY: 'auto' }}>
              {children({ search: chosen, onChange: setDraft, onApply: applyOpen })}
            </Box>
            <Box
              sx={{
                display: 'flex',
                justifyContent: 'flex-end',
                px: 5,
                py: 3,
                borderTop: 1,
                borderColor: 'line',
              }}
            >
              <ShowHomesButton search={chosen} bounds={bounds} onClick={apply} />
            </Box>
          </>
        )}
      </Popover>
    </>
  );
}
