import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUnlisted } from '#components/document-head/useUnlisted.ts';
import { useDocumentTitle } from '#components/navigation/useDocumentTitle.ts';
import { paths } from '#domain/paths.ts';
import { PlainScene } from '#features/marketing/PlainScene.tsx';
import { usePageText } from '#features/marketing/usePageText.ts';
import { Button } from '#ui/Button.tsx';

/** The page for an address without a route. */
export default function NotFoundPage() {
  const { t } = usePageText();
  const { t: shell } = useTranslation('shell');
  useDocumentTitle(t('notFound.title'));
  useUnlisted();
  return (
    <PlainScene title={t('notFound.title')} sentence={t('notFound.sentence')}>
      <Button variant="contained" component={Link} to={paths.home()}>
        {shell('returnHome')}
      </Button>
    </PlainScene>
  );
}
