import { styled } from '@mui/material/styles';
import type { Search } from '../../domain/search.ts';
import { NoPlace } from './place/NoPlace.tsx';
import { useProvinceLookup } from './place/useProvinceLookup.ts';
import './listTexts.ts';
import { Results } from './results/Results.tsx';

const Width = styled('div')(({ theme }) => ({
  maxWidth: 1488,
  margin: '0 auto',
  padding: theme.spacing(6, 6, 16),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(4, 4, 12) },
}));

interface ListViewProps {
  search: Search;
  onChange: (next: Search) => void;
}

/** The results of a search in a place, page by page (L2 "List page"); without a place, the way to one. */
export function ListView({ search, onChange }: ListViewProps) {
  const waiting = useProvinceLookup(search);
  const somewhere = [search.city, search.state, search.drawnArea].some((place) => place !== undefined);
  return (
    <Width>
      {somewhere ? (
        <Results search={search} onChange={onChange} waiting={waiting} />
      ) : (
        <NoPlace search={search} />
      )}
    </Width>
  );
}
