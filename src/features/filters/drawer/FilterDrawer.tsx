import Drawer from '@mui/material/Drawer';
import { useId } from 'react';
import { Still } from '#ui/Still.tsx';
import type { CountingFilterProps } from '../filterProps.ts';
import { DrawerForm } from './DrawerForm.tsx';

interface FilterDrawerProps extends CountingFilterProps {
  open: boolean;
  onClose: () => void;
}

/** All filters in a drawer from the right. */
export function FilterDrawer({ search, bounds, onChange, open, onClose }: FilterDrawerProps) {
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: { width: 400, maxWidth: '100%', borderRadius: 0 },
        },
      }}
    >
      <Still open={open}>
        <DrawerForm
          titleId={titleId}
          search={search}
          bounds={bounds}
          onApply={(next) => {
            onClose();
            onChange(next);
          }}
          onCancel={onClose}
        />
      </Still>
    </Drawer>
  );
}
