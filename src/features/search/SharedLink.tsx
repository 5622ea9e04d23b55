import { Navigate, useSearchParams } from 'react-router';
import { useAutocompleteQuery } from '#api/realty/realtyApi.ts';
import { paths } from '#domain/paths.ts';
import { readShared } from '#domain/search/shareTarget.ts';
import { PageLoading } from '#ui/PageLoading.tsx';
import type { SearchEntry } from './searchEntry.ts';

function ToSearch({ words }: { words: string }) {
  const state: SearchEntry = { sharedWords: words };
  return <Navigate to={paths.search()} state={state} replace />;
}

/** Opens the home of an MLS number, or the search if no listing has it. */
function ToHome({ mlsNumber, words }: { mlsNumber: string; words: string }) {
  const { data, isError } = useAutocompleteQuery(mlsNumber);
  if (!data && !isError) return <PageLoading />;
  const listing = data?.find((found) => found.mlsNumber === mlsNumber);
  return listing ? <Navigate to={paths.detail(listing)} replace /> : <ToSearch words={words} />;
}

/** Opens what another app shared with the product. The entry is replaced, so that Back skips it. */
export function SharedLink() {
  const [query] = useSearchParams();
  const shared = readShared(query, window.location.host);
  if (shared.kind === 'page') return <Navigate to={shared.path} replace />;
  if (shared.kind === 'home') return <ToHome mlsNumber={shared.mlsNumber} words={shared.words} />;
  return <ToSearch words={shared.words} />;
}
