import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId } from 'react';
import { IconButton } from '#ui/IconButton.tsx';
import { CloseIcon } from '#ui/icons/pageIcons.tsx';

interface DialogFrameProps {
  title: string;
  open: boolean;
  onClose: () => void;
  /** What the round button says. */
  closeLabel: string;
  /** It was closed and has faded. */
  onExited?: () => void;
  /** Something is typed in it: a press beside it would drop that, and does nothing. */
  isForm?: boolean;
  children: ReactNode;
}

/** A dialog with its title and a way to close it; on small screens it is the whole window. */
export function DialogFrame({
  title,
  open,
  onClose,
  closeLabel,
  onExited,
  isForm = false,
  children,
}: DialogFrameProps) {
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
      maxWidth="xs"
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
