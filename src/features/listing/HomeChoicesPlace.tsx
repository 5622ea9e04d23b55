import Box from '@mui/material/Box';
import { Button } from '#ui/Button.tsx';
import { EyeIcon, EyeOffIcon } from '#ui/icons/pageIcons.tsx';
import { useListingText } from './useListingText.ts';

/** The look of HomeChoices.tsx until its code is loaded, so that nothing moves. */
export function HomeChoicesPlace() {
  const { t } = useListingText();
  return (
    <Box aria-hidden inert sx={{ display: 'contents' }}>
      <Button size="small" startIcon={<EyeIcon />}>
        {t('actions.watch')}
      </Button>
      <Button size="small" startIcon={<EyeOffIcon />}>
        {t('actions.hide')}
      </Button>
    </Box>
  );
}
