import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { type ReactNode, startTransition, useDeferredValue, useState } from 'react';
import type { Search } from '#domain/search/search.ts';
import { printSearch } from '#domain/search/searchUrl.ts';
import { afterFrame } from '#ui/afterFrame.ts';
import { ShowHomesButton } from '../counts/ShowHomesButton.tsx';
import type { CountingFilterProps } from '../filterProps.ts';
import { type DraftProps, FilterChoices } from './FilterChoices.tsx';
import type { FilterKind } from './filterKind.ts';

export interface FilterMenuProps extends CountingFilterProps {
  kind: FilterKind;
  /** Of the menu's element, which the pill controls. */
  id: string;
  label: string;
  /** The pill under which the menu opens; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

const isSame = (one: Search, other: Search): boolean =>
  printSearch(one).toString() === printSearch(other).toString();

function Content({ children, foot }: { children: ReactNode; foot: ReactNode }) {
  return (
    <>
      <Box sx={{ p: 5, overflowY: 'auto' }}>{children}</Box>
      <Box
        sx={{ display: 'flex', justifyContent: 'flex-end', px: 5, py: 3, borderTop: 1, borderColor: 'line' }}
      >
        {foot}
      </Box>
    </>
  );
}

/**
 * The choices of one filter below its pill. A choice applies when the menu is left by its button or by a press
 * beside it; Escape leaves everything as it was.
 */
export function FilterMenu(props: FilterMenuProps) {
  const { kind, id, label, anchor, search, bounds, onChange, onClose } = props;
  const [draft, setDraft] = useState<Search>();
  const open = anchor !== null;
  // The menu's frame answers the press; its choices follow when the browser has painted it.
  const isFilled = useDeferredValue(open, false);
  const chosen = draft ?? search;
  const cancel = () => {
    onClose();
    setDraft(undefined);
  };
  const apply = () => {
    // The press is answered, then the menu closes: the page of the next search may take a while to draw.
    afterFrame(cancel);
    if (!isSame(chosen, search)) startTransition(() => onChange(chosen));
  };
  const choices: DraftProps = {
    search: chosen,
    onChange: setDraft,
    onApply: (next) => {
      setDraft(next);
      onChange(next);
    },
  };
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={(_event, reason) => (reason === 'escapeKeyDown' ? cancel() : apply())}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          id,
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
        <Content foot={<ShowHomesButton search={chosen} bounds={bounds} onClick={apply} />}>
          <FilterChoices kind={kind} {...choices} />
        </Content>
      )}
    </Popover>
  );
}
