import Badge from '@mui/material/Badge';
import Drawer from '@mui/material/Drawer';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filtersInUse, type Search } from '../../../domain/search.ts';
import { Button } from '../../../ui/Button.tsx';
import { TuneIcon } from '../../../ui/icons/TuneIcon.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { CountingFilterProps } from '../filterProps.ts';
import { DrawerForm } from './DrawerForm.tsx';

/** On small screens: a button with the number of filters in use, and all filters in a drawer from the right. */
export function FilterDrawer({ search, onChange, bounds }: CountingFilterProps) {
  const { t } = useTranslation('filters');
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const count = filtersInUse(search);
  const apply = (next: Search) => {
    setOpen(false);
    onChange(next);
  };
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        startIcon={
          <Badge aria-hidden badgeContent={count} color="primary" overlap="circular">
            <TuneIcon />
          </Badge>
        }
        sx={{ display: { md: 'none' }, fontSize: '0.875rem', color: 'text.primary', px: 4 }}
      >
        {t('drawer.open')}
        {count > 0 && <VisuallyHidden>{t('drawer.inUse', { count })}</VisuallyHidden>}
      </Button>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': titleId,
            sx: { width: 400, maxWidth: '100%', borderRadius: 0 },
          },
        }}
      >
        <DrawerForm
          titleId={titleId}
          search={search}
          bounds={bounds}
          onApply={apply}
          onCancel={() => setOpen(false)}
        />
      </Drawer>
    </>
  );
}
