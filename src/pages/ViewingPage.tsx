import { useLocation } from 'react-router';
import { useUnlisted } from '#components/document-head/useUnlisted.ts';
import { LazyViewings } from '#features/viewings/LazyViewings.tsx';

/** /viewing#TOKEN: the viewing request of a mail's link, which needs no account. */
export default function ViewingPage() {
  const { hash } = useLocation();
  useUnlisted();
  return <LazyViewings token={hash.slice(1)} />;
}
