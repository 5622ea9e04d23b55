import { Navigate, useLocation, useSearchParams } from 'react-router';
import { useAutocompleteQuery } from '#api/realty/realtyApi.ts';
import { paths } from '#domain/paths.ts';
import { readShared } from '#domain/search/shareTarget.ts';
import { stateInstead } from '#platform/storage/entryKey.ts';
import { PageLoading } from '#ui/PageLoading.tsx';
import type { SearchEntry } from './searchEntry.ts';

/** Opens another page in place of this entry, so that Back skips it. */
function Opened({ path, state }: { path: string; state?: SearchEntry }) {
  return <Navigate to={path} state={stateInstead(useLocation(), state)} replace />;
}

function ToSearch({ words }: { words: string }) {
  return <Opened path={paths.search()} state={{ sharedWords: words }} />;
}

/** Opens the home of an MLS number, or the search if no listing has it. */
function ToHome({ mlsNumber, words }: { mlsNumber: string; words: string }) {
  const { data, isError } = useAutocompleteQuery(mlsNumber);
  if (!data && !isError) return <PageLoading />;
  const listing = data?.find((found) => found.mlsNumber === mlsNumber);
  return listing ? <Opened path={paths.detail(listing)} /> : <ToSearch words={words} />;
}

/** Opens what another app shared with the product. */
export function SharedLink() {
  const [query] = useSearchParams();
  const shared = readShared(query, window.location.host);
  if (shared.kind === 'page') return <Opened path={shared.path} />;
  if (shared.kind === 'home') return <ToHome mlsNumber={shared.mlsNumber} words={shared.words} />;
  return <ToSearch words={shared.words} />;
}
