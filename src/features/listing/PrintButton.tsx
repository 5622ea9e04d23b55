import { Button } from '../../ui/Button.tsx';
import { PrintIcon } from '../../ui/icons/PrintIcon.tsx';
import { useListingText } from './useListingText.ts';

/** Prints the listing's sheet; phones have it in their share sheet. */
export function PrintButton() {
  const { t } = useListingText();
  return (
    <Button
      size="small"
      startIcon={<PrintIcon aria-hidden />}
      onClick={() => window.print()}
      sx={{ display: { xs: 'none', md: 'inline-flex' } }}
    >
      {t('print.action')}
    </Button>
  );
}
