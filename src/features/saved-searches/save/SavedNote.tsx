import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { WireSavedSearch } from '#api/customer/contract.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { ThumbsUpIcon } from '#ui/icons/accountIcons.tsx';

interface SavedNoteProps {
  saved: Pick<WireSavedSearch, 'name' | 'alert'>;
  /** Mails are off in the account. */
  isMuted: boolean;
  onClose: () => void;
}

/** Where a saved search is now, and the two ways on. */
export function SavedNote({ saved: { name, alert }, isMuted, onClose }: SavedNoteProps) {
  const { t } = useTranslation('searches');
  const note = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone: what replaced it is read out.
  useEffect(() => note.current?.focus(), []);
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Box
        ref={note}
        tabIndex={-1}
        sx={{ display: 'flex', gap: 4, alignItems: 'flex-start', outline: 'none' }}
      >
        <ThumbsUpIcon aria-hidden sx={{ flex: 'none', fontSize: '2rem', color: 'success.main' }} />
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography>{t('dialog.done', { name })}</Typography>
          <Typography>{t(isMuted && alert !== 'off' ? 'alerts.muted' : `dialog.mails.${alert}`)}</Typography>
        </Box>
      </Box>
      <Button variant="contained" fullWidth component={Link} to={paths.profile('savedSearches')}>
        {t('dialog.all')}
      </Button>
      <Button variant="outlined" fullWidth onClick={onClose}>
        {t('dialog.back')}
      </Button>
    </Box>
  );
}
