import Drawer from '@mui/material/Drawer';
import { type ComponentProps, memo, useId } from 'react';
import type { CountingFilterProps } from '../filterProps.ts';
import { DrawerForm } from './DrawerForm.tsx';

/** While its drawer slides away the form stays as it is: drawn again, it would hold up the answer to the press. */
const Form = memo(
  ({ open: _open, ...form }: ComponentProps<typeof DrawerForm> & { open: boolean }) => (
    <DrawerForm {...form} />
  ),
  (_before, { open }) => !open,
);

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
      <Form
        open={open}
        titleId={titleId}
        search={search}
        bounds={bounds}
        onApply={(next) => {
          onClose();
          onChange(next);
        }}
        onCancel={onClose}
      />
    </Drawer>
  );
}
