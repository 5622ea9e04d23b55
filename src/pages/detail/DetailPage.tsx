import { Navigate, useParams } from 'react-router';
import { parseDetail, paths } from '#domain/paths.ts';
import { ListingById } from './ListingById.tsx';

/** /detail and everything below it: a listing, or the list of the place that a shorter path names. */
export default function DetailPage() {
  const { '*': rest = '' } = useParams();
  const found = parseDetail(rest.split('/').filter(Boolean));
  if (found.kind === 'place') return <Navigate to={paths.listOf(found.place)} replace />;
  const { mlsNumber, boardId } = found;
  return <ListingById key={`${boardId}/${mlsNumber}`} mlsNumber={mlsNumber} boardId={boardId} />;
}
