import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PROFILE_TABS, type ProfileTab } from '#domain/account/profileTab.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { MenuIcon } from '#ui/icons/frameIcons.tsx';
import { CloseIcon } from '#ui/icons/pageIcons.tsx';

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

/** The profile's tabs on small screens: a menu from the side (A2). */
export function ProfileDrawer({ tab }: { tab: ProfileTab }) {
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
          {PROFILE_TABS.map((each) => (
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
