import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { signOutChosen } from '#store/sessionSlice.ts';
import { Button } from '#ui/Button.tsx';
import { ProfileLink } from './ProfileLink.tsx';
import { useLoginPath } from './useLoginPath.ts';

/**
 * Login, or the way to the profile and Logout; the room of Login while it is not known which (L2). Who cannot be asked for
 * can still log out: the device forgets them.
 */
export function SessionButtons({ compact }: { compact: boolean }) {
  const { t } = useTranslation('shell');
  const login = useLoginPath();
  const dispatch = useAppDispatch();
  const { status, user } = useAppSelector(({ session }) => session);
  if (user || status === 'unconfirmed') {
    return (
      <>
        {user && <ProfileLink user={user} />}
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => dispatch(signOutChosen({ leave: 'reload' }))}
          sx={{
            ml: 2,
            whiteSpace: 'nowrap',
            // The search box needs the room; the menu has it too.
            ...(compact && { '@media (max-width:759.98px)': { display: 'none' } }),
          }}
        >
          {t('logout')}
        </Button>
      </>
    );
  }
  return (
    <Button
      component={Link}
      to={login}
      variant="contained"
      sx={{ ml: 2, ...(status === 'unknown' && { visibility: 'hidden' }) }}
    >
      {t('login')}
    </Button>
  );
}
