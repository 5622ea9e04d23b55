import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#domain/paths.ts';
import { selectCustomerName } from '#store/customerName.ts';
import { useAppSelector } from '#store/hooks.ts';
import type { SessionState } from '#store/sessionSlice.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

const Disc = styled(Link)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: '50%',
  color: theme.vars?.palette.text.primary,
  backgroundColor: `color-mix(in srgb, ${theme.vars?.palette.primary.main} 14%, transparent)`,
  fontSize: '0.9375rem',
  fontWeight: 700,
  textDecoration: 'none',
  transition: 'background-color 150ms ease-out',
  '&:hover': { backgroundColor: `color-mix(in srgb, ${theme.vars?.palette.primary.main} 24%, transparent)` },
}));

/** The customer's initials on a disc, which leads to their profile. */
export function ProfileLink({ user }: { user: NonNullable<SessionState['user']> }) {
  const { t } = useTranslation('shell');
  const { first, last } = useAppSelector(selectCustomerName) ?? {
    first: user.givenName,
    last: user.familyName,
  };
  const names = [first, last].filter(Boolean);
  const name = names.join(' ') || user.email;
  const initials = (names.length > 0 ? names : [user.email]).map((part) => [...part][0]).join('');
  const label = t('profileOf', { name });
  return (
    <Disc to={paths.profile()} title={label}>
      <span aria-hidden>{initials.toLocaleUpperCase()}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Disc>
  );
}
