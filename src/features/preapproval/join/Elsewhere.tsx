import Typography from '@mui/material/Typography';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { signOutChosen } from '#store/sessionSlice.ts';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '../states/Sheet.tsx';
import { usePreapprovalText } from '../usePreapprovalText.ts';

/** An invitation that is nobody's here: it was sent to another address, or is over. */
export function Elsewhere() {
  const { t } = usePreapprovalText();
  const dispatch = useAppDispatch();
  const email = useAppSelector(({ session }) => session.user?.email ?? '');
  return (
    <Sheet>
      <Typography component="h2" variant="h4" role="alert" sx={{ overflowWrap: 'anywhere' }}>
        {t('join.elsewhere', { email })}
      </Typography>
      <Typography sx={{ mt: 3, mb: 5 }}>{t('join.elsewhereText')}</Typography>
      <Button
        variant="contained"
        // The page is loaded anew, and the login leads back to it.
        onClick={() => dispatch(signOutChosen({ leave: 'reload' }))}
      >
        {t('join.otherAccount')}
      </Button>
    </Sheet>
  );
}
