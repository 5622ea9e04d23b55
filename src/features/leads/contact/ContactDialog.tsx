import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Listing, listingKey, placeLine, streetLine } from '#domain/listing/listing.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { CloseIcon } from '#ui/icons/pageIcons.tsx';
import { Still } from '#ui/Still.tsx';
import { listingLead } from '../form/payloads.ts';
import { useLeadForm } from '../form/useLeadForm.ts';
import { CONTACT_FIELDS, ContactForm } from './ContactForm.tsx';
import { ContactThanks } from './ContactThanks.tsx';

interface ContactDialogProps {
  listing: Listing;
  open: boolean;
  onClose: () => void;
}

/**
 * Writes to a realtor about a listing (L2). It stays mounted while it is closed: what was typed is there again when
 * it opens.
 */
export function ContactDialog({ listing, open, onClose }: ContactDialogProps) {
  const { t } = useTranslation('leads');
  const title = useId();
  const small = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const lead = useLeadForm(
    listingKey(listing),
    CONTACT_FIELDS,
    (values) => listingLead(listing, values),
    listing.address.state,
  );
  const { outcome } = lead;
  const about = [streetLine(listing.address), placeLine(listing.address)].filter(Boolean).join(', ');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={small}
      fullWidth
      maxWidth="sm"
      aria-labelledby={title}
      slotProps={{
        paper: { sx: { borderRadius: small ? 0 : 1 } },
        transition: { onExited: lead.startAgain },
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
          p: { xs: 4, sm: 6 },
          pb: { xs: 3, sm: 4 },
          bgcolor: 'background.paper',
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={title} component="h2" variant="h4">
            {t('contact.title')}
          </Typography>
          {about && (
            <Typography color="textSecondary" sx={{ mt: 1 }}>
              {about}
            </Typography>
          )}
        </Box>
        <IconButton aria-label={t('contact.close')} onClick={onClose} sx={{ mt: -2, mr: -2 }}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ px: { xs: 4, sm: 6 }, pb: { xs: 6, sm: 6 } }}>
        <div role="status">
          {outcome && <ContactThanks outcome={outcome} listing={listing} onClose={onClose} />}
        </div>
        {!outcome && (
          <Still open={open}>
            <ContactForm lead={lead} />
          </Still>
        )}
      </Box>
    </Dialog>
  );
}
