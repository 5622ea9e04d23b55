import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import {
  useAcceptSharingMutation,
  useDeclineSharingMutation,
  useOpenInvitationQuery,
  useSharingQuery,
} from '#api/customer/sharedListCalls.ts';
import type { WireOpenInvitation, WireSharing } from '#api/customer/sharedListContract.ts';
import { isCallError } from '#api/errors.ts';
import { EmptyState } from '#components/layouts/EmptyState.tsx';
import { FailedState } from '#components/layouts/ListStates.tsx';
import { useDocumentTitle } from '#components/navigation/useDocumentTitle.ts';
import { paths } from '#domain/paths.ts';
import { tabStorage } from '#platform/storage/storage.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { signOutChosen } from '#store/sessionSlice.ts';
import { AlertBox } from '#ui/AlertBox.tsx';
import { BusyButton } from '#ui/BusyButton.tsx';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { EarlierHomes, SharingField, useDisplayName } from './InviteDialog.tsx';
import { INVITATION, SHARED_LIST } from './sharingPaths.ts';
import { useSharingText } from './useSharingText.ts';

/** Storage key of the link's token during a sign-in, so that no address of the login page holds it. */
const TOKEN_KEY = 'shared-list-invitation';

/** The token of the link, or the one from before the sign-in; '' for none. */
function useToken(): string {
  const { hash } = useLocation();
  const [stored] = useState(() => tabStorage.read(TOKEN_KEY));
  const token = hash.slice(1) || (typeof stored === 'string' ? stored : '');
  useEffect(() => {
    if (token) tabStorage.write(TOKEN_KEY, token);
  }, [token]);
  return token;
}

/** The page of an invitation's link: who invites, and the ways to accept or decline. */
export function JoinList() {
  const { t } = useSharingText();
  useDocumentTitle(t('join.title'));
  const heading = useRef<HTMLHeadingElement>(null);
  const token = useToken();
  const [isDeclined, setDeclined] = useState(false);
  useEffect(() => {
    // The button that declined is gone.
    if (isDeclined) heading.current?.focus();
  }, [isDeclined]);
  const { data, error, isFetching, refetch } = useOpenInvitationQuery(token, {
    skip: token === '' || isDeclined,
    refetchOnMountOrArgChange: true,
  });
  const isEnded = token === '' || (isCallError(error) && error.status === 404);
  return (
    <Box sx={{ px: 'var(--edges)', py: { xs: 8, md: 12 } }}>
      {!(data && !isDeclined && !isEnded) && (
        <Typography ref={heading} component="h1" variant="h3" tabIndex={-1} sx={{ outline: 'none' }}>
          {t('join.title')}
        </Typography>
      )}
      {isDeclined && <Ended sentence={t('join.declined')} />}
      {!isDeclined && isEnded && !isFetching && <Ended sentence={t('join.ended')} />}
      {!isDeclined && !isEnded && !data && isFetching && (
        <>
          <VisuallyHidden role="status">{t('join.loading')}</VisuallyHidden>
          <Skeleton variant="rounded" height={320} aria-hidden />
        </>
      )}
      {!isDeclined && !isEnded && !data && error && !isFetching && (
        <FailedState sentence={t('join.failed')} retry={t('join.retry')} onRetry={() => void refetch()} />
      )}
      {!isDeclined && !isEnded && data && (
        <Invitation
          invitation={data}
          token={token}
          onDeclined={() => {
            tabStorage.remove(TOKEN_KEY);
            setDeclined(true);
          }}
        />
      )}
    </Box>
  );
}

function Ended({ sentence }: { sentence: string }) {
  const { t } = useSharingText();
  return (
    <EmptyState
      scene="nothing-saved"
      sentence={sentence}
      action={
        <Button variant="contained" component={Link} to={paths.map()}>
          {t('join.endedAction')}
        </Button>
      }
    />
  );
}

interface InvitationProps {
  invitation: WireOpenInvitation;
  token: string;
  onDeclined: () => void;
}

