import './profileTexts.ts';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useDocumentTitle } from '#components/navigation/useDocumentTitle.ts';
import { offeredTabs } from '#config/profileTabs.ts';
import type { ProfileTab } from '#domain/account/profileTab.ts';
import { paths } from '#domain/paths.ts';
import { useAppSelector } from '#store/hooks.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { MenuIcon } from '#ui/icons/commonIcons.tsx';
import { CloseIcon } from '#ui/icons/pageIcons.tsx';

const Width = styled('div')(({ theme }) => ({
  padding: `${theme.spacing(12)} var(--edges) ${theme.spacing(24)}`,
  [theme.breakpoints.down('md')]: { paddingBlock: theme.spacing(8, 16) },
}));

interface ProfileLayoutProps {
  tab: ProfileTab;
  /** Content of the tab. */
  children: ReactNode;
}

/** The profile's heading and its tabs: a tab list on wide screens, a drawer on small ones. */
export function ProfileLayout({ tab, children }: ProfileLayoutProps) {
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

/** The id of a tab and of its panel. */
const tabId = (tab: ProfileTab): string => `profile-tab-${tab}`;
const panelId = (tab: ProfileTab): string => `profile-panel-${tab}`;

const List = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  borderBottom: `1px solid ${theme.vars?.palette.line}`,
}));

const Tab = styled('button')(({ theme }) => ({
  ...theme.typography.button,
  minHeight: 52,
  padding: theme.spacing(0, 4),
  marginBottom: -1,
  border: 0,
  borderBottom: '3px solid transparent',
  borderRadius: '8px 8px 0 0',
  background: 'none',
  color: theme.vars?.palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { color: theme.vars?.palette.text.primary },
  '&[aria-selected="true"]': {
    color: theme.vars?.palette.text.primary,
    borderBottomColor: theme.vars?.palette.primary.main,
  },
  '&:focus-visible': { outlineOffset: -4 },
}));

/** The tab that a key of the tab list leads to; undefined for other keys. */
function nextTab(key: string, from: ProfileTab): ProfileTab | undefined {
  const tabs = offeredTabs();
  const at = tabs.indexOf(from);
  if (key === 'ArrowRight') return tabs[(at + 1) % tabs.length];
  if (key === 'ArrowLeft') return tabs.at(at - 1);
  if (key === 'Home') return tabs[0];
  return key === 'End' ? tabs.at(-1) : undefined;
}

interface ProfileTabsProps {
  tab: ProfileTab;
  onTab: (tab: ProfileTab) => void;
}

/**
 * The profile's tabs. Arrow keys move the focus, and Enter and Space open a tab, because each tab is a history entry.
 */
function ProfileTabs({ tab, onTab }: ProfileTabsProps) {
  const { t } = useTranslation('profile');
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent, from: ProfileTab) => {
    const next = nextTab(event.key, from);
    if (!next) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  };
  return (
    <List ref={list} role="tablist" aria-label={t('tabs.label')}>
      {offeredTabs().map((each) => (
        <Tab
          key={each}
          id={tabId(each)}
          type="button"
          role="tab"
          aria-selected={each === tab}
          aria-controls={each === tab ? panelId(each) : undefined}
          tabIndex={each === tab ? 0 : -1}
          onClick={() => onTab(each)}
          onKeyDown={(event) => move(event, each)}
        >
          {t(`tabs.${each}`)}
        </Tab>
      ))}
    </List>
  );
}

const Item = styled(Link)(({ theme }) => ({
  ...theme.typography.button,
  display: 'flex',
  alignItems: 'center',
  minHeight: 52,
  padding: theme.spacing(0, 4),
  borderRadius: theme.shape.borderRadius,
  color: theme.vars?.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars?.palette.action.hover },
  '&[aria-current]': {
    backgroundColor: theme.vars?.palette.chip.main,
    color: theme.vars?.palette.chip.contrastText,
  },
}));

/** The profile's tabs on small screens, in a drawer. */
function ProfileDrawer({ tab }: { tab: ProfileTab }) {
  const { t } = useTranslation('profile');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        fullWidth
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('tabs.openMenu', { tab: t(`tabs.${tab}`) })}
        onClick={() => setOpen(true)}
        startIcon={<MenuIcon aria-hidden />}
        sx={{ justifyContent: 'flex-start', minHeight: 48 }}
      >
        {t(`tabs.${tab}`)}
      </Button>
      <Drawer
        open={isOpen}
        onClose={close}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': id,
            sx: { width: 300, maxWidth: '85vw' },
          },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', p: 4, pb: 2 }}>
          <Typography id={id} component="h2" variant="h5">
            {t('tabs.menu')}
          </Typography>
          <IconButton aria-label={t('tabs.close')} onClick={close} sx={{ mr: -2 }}>
            <CloseIcon />
          </IconButton>
        </Box>
        <Box component="nav" aria-labelledby={id} sx={{ display: 'grid', gap: 1, p: 2 }}>
          {offeredTabs().map((each) => (
            <Item
              key={each}
              to={paths.profile(each)}
              onClick={close}
              {...(each === tab && { 'aria-current': 'page' as const })}
            >
              {t(`tabs.${each}`)}
            </Item>
          ))}
        </Box>
      </Drawer>
    </>
  );
}
