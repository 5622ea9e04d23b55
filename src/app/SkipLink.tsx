import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const Anchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(3, 5),
  borderRadius: 999,
  backgroundColor: theme.vars?.palette.text.primary,
  color: theme.vars?.palette.background.paper,
  fontWeight: 600,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}));

/** The first stop of the keyboard: past the header to the page. */
export function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    // On paper it would stand between two pages.
    <Anchor href="#main" data-print="hidden">
      {t('skipToContent')}
    </Anchor>
  );
}
