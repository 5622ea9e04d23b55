import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useUserQuery } from '#api/customer/userCalls.ts';
import { paths } from '#domain/paths.ts';
import { AlertBox } from '#ui/AlertBox.tsx';
import { BusyButton } from '#ui/BusyButton.tsx';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Switch } from '#ui/Switch.tsx';
import { useValueText } from '../useValueText.ts';
import type { Claim } from './useClaim.ts';

/** The two ways to an account, as equal choices. @param back the page to return to */
function AccountChoices({ back }: { back: string }) {
  const { t } = useValueText();
  return (
    <>
      <Typography sx={{ mt: 4 }}>{t('claim.visitor')}</Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3, mt: 3 }}>
        <Button variant="outlined" component={Link} to={paths.login(back, 'claimHome')}>
          {t('claim.signIn')}
        </Button>
        <Button variant="outlined" component={Link} to={paths.newAccount(back, 'claimHome')}>
          {t('claim.join')}
        </Button>
      </Box>
    </>
  );
}

/** The switch of the monthly mail, with its consequences. */
function MonthlyMail({ claim }: { claim: Claim }) {
  const { t } = useValueText();
  const { data: user } = useUserQuery();
  const isOn = claim.own?.isMailed ?? false;
  const problem = user?.emailNotifications === false ? 'mail' : user?.emailBounced ? 'bounced' : undefined;
  return (
    <Box sx={{ mt: 4 }}>
      <Switch
        label={t('claim.mail')}
        checked={isOn}
        onChange={(isMailed) => void claim.change({ isMailed })}
      />
      {isOn && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {problem ? t(problem === 'mail' ? 'claim.mailOff' : 'claim.bounced') : t('claim.mailOn')}{' '}
          {problem && (
            <Box component={Link} to={paths.profile()} sx={{ color: 'primary.dark', fontWeight: 600 }}>
              {t(problem === 'mail' ? 'claim.mailSettings' : 'claim.bouncedSettings')}
            </Box>
          )}
        </Typography>
      )}
    </Box>
  );
}

/** Removes the claim after a confirmation. */
function Removal({ claim }: { claim: Claim }) {
  const { t } = useValueText();
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    // The button that was pressed is gone.
    if (wasAsking.current && !isAsking) opener.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (!isAsking) {
    return (
      <Button ref={opener} variant="text" onClick={() => setAsking(true)} sx={{ mt: 2, ml: -4 }}>
        {t('claim.remove')}
      </Button>
    );
  }
  return (
    <Box role="group" aria-label={t('claim.removeAsk')} sx={{ mt: 4 }}>
      <Typography sx={{ fontWeight: 600, mb: 3 }}>{t('claim.removeAsk')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button variant="contained" onClick={claim.remove}>
          {t('claim.removeYes')}
        </Button>
        {/* The button that was pressed is gone. */}
        <Button autoFocus onClick={() => setAsking(false)}>
          {t('claim.removeNo')}
        </Button>
      </Box>
    </Box>
  );
}

function Claimed({ claim }: { claim: Claim }) {
  const { t } = useValueText();
  return (
    <>
      <MonthlyMail claim={claim} />
      <Box
        component={Link}
        to={paths.profile('myHomes')}
        sx={{ display: 'inline-block', mt: 2, py: 2.5, color: 'primary.dark', fontWeight: 600 }}
      >
        {t('claim.all')}
      </Box>
      <div>
        <Removal claim={claim} />
      </div>
    </>
  );
}

function Content({ claim, back }: { claim: Claim; back: string }) {
  const { t } = useValueText();
  if (claim.status === 'visitor') return <AccountChoices back={back} />;
  if (claim.status === 'claimed') return <Claimed claim={claim} />;
  if (claim.status === 'unknown') {
    return (
      <Box role="status" aria-label={t('claim.loading')} sx={{ mt: 4 }}>
        <Skeleton variant="rounded" height={44} />
      </Box>
    );
  }
  if (claim.status === 'failed') {
    return (
      <Box sx={{ mt: 4 }}>
        <AlertBox text={t('mine.failed')}>
          <Button onClick={claim.retry}>{t('mine.retry')}</Button>
        </AlertBox>
      </Box>
    );
  }
  return (
    <BusyButton
      isBusy={claim.isBusy}
      onClick={() => {
        if (!claim.isBusy) claim.claim();
      }}
      sx={{ mt: 4 }}
    >
      {t('claim.button')}
    </BusyButton>
  );
}

/**
 * Claims the home for the account, and says what that means; for a claimed home its monthly mail and its removal. Nothing is
 * shown while the session cannot be confirmed.
 */
export function ClaimPanel({ claim, back }: { claim: Claim; back: string }) {
  const { t } = useValueText();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isOwn = claim.own !== undefined;
  // True from a press on the button that claims or removes the home until the button is gone.
  const isPressed = useRef(false);
  const wasOwn = useRef(isOwn);
  useEffect(() => {
    if (wasOwn.current === isOwn) return;
    wasOwn.current = isOwn;
    if (isPressed.current && document.activeElement === document.body) heading.current?.focus();
    isPressed.current = false;
  }, [isOwn]);
  if (claim.status === 'unconfirmed') return null;
  const pressed = (press: () => void) => () => {
    isPressed.current = true;
    press();
  };
  return (
    <Paper component="section" aria-labelledby={id} elevation={1} sx={{ p: { xs: 5, sm: 6 } }}>
      <Typography
        ref={heading}
        id={id}
        component="h2"
        variant="h5"
        tabIndex={-1}
        sx={{ outline: 'none', scrollMarginTop: 88 }}
      >
        {t(claim.own ? 'claim.mine' : 'claim.heading')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {t(claim.own ? 'claim.private' : 'claim.what')}
      </Typography>
      <Content claim={{ ...claim, claim: pressed(claim.claim), remove: pressed(claim.remove) }} back={back} />
      <Box role="status" sx={{ '&:not(:empty)': { mt: 3 } }}>
        {claim.isRemoved && !claim.problem && t('claim.removed')}
      </Box>
      {claim.problem && (
        <Box sx={{ mt: 3 }}>
          <AlertBox text={claim.problem} />
        </Box>
      )}
    </Paper>
  );
}
