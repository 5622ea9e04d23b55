import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import '#components/agent-card/agentTexts.ts';
import { mortgagesTarget } from '#config/mortgageLinks.ts';
import { paths } from '#domain/paths.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { signOutChosen } from '#store/sessionSlice.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { ACCOUNT } from '../navigation.ts';

interface HeaderMenuProps {
  menu: 'more' | 'account';
  mortgagesFrom: number;
  /** The element under which the menu opens; null while it is closed. */
  anchor: HTMLElement | null;
  openerId: string;
  onClose: () => void;
}

/** A menu of the header: pages beside the five links, or the customer's own pages and Log out. */
export function HeaderMenu({ menu, mortgagesFrom, anchor, openerId, onClose }: HeaderMenuProps) {
  const { t } = useTranslation('shell');
  const { t: agent } = useTranslation('agent');
  const mortgages = mortgagesTarget(useLocation().pathname);
  const hasMortgageButton = useMediaQuery(`(min-width:${mortgagesFrom}px)`, { noSsr: true });
  const dispatch = useAppDispatch();
  const item = { onClick: onClose, sx: { minHeight: 44 } };
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{
        // The menu is rendered outside the page's landmarks, so it is a landmark itself.
        root: { role: 'region', 'aria-label': t(menu === 'more' ? 'more' : 'account.menu') },
        list: { 'aria-labelledby': openerId },
      }}
    >
      {menu === 'account'
        ? [
            ...ACCOUNT.map(({ key, to }) => (
              <MenuItem key={key} component={Link} to={to} {...item}>
                {t(`account.${key}`)}
              </MenuItem>
            )),
            <MenuItem
              key="logout"
              onClick={() => dispatch(signOutChosen({ leave: 'reload' }))}
              sx={{ minHeight: 44, mt: 2, borderTop: 1, borderColor: 'divider' }}
            >
              {t('logout')}
            </MenuItem>,
          ]
        : [
            <MenuItem key="calculators" component={Link} to={paths.calculators()} {...item}>
              {t('links.calculators')}
            </MenuItem>,
            <MenuItem key="value" component={Link} to={paths.value()} {...item}>
              {t('links.value')}
            </MenuItem>,
            <MenuItem key="trends" component={Link} to={paths.trends()} {...item}>
              {t('links.trends')}
            </MenuItem>,
            <MenuItem key="agents" component={Link} to={paths.agents()} {...item}>
              {agent('all')}
            </MenuItem>,
            !hasMortgageButton && 'href' in mortgages && (
              <MenuItem
                key="mortgages"
                component="a"
                href={mortgages.href}
                target="_blank"
                rel="noopener"
                {...item}
              >
                {t('mortgages')}
                <VisuallyHidden> {t('newTab')}</VisuallyHidden>
              </MenuItem>
            ),
          ]}
    </Menu>
  );
}