function Invitation({ invitation: { name, line }, token, onDeclined }: InvitationProps) {
  const { t } = useSharingText();
  const isCustomer = useAppSelector(({ session }) => session.status === 'active');
  const [decline, { isLoading, isError }] = useDeclineSharingMutation();
  const declineButton = (
    <Button
      color="inherit"
      aria-disabled={isLoading}
      onClick={async () => {
        const { error } = isLoading ? { error: true } : await decline(token);
        if (!error) onDeclined();
      }}
    >
      {t('join.decline')}
    </Button>
  );
  return (
    <Box
      sx={{
        maxWidth: 640,
        mx: 'auto',
        p: { xs: 5, sm: 8 },
        borderRadius: 1,
        bgcolor: 'background.paper',
        boxShadow: 1,
      }}
    >
      <Typography component="h1" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {t('join.heading', { name })}
      </Typography>
      {line && (
        <Typography sx={{ mt: 4, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {t('join.line', { name, line })}
        </Typography>
      )}
      <Typography sx={{ mt: 4, mb: 5 }}>{t('join.text')}</Typography>
      {isError && (
        <Box sx={{ mb: 5 }}>
          <AlertBox text={t('join.answerFailed')} />
        </Box>
      )}
      {isCustomer ? (
        <CustomersAnswer inviting={name} token={token}>
          {declineButton}
        </CustomersAnswer>
      ) : (
        <VisitorsAnswer token={token}>{declineButton}</VisitorsAnswer>
      )}
    </Box>
  );
}

/** The ways into an account, and back to this page. */
function VisitorsAnswer({ token, children }: { token: string; children: ReactNode }) {
  const { t } = useSharingText();
  // Without storage the address of the login page has to hold the token.
  const back = tabStorage.read(TOKEN_KEY) === token ? INVITATION : `${INVITATION}#${token}`;
  return (
    <>
      <Typography sx={{ mb: 4, fontWeight: 600 }}>{t('join.visitor')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button variant="contained" component={Link} to={paths.login(back, 'joinApplication')}>
          {t('join.login')}
        </Button>
        <Button variant="contained" component={Link} to={paths.newAccount(back, 'joinApplication')}>
          {t('join.newAccount')}
        </Button>
        {children}
      </Box>
    </>
  );
}

interface AnswerProps {
  /** Name of the inviting customer. */
  inviting: string;
  token: string;
  /** The button that declines. */
  children: ReactNode;
}

/** A signed-in customer's answer, after a look at the lists that the customer has. */
function CustomersAnswer(props: AnswerProps) {
  const { t } = useSharingText();
  const { data: sharing, isError } = useSharingQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!sharing && !isError) return <Skeleton variant="rounded" height={160} aria-hidden />;
  if (sharing?.state !== 'shared') return <AcceptForm {...props} sharing={sharing} />;
  return (
    <>
      <Typography role="status" sx={{ mb: 4, fontWeight: 600 }}>
        {t('join.busy', { name: sharing.partner })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button variant="contained" component={Link} to={SHARED_LIST}>
          {t('join.busyAction')}
        </Button>
        {props.children}
      </Box>
    </>
  );
}

function AcceptForm({
  inviting,
  token,
  sharing,
  children,
}: AnswerProps & { sharing: WireSharing | undefined }) {
  const { t } = useSharingText();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const email = useAppSelector(({ session }) => session.user?.email ?? '');
  const [name, setName] = useDisplayName();
  const [sharesSaved, setSharesSaved] = useState(false);
  const [isNameRefused, setNameRefused] = useState(false);
  const [failure, setFailure] = useState<'own' | 'ended' | 'answerFailed'>();
  const [accept, { isLoading }] = useAcceptSharingMutation();
  const form = useRef<HTMLFormElement>(null);
  const refuseName = () => {
    setNameRefused(true);
    form.current?.querySelector<HTMLElement>('[name="name"]')?.focus();
  };
  const submit = async () => {
    if (isLoading) return;
    setFailure(undefined);
    if (name.trim() === '') return refuseName();
    const { error } = await accept({ token, name: name.trim(), sharesSaved });
    if (!error) {
      tabStorage.remove(TOKEN_KEY);
      return navigate(SHARED_LIST, { replace: true });
    }
    const refused = isCallError(error) ? error.refused : [];
    if (refused.some(({ field }) => field === 'name')) refuseName();
    else if (refused.some(({ keyword }) => keyword === 'own')) setFailure('own');
    else setFailure(isCallError(error) && error.status === 404 ? 'ended' : 'answerFailed');
  };
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      aria-label={t('join.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      sx={{ display: 'grid', gap: 5 }}
    >
      <SharingField
        field="name"
        value={name}
        onChange={(typed) => {
          setName(typed);
          setNameRefused(false);
        }}
        problem={isNameRefused ? 'name' : undefined}
        help={t('invite.nameHelp')}
        input={{ autoComplete: 'given-name' }}
      />
      <EarlierHomes checked={sharesSaved} onChange={setSharesSaved} />
      {sharing?.state === 'invited' && !sharing.isExpired && (
        <Typography>{t('join.withdraws', { email: sharing.email })}</Typography>
      )}
      <Box>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('join.as', { email, name: inviting })}
        </Typography>
        <Button
          size="small"
          // Reloads the page, whose address still has the token.
          onClick={() => {
            void navigate(`${INVITATION}#${token}`, { replace: true });
            dispatch(signOutChosen({ leave: 'reload' }));
          }}
          sx={{ ml: -3.5 }}
        >
          {t('join.otherAccount')}
        </Button>
      </Box>
      {failure && <AlertBox text={t(`join.${failure}`)} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <BusyButton type="submit" isBusy={isLoading} sx={{ minHeight: 48 }}>
          {t(isLoading ? 'join.accepting' : 'join.accept')}
        </BusyButton>
        {children}
      </Box>
    </Box>
  );
}
