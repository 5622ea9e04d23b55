import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useEndSharingMutation, useSharingQuery } from '#api/customer/sharedListCalls.ts';
import type { WireInvitation, WireSharedList, WireSharing } from '#api/customer/sharedListContract.ts';
import { useAppSelector } from '#store/hooks.ts';
import { Button } from '#ui/Button.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { PANEL_HEIGHT, SHARED_LIST } from './sharingPaths.ts';
import { useSharingText } from './useSharingText.ts';

/** A customer's sharing: the way to invite a partner, the open invitation, or the way to the shared list. */
export function SharingPanel() {
  const isCustomer = useAppSelector(({ session }) => session.status === 'active');
  return isCustomer && <CustomersPanel />;
}

/** The title and the text of a state. */
function useTexts(sharing: WireSharing): [title: string, text: string | undefined] {
  const { t, date } = useSharingText();
  switch (sharing.state) {
    case 'none':
      return [t('panel.none'), t('panel.noneText')];
    case 'declined':
      return [
        sharing.email ? t('panel.declined', { email: sharing.email }) : t('panel.declinedEarlier'),
        undefined,
      ];
    case 'invited': {
      const { email, invited, isExpired } = sharing;
      if (isExpired) return [t('panel.expired'), undefined];
      return [t('panel.invited', { email, date: date(invited) }), t('panel.invitedText')];
    }
    case 'shared':
      return [t('panel.shared', { name: sharing.partner }), countsOf(sharing, t)];
  }
}

function countsOf({ homes }: WireSharedList, t: ReturnType<typeof useSharingText>['t']): string {
  const both = homes.filter(({ yours, theirs }) => yours && theirs).length;
  const all = t('panel.homes', { count: homes.length });
  return both === 0 ? all : t('panel.sharedText', { homes: all, both: t('panel.both', { count: both }) });
}

function CustomersPanel() {
  const { t } = useSharingText();
  const { data, isError, isFetching, refetch } = useSharingQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (data) return <LoadedPanel sharing={data} />;
  if (isError && !isFetching) {
    return (
      <Frame title={t('panel.failed')} text={undefined}>
        <Button variant="outlined" onClick={() => void refetch()}>
          {t('panel.retry')}
        </Button>
      </Frame>
    );
  }
  return <Frame title="" text={undefined} />;
}

interface FrameProps {
  title: string;
  text: string | undefined;
  panel?: React.Ref<HTMLElement>;
  children?: ReactNode;
}

function Frame({ title, text, panel, children }: FrameProps) {
  const { t } = useSharingText();
  return (
    <Box
      component="section"
      ref={panel}
      tabIndex={-1}
      aria-label={t('panel.label')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 6,
        rowGap: 3,
        // The states take the same space while they load.
        minHeight: PANEL_HEIGHT,
        mb: 6,
        px: { xs: 4, sm: 6 },
        py: 4,
        borderRadius: 1,
        bgcolor: 'background.paper',
        boxShadow: 1,
        outline: 'none',
      }}
    >
      <Box role="status" sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        {text && <Typography color="textSecondary">{text}</Typography>}
      </Box>
      {children && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>{children}</Box>}
    </Box>
  );
}

function LoadedPanel({ sharing }: { sharing: WireSharing }) {
  const { t } = useSharingText();
  const panel = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  const [title, text] = useTexts(sharing);
  const [end, { isError, isLoading }] = useEndSharingMutation();
  const before: WireInvitation | undefined =
    sharing.state === 'invited' || sharing.state === 'declined' ? sharing : undefined;
  const withdraw = async () => {
    if (isLoading) return;
    const { error } = await end();
    // The pressed button is gone.
    if (!error) panel.current?.focus();
  };
  const isWaiting = before?.state === 'invited' && !before.isExpired;
  const again = isWaiting ? 'sendAgain' : 'inviteAgain';
  return (
    <>
      <Frame title={title} text={isError ? t('panel.notDone') : text} panel={panel}>
        {sharing.state === 'shared' ? (
          <Button variant="contained" component={Link} to={SHARED_LIST}>
            {t('panel.open')}
          </Button>
        ) : (
          <>
            <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {t(`panel.${before ? again : 'share'}`)}
            </Button>
            {before && (
              <Button color="inherit" aria-disabled={isLoading} onClick={() => void withdraw()}>
                {t(isWaiting ? 'panel.withdraw' : 'panel.dismiss')}
              </Button>
            )}
          </>
        )}
      </Frame>
      <InviteDialog
        open={isOpen}
        before={before}
        onSent={() => {
          setOpen(false);
          setSent(true);
        }}
        onClose={() => setOpen(false)}
        onExited={() => {
          // The button that opened the dialog may have another text now, or be gone.
          if (isSent) panel.current?.focus();
          setSent(false);
        }}
      />
    </>
  );
}
