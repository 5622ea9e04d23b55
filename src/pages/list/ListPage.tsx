import { useSearchLocation } from '../../components/searchLocation/useSearchLocation.ts';
import { FilterBar } from '../../features/filters/FilterBar.tsx';
import { ListView } from '../../features/list/ListView.tsx';

/** /list and its places: the filters above the results. */
export default function ListPage() {
  const { search, changeSearch } = useSearchLocation();
  return (
    <>
      <FilterBar search={search} onChange={changeSearch} view="list" />
      <ListView search={search} onChange={changeSearch} />
    </>
  );
}
