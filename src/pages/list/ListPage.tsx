import Box from '@mui/material/Box';
import { useSearchLocation } from '#components/navigation/useSearchLocation.ts';
import { FilterBar } from '#features/filters/FilterBar.tsx';
import { takeEarlyList } from '#features/list/earlyList.ts';
import { ListView } from '#features/list/ListView.tsx';
import { SaveSearchButton } from '#features/saved-searches/SaveSearchButton.tsx';

/**
 * What was asked for before this code was there.
 * @public the router takes it of whichever page has one
 */
export const takeEarly = takeEarlyList;

/** /list and its places: the filters, which stay in reach where there is room, above the results. */
export default function ListPage() {
  const { search, changeSearch } = useSearchLocation();
  return (
    <>
      <Box sx={{ position: { md: 'sticky' }, top: 'var(--header-height, 0px)', zIndex: 'appBar' }}>
        <FilterBar search={search} onChange={changeSearch} view="list" />
      </Box>
      <ListView
        search={search}
        onChange={changeSearch}
        action={<SaveSearchButton search={search} view="list" />}
      />
    </>
  );
}
