import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#domain/paths.ts';
import { HeartIcon } from '#ui/icons/frameIcons.tsx';

const Round = styled(Link)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: '50%',
  color: 'inherit',
  transition: 'background-color 150ms ease-out',
  '&:hover': { backgroundColor: theme.vars?.palette.background.ground },
  '& svg': { fontSize: '1.25rem', fill: 'none', stroke: 'currentColor', strokeWidth: 2 },
}));

/** The way to the saved homes, a visitor's or a customer's. */
export function SavedLink() {
  const { t } = useTranslation('shell');
  const label = t('account.savedHomes');
  return (
    <Round to={paths.saved()} aria-label={label} title={label}>
      <HeartIcon aria-hidden />
    </Round>
  );
}
