import Box from '@mui/material/Box';
import { takeEarlyList } from '#boot/takeEarlyList.ts';
import { useSearchLocation } from '#components/navigation/useSearchLocation.ts';
import { FilterBar } from '#features/filters/FilterBar.tsx';
import { ListView } from '#features/list/ListView.tsx';
import { SaveSearchButton } from '#features/saved-searches/SaveSearchButton.tsx';

/** @public The router calls it before the page is rendered. */
export const takeEarly = takeEarlyList;

/** /list and its places: the results, with the filters above them, sticky if there is enough space. */
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
