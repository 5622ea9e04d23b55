import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId } from 'react';
import { IconButton } from '#ui/IconButton.tsx';
import { CloseIcon } from '#ui/icons/pageIcons.tsx';

interface DialogLayoutProps {
  title: string;
  open: boolean;
  onClose: () => void;
  /** Accessible name of the closing button. */
  closeLabel: string;
  /** Called after the dialog was closed and has faded out. */
  onExited?: () => void;
  /** A press on the backdrop does not close a form, so that typed values are not lost. */
  isForm?: boolean;
  maxWidth?: 'xs' | 'sm';
  children: ReactNode;
}

/** A dialog with a title and a closing button; full screen in small windows. */
export function DialogLayout({
  title,
  open,
  onClose,
  closeLabel,
  onExited,
  isForm = false,
  maxWidth = 'xs',
  children,
}: DialogLayoutProps) {
  const id = useId();
  const small = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return (
    <Dialog
      open={open}
      onClose={(_event, reason) => {
        if (!isForm || reason !== 'backdropClick') onClose();
      }}
      fullScreen={small}
      fullWidth
      maxWidth={maxWidth}
      aria-labelledby={id}
      slotProps={{
        paper: { sx: { borderRadius: small ? 0 : 1, minWidth: 0 } },
        ...(onExited && { transition: { onExited } }),
      }}
    >
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 1,
          display: 'flex',
          alignItems: 'flex-start',
          gap: 3,
          px: { xs: 4, sm: 6 },
          pt: { xs: 4, sm: 6 },
          pb: 4,
          bgcolor: 'background.paper',
        }}
      >
        <Typography id={id} component="h2" variant="h4" sx={{ flex: 1, minWidth: 0 }}>
          {title}
        </Typography>
        <IconButton aria-label={closeLabel} onClick={onClose} sx={{ mt: -2, mr: -2 }}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ px: { xs: 4, sm: 6 }, pb: 6 }}>{children}</Box>
    </Dialog>
  );
}
