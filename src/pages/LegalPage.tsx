import { useLocation } from 'react-router';
import { LEGAL_PAGES } from '#domain/legal/legalText.ts';
import { paths } from '#domain/paths.ts';
import { LegalText } from '#features/legal/LegalText.tsx';

/** /terms and /privacy: the legal texts. */
export default function LegalPage() {
  const { pathname } = useLocation();
  // The router takes capitals and a slash at the end too.
  const named = pathname.toLowerCase();
  return <LegalText page={LEGAL_PAGES.find((page) => named.startsWith(paths[page]())) ?? 'terms'} />;
}
