import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { styled, type Theme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router';
import '#components/agent-card/agentTexts.ts';
import { brand } from '#config/brand.ts';
import { mortgagesTarget } from '#config/mortgageLinks.ts';
import { paths } from '#domain/paths.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { signOutChosen } from '#store/sessionSlice.ts';
import { Button } from '#ui/Button.tsx';
import { FrozenWhileClosing } from '#ui/FrozenWhileClosing.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { ExternalIcon } from '#ui/icons/commonIcons.tsx';
import { CloseIcon } from '#ui/icons/pageIcons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { ACCOUNT, NAVIGATION, visitorLinks } from '../navigation.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';
import { SchemeSwitch } from './SchemeSwitch.tsx';
import { useLoginPath } from './useLoginPath.ts';

const entry = ({ theme }: { theme: Theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 52,
  padding: theme.spacing(0, 6),
  color: theme.vars?.palette.text.primary,
  fontSize: '1.125rem',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars?.palette.background.ground },
  '&:active': { backgroundColor: theme.vars?.palette.action.selected },
  '&[aria-current="page"]': { color: theme.vars?.palette.primary.dark },
});
const Entry = styled(NavLink)(entry);
/** The profile's tabs are one page: none of them is the current one by its path. */
const AccountEntry = styled(Link)(entry);
const OutsideEntry = styled('a')(entry);
const QuietLink = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  color: theme.vars?.palette.text.secondary,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}));

/** The brokerage's legal texts, which may be on another site. */
function LegalLinks({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('shell');
  return (
    <Box sx={{ display: 'flex', gap: 6, mt: 'auto', px: 6, py: 4, typography: 'body2' }}>
      <QuietLink to={brand.links.terms} onClick={onClose}>
        {t('terms')}
      </QuietLink>
      <QuietLink to={brand.links.privacy} onClick={onClose}>
        {t('privacy')}
      </QuietLink>
    </Box>
  );
}

function Content({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('shell');
  const { t: agent } = useTranslation('agent');
  const login = useLoginPath();
  const mortgages = mortgagesTarget(useLocation().pathname);
  const dispatch = useAppDispatch();
  const session = useAppSelector((state) => state.session);
  const isCustomer = session.user || session.status === 'unconfirmed';
  const signOut = () => dispatch(signOutChosen({ leave: 'reload' }));
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', p: 2, pl: 6 }}>
        <Logo />
        <IconButton aria-label={t('closeMenu')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <nav aria-label={t('navigation')}>
        {NAVIGATION.map(({ key, to }) => (
          <Entry key={key} to={to} onClick={onClose}>
            {t(`links.${key}`)}
          </Entry>
        ))}
        <Entry to={paths.calculators()} onClick={onClose}>
          {t('links.calculators')}
        </Entry>
        <Entry to={paths.value()} onClick={onClose}>
          {t('links.value')}
        </Entry>
        <Entry to={paths.trends()} onClick={onClose}>
          {t('links.trends')}
        </Entry>
        <Entry to={paths.agents()} onClick={onClose}>
          {agent('all')}
        </Entry>
        {'href' in mortgages && (
          <OutsideEntry href={mortgages.href} target="_blank" rel="noopener">
            <span>
              {t('mortgages')}
              <VisuallyHidden> {t('newTab')}</VisuallyHidden>
            </span>
            <ExternalIcon fontSize="small" />
          </OutsideEntry>
        )}
        <Box sx={{ mx: 6, my: 2, borderTop: '1px solid', borderColor: 'divider' }} />
        {(isCustomer ? ACCOUNT : visitorLinks()).map(({ key, to }) => (
          <AccountEntry key={key} to={to} onClick={onClose}>
            {t(`account.${key}`)}
          </AccountEntry>
        ))}
      </nav>
      <Box sx={{ mt: 2, mx: 6 }}>
        {session.status === 'inactive' && (
          <Button component={Link} to={login} onClick={onClose} variant="contained" fullWidth>
            {t('login')}
          </Button>
        )}
        {isCustomer && (
          <Button variant="outlined" color="inherit" fullWidth onClick={signOut}>
            {t('logout')}
          </Button>
        )}
        <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 3 }}>
          <LanguageSwitch inFull />
          <SchemeSwitch />
        </Box>
      </Box>
      <LegalLinks onClose={onClose} />
    </>
  );
}

/** The menu of smaller windows: a drawer from the right. */
export function MenuDrawer({ open, onClose }: { open: boolean; onClose(): void }) {
  const { t } = useTranslation('shell');
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': t('menu'), sx: { width: 'min(340px, 88vw)', borderRadius: 0 } } }}
    >
      <FrozenWhileClosing open={open}>
        <Content onClose={onClose} />
      </FrozenWhileClosing>
    </Drawer>
  );
}
