import './profileTexts.ts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireUser } from '#api/customer/contract.ts';
import { useChangeUserMutation, useUserQuery } from '#api/customer/userCalls.ts';
import { LazyBrowserAlerts } from '#components/browser-alerts/LazyBrowserAlerts.tsx';
import { EmptyState } from '#components/layouts/EmptyState.tsx';
import { Section } from '#components/layouts/Section.tsx';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { environment } from '#config/environment.ts';
import { formatDate } from '#domain/format.ts';
import { localeOf } from '#i18n/i18n.ts';
import { useAppSelector } from '#store/hooks.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Checkbox } from '#ui/Switch.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { DetailRow, DetailRows } from './details/DetailRow.tsx';
import { NameRow } from './details/NameRow.tsx';
import { PhoneRow } from './details/PhoneRow.tsx';
import { DeleteAccount } from './leave/DeleteAccount.tsx';
import { SignOut } from './leave/SignOut.tsx';
import { PasswordSection } from './password/PasswordSection.tsx';

const SecondFactorSection = lazyOnIntent(
  async () => (await import('./second-factor/SecondFactorSection.tsx')).SecondFactorSection,
);

interface Account {
  user: WireUser | undefined;
  /** True if the account could neither be read nor created. */
  isFailed: boolean;
  retry(): void;
}

/** The customer's record at the customer service. */
function useAccount(): Account {
  const { data, isFetching, refetch } = useUserQuery();
  return { user: data, isFailed: !data && !isFetching, retry: () => void refetch() };
}

/** The account's facts beside the ways to leave, on wide screens. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '& > div': { display: 'grid', gap: theme.spacing(6), minWidth: 0 },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
}));

/** A panel for one subject. */
const Sheet = styled('div')(({ theme }) => ({
  minWidth: 0,
  padding: theme.spacing(6),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars?.palette.background.paper,
  boxShadow: theme.shadows[1],
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(5, 4) },
}));

/** Rows of the skeleton. */
const ROWS = ['name', 'email', 'registered', 'phone', 'notifications', 'sharing'];

function Rows() {
  const { t, i18n } = useTranslation('profile');
  const { user, isFailed, retry } = useAccount();
  if (isFailed) {
    return (
      <EmptyState
        role="alert"
        sentence={t('failed')}
        action={
          <Button variant="contained" onClick={retry}>
            {t('retry')}
          </Button>
        }
      />
    );
  }
  if (!user) {
    return (
      <Box sx={{ display: 'grid', gap: 4 }}>
        <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
        {ROWS.map((row) => (
          <Skeleton key={row} variant="rounded" height={52} aria-hidden />
        ))}
      </Box>
    );
  }
  return (
    <DetailRows>
      <NameRow user={user} />
      <EmailRow user={user} />
      <DetailRow
        label={t('details.registered')}
        value={formatDate(user.registered, localeOf(i18n.language))}
      />
      <PhoneRow user={user} />
      <ChoiceRow user={user} choice="emailNotifications" />
      <DetailRow label={t('details.browser')} value={<LazyBrowserAlerts />} />
      <ChoiceRow user={user} choice="sharesSaved" />
    </DetailRows>
  );
}

/** The customer's account: its facts with a way to change each, and the ways to leave. */
export function AccountDetails() {
  const { t } = useTranslation('profile');
  // The other provider manages its password.
  const isFederated = useAppSelector(({ session }) => session.user?.isFederated);
  // The identity provider is asked only once a call has shown that the session is valid.
  const isKnown = useAccount().user !== undefined;
  return (
    <Columns>
      <div>
        <Sheet>
          <Section heading={t('details.title')}>
            <Rows />
          </Section>
        </Sheet>
        {!isFederated && (
          <Sheet>
            <PasswordSection />
          </Sheet>
        )}
        {!isFederated && isKnown && environment.hasSecondFactor && (
          <Sheet>
            <SecondFactorSection fallback={<Skeleton variant="rounded" height={140} aria-hidden />} />
          </Sheet>
        )}
      </div>
      <div>
        <Sheet>
          <SignOut />
        </Sheet>
        <Sheet>
          <DeleteAccount />
        </Sheet>
      </div>
    </Columns>
  );
}

/** The address, with a note and a button while no alerts are sent to it. */
function EmailRow({ user }: { user: WireUser }) {
  const { t } = useTranslation('profile');
  const [change, { isError }] = useChangeUserMutation();
  if (!user.emailBounced) return <DetailRow label={t('details.email')} value={user.email} />;
  return (
    <DetailRow
      label={t('details.email')}
      value={
        <>
          {user.email}
          <Typography role="note" variant="body2" sx={{ my: 2 }}>
            {t('details.bounced')}
          </Typography>
          <Button variant="outlined" onClick={() => void change({ emailBounced: false })}>
            {t('details.confirmAddress')}
          </Button>
          {isError && (
            <Typography role="alert" variant="body2" color="error" sx={{ mt: 1, fontWeight: 600 }}>
              {t('errors.failed')}
            </Typography>
          )}
        </>
      }
    />
  );
}

/** A choice that is saved at once, and reset if that fails. */
function ChoiceRow({ user, choice }: { user: WireUser; choice: 'emailNotifications' | 'sharesSaved' }) {
  const { t } = useTranslation('profile');
  const id = useId();
  const [change, { isError }] = useChangeUserMutation();
  const { row, label, help } = CHOICES[choice];
  return (
    <DetailRow
      label={t(row)}
      value={
        <>
          <Checkbox
            label={t(label)}
            checked={user[choice]}
            aria-describedby={`${id}-help`}
            onChange={(isOn) => void change({ [choice]: isOn })}
          />
          <Typography id={`${id}-help`} variant="body2" color="textSecondary">
            {t(help)}
          </Typography>
          {isError && (
            <Typography role="alert" variant="body2" color="error" sx={{ mt: 1, fontWeight: 600 }}>
              {t('errors.failed')}
            </Typography>
          )}
        </>
      }
    />
  );
}

/** Texts of the choices: mails that the account itself does not need, and the agreement that staff see what is saved. */
const CHOICES = {
  emailNotifications: {
    row: 'details.mails',
    label: 'details.notifications',
    help: 'details.notificationsHelp',
  },
  sharesSaved: { row: 'details.sharing', label: 'details.sharesSaved', help: 'details.sharesSavedHelp' },
} as const;
