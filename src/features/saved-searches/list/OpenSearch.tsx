import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { WireSavedSearch } from '#api/customer/contract.ts';
import { useVisitSearchMutation } from '#api/customer/searchCalls.ts';
import { Button } from '#ui/Button.tsx';

/** The way to a saved search; whoever goes it has seen what is new. */
export function OpenSearch({ saved: { id, name, path } }: { saved: WireSavedSearch }) {
  const { t } = useTranslation('searches');
  const [visit] = useVisitSearchMutation();
  // The page opens whether or not that can be told: then it only stays new.
  const tellVisit = () => void visit(id);
  return (
    <Button
      variant="outlined"
      component={Link}
      to={path}
      onClick={tellVisit}
      // The middle button opens it in a tab of its own; the right one only asks what could be done.
      onAuxClick={({ button }) => button === 1 && tellVisit()}
      aria-label={t('list.openNamed', { name })}
    >
      {t('list.open')}
    </Button>
  );
}
