import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { memo, type ReactNode, useCallback, useDeferredValue, useState } from 'react';
import { type Search, withFilters } from '#domain/search/search.ts';
import { printSearch } from '#domain/search/searchUrl.ts';
import { afterNextPaint } from '#ui/afterNextPaint.ts';
import { BedsChoice } from '../choices/BedsChoice.tsx';
import { FactChoices, FactSwitches } from '../choices/FactChoices.tsx';
import { HomeTypeChoice } from '../choices/HomeTypeChoice.tsx';
import { KeywordsInput } from '../choices/KeywordsInput.tsx';
import { MarketChoice } from '../choices/MarketChoice.tsx';
import { MinimumChoice } from '../choices/MinimumChoice.tsx';
import { NearChoice } from '../choices/NearChoice.tsx';
import { OpenHouseChoice } from '../choices/OpenHouseChoice.tsx';
import { PriceChoice } from '../choices/PriceChoice.tsx';
import type { CountingFilterProps, FilterProps } from '../filterProps.ts';
import { ShowHomesButton } from '../ShowHomesButton.tsx';

/** The filters with their own pill. */
export type FilterKind = 'market' | 'price' | 'rooms' | 'homeType' | 'more';

// Memoized, so that a choice renders only its own control.
const Minimum = memo(MinimumChoice);

interface DraftProps extends FilterProps {
  /** Changes filters of the draft. */
  change: (filters: Partial<Search>) => void;
  /** Applies a search while the menu stays open. */
  onApply: (next: Search) => void;
}

/** The controls of a filter's menu, over the draft of the search. */
function FilterChoices({ kind, ...draft }: DraftProps & { kind: FilterKind }) {
  const { search, change, onApply } = draft;
  switch (kind) {
    case 'price':
      return (
        <PriceChoice
          type={search.type}
          range={search}
          onChange={({ minPrice, maxPrice }) => change({ minPrice, maxPrice })}
        />
      );
    case 'market':
      return <MarketChoice search={search} onChange={draft.onChange} />;
    case 'rooms':
      return (
        <Box sx={{ display: 'grid', gap: 5 }}>
          <BedsChoice minBeds={search.minBeds} exactBeds={search.exactBeds} onChange={change} />
          <Minimum of="baths" value={search.minBaths} onChange={change} />
        </Box>
      );
    case 'homeType':
      return <HomeTypeChoice selection={search.homeTypes} onChange={(homeTypes) => change({ homeTypes })} />;
    case 'more':
      return (
        <Box sx={{ display: 'grid', gap: 5 }}>
          <Minimum of="sqft" value={search.minSqft} onChange={change} />
          <FactChoices search={search} onChange={change} />
          <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
            <OpenHouseChoice value={search.openHouse} onChange={change} />
            <FactSwitches search={search} onChange={change} />
          </Box>
          <NearChoice value={search.near} onChange={change} />
          {/* Keywords apply by themselves, with the other choices. */}
          <KeywordsInput
            value={search.keywords}
            onCommit={(keywords) => onApply(withFilters(search, { keywords }))}
          />
        </Box>
      );
  }
}

export interface FilterMenuProps extends CountingFilterProps {
  kind: FilterKind;
  /** Id of the menu's element, which the pill controls. */
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
 * The choices of one filter below its pill. A choice applies when the visitor leaves the menu by its button or by a
 * press beside it. Escape drops it.
 */
export function FilterMenu(props: FilterMenuProps) {
  const { kind, id, label, anchor, search, bounds, onChange, onClose } = props;
  const [draft, setDraft] = useState<Search>();
  const open = anchor !== null;
  // The menu's frame appears at once; its choices are rendered after the browser has painted it.
  const isFilled = useDeferredValue(open, false);
  const chosen = draft ?? search;
  const change = useCallback(
    (filters: Partial<Search>) => setDraft((before) => withFilters(before ?? search, filters)),
    [search],
  );
  const cancel = () => {
    onClose();
    setDraft(undefined);
  };
  const apply = () => {
    // The button reacts to the press. Then the menu closes and the bar shows the choice.
    afterNextPaint(() => {
      cancel();
      if (!isSame(chosen, search)) onChange(chosen);
    });
  };
  const choices: DraftProps = {
    search: chosen,
    onChange: setDraft,
    change,
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
            // Below the bar, also if the menu is long.
            maxHeight: 'max(320px, calc(100vh - 144px))',
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
