import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useUnlisted } from '../../components/document-head/useUnlisted.ts';
import { useDocumentTitle } from '../../components/document-title/useDocumentTitle.ts';
import { paths } from '../../domain/paths.ts';
import { PlainScene } from '../../features/marketing/PlainScene.tsx';
import { Button } from '../../ui/Button.tsx';

/** Which title a path has; the routes are those of the table that are not built yet. */
const TITLES = {
  '/trends': 'trends',
  '/auth/login': 'login',
  '/auth/new-account': 'newAccount',
  '/auth/verify': 'verify',
  '/auth/profile': 'profile',
} as const;

const isTitled = (pathname: string): pathname is keyof typeof TITLES => pathname in TITLES;

/** A route of the specification that is still to be built. */
export default function ComingPage() {
  const { t } = useTranslation('shell');
  const pathname = useLocation().pathname.replace(/\/+$/, '');
  const title = t(`coming.titles.${isTitled(pathname) ? TITLES[pathname] : 'trends'}`);
  useDocumentTitle(title);
  useUnlisted();
  return (
    <PlainScene title={title} sentence={t('coming.sentence')}>
      <Button variant="contained" component={Link} to={paths.map()}>
        {t('coming.action')}
      </Button>
    </PlainScene>
  );
}
