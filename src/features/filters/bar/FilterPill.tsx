import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import { ChevronDownIcon } from '../../../ui/icons/ChevronDownIcon.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';

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

interface FilterPillProps {
  /** What is filtered: 'Price'. */
  label: string;
  /** What is chosen: '$500K to $1M'; undefined where nothing is, and the pill says its label. */
  value: string | undefined;
  inUse: boolean;
  /** The menu's content; `close` closes it. */
  children: (close: () => void) => ReactNode;
  /** The menu closed, by whatever means. */
  onClose?: () => void;
}

/** One filter of the bar: its value in a pill, its choices in a menu below. */
export function FilterPill({ label, value, inUse, children, onClose }: FilterPillProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const close = () => {
    setAnchor(null);
    onClose?.();
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
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            id: `${id}-menu`,
            role: 'dialog',
            'aria-label': label,
            sx: { mt: 2, p: 5, maxWidth: 'calc(100vw - 32px)', border: 1, borderColor: 'line' },
          },
        }}
      >
        {open && children(close)}
      </Popover>
    </>
  );
}
