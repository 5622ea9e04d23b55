import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useDocumentTitle } from '#components/navigation/useDocumentTitle.ts';
import type { ProfileTab } from '#domain/account/profileTab.ts';
import { paths } from '#domain/paths.ts';
import { useAppSelector } from '#store/hooks.ts';
import { Button } from '#ui/Button.tsx';
import { ProfileDrawer } from './frame/ProfileDrawer.tsx';
import { ProfileTabs } from './frame/ProfileTabs.tsx';
import './profileTexts.ts';
import { panelId, tabId } from './frame/ProfileTabs.tsx';

const Width = styled('div')(({ theme }) => ({
  maxWidth: 1128,
  margin: '0 auto',
  padding: theme.spacing(12, 6, 24),
  [theme.breakpoints.down('md')]: { padding: theme.spacing(8, 4, 16) },
}));

interface ProfileFrameProps {
  tab: ProfileTab;
  /** What the tab holds. */
  children: ReactNode;
}

/** The profile's heading and its three tabs: tabs on wide screens, a menu from the side on small ones (A2). */
export function ProfileFrame({ tab, children }: ProfileFrameProps) {
  const { t } = useTranslation('profile');
  const navigate = useNavigate();
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const email = useAppSelector(({ session }) => session.user?.email);
  useDocumentTitle(t(`tabs.${tab}`));
  const panel = isWide && { role: 'tabpanel', id: panelId(tab), 'aria-labelledby': tabId(tab) };
  return (
    <Width>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 3 }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography component="h1" sx={{ typography: { xs: 'h3', md: 'h2' } }}>
            {t('heading')}
          </Typography>
          {email && (
            <Typography color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
              {email}
            </Typography>
          )}
        </Box>
        <Button component={Link} to={paths.preApproval()} variant="outlined">
          {t('preApproval')}
        </Button>
      </Box>
      <Box sx={{ mt: { xs: 5, md: 7 } }}>
        {isWide ? (
          <ProfileTabs tab={tab} onTab={(next) => void navigate(paths.profile(next))} />
        ) : (
          <ProfileDrawer tab={tab} />
        )}
      </Box>
      <Box sx={{ mt: { xs: 8, md: 10 }, minWidth: 0 }} {...panel}>
        {children}
      </Box>
    </Width>
  );
}
