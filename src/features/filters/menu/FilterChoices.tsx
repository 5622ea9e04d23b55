import Box from '@mui/material/Box';
import { type Search, withFilters } from '#domain/search/search.ts';
import { HomeTypeChoice } from '../choices/HomeTypeChoice.tsx';
import { KeywordsInput } from '../choices/KeywordsInput.tsx';
import { LeastChoice } from '../choices/LeastChoice.tsx';
import { ActiveChoice, SoldChoice } from '../choices/MarketChoice.tsx';
import { PriceChoice } from '../choices/PriceChoice.tsx';
import type { FilterProps } from '../filterProps.ts';
import type { FilterKind } from './filterKind.ts';

export interface DraftProps extends FilterProps {
  /** Applies a search while the menu stays open: what is not to wait for its end. */
  onApply: (next: Search) => void;
}

/** Beds, baths, square feet and keywords. Keywords apply by themselves, with what else was chosen (L5). */
function MoreChoices({ search, onChange, onApply }: DraftProps) {
  const change = (filters: Partial<Search>) => onChange(withFilters(search, filters));
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <LeastChoice of="beds" value={search.minBeds} onChange={change} />
      <LeastChoice of="baths" value={search.minBaths} onChange={change} />
      <LeastChoice of="sqft" value={search.minSqft} onChange={change} />
      <KeywordsInput
        value={search.keywords}
        onCommit={(keywords) => onApply(withFilters(search, { keywords }))}
      />
    </Box>
  );
}

/** What a filter's menu holds, over the search as it would be. */
export function FilterChoices({ kind, ...draft }: DraftProps & { kind: FilterKind }) {
  const { search, onChange } = draft;
  switch (kind) {
    case 'price':
      return (
        <PriceChoice
          type={search.type}
          range={search}
          onChange={({ minPrice, maxPrice }) => onChange(withFilters(search, { minPrice, maxPrice }))}
        />
      );
    case 'active':
      return <ActiveChoice {...draft} />;
    case 'sold':
      return <SoldChoice {...draft} />;
    case 'homeType':
      return (
        <HomeTypeChoice
          selection={search.homeTypes}
          onChange={(homeTypes) => onChange(withFilters(search, { homeTypes }))}
        />
      );
    case 'more':
      return <MoreChoices {...draft} />;
  }
}
