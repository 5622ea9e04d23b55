import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { WireSavedSearch } from '#api/customer/contract.ts';
import {
  useChangeSearchMutation,
  useRemoveSearchMutation,
  useVisitSearchMutation,
} from '#api/customer/searchCalls.ts';
import { DialogLayout } from '#components/layouts/DialogLayout.tsx';
import { formatDate, formatNumber } from '#domain/format.ts';
import { parseSearchPath } from '#domain/search/searchPath.ts';
import { localeOf } from '#i18n/i18n.ts';
import { Button } from '#ui/Button.tsx';
import { ListIcon, MapIcon } from '#ui/icons/searchIcons.tsx';
import { Select } from '#ui/Select.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { ALERTS } from '../alerts.ts';
import { joined, useSearchWords } from '../useSearchWords.ts';
import { RenameForm } from './RenameForm.tsx';

/** The link to a saved search. Following it marks the new homes as seen. */
function OpenSearch({ saved: { id, name, path } }: { saved: WireSavedSearch }) {
  const { t } = useTranslation('searches');
  const [visit] = useVisitSearchMutation();
  // The page opens in any case. If this call fails, the homes stay marked as new.
  const reportVisit = () => void visit(id);
  return (
    <Button
      variant="outlined"
      component={Link}
      to={path}
      onClick={reportVisit}
      // The middle button opens the link in a new tab. The right button only opens a menu, so it does not count.
      onAuxClick={({ button }) => button === 1 && reportVisit()}
      aria-label={t('list.openNamed', { name })}
    >
      {t('list.open')}
    </Button>
  );
}

/** '12 new since your last visit', in a muted colour if there are none or if they cannot be counted. */
function NewCount({ count }: { count: number | null }) {
  const { t, i18n } = useTranslation('searches');
  if (!count) {
    return (
      <Typography variant="body2" color="textSecondary">
        {t(count === 0 ? 'list.nothingNew' : 'list.notCounted')}
      </Typography>
    );
  }
  return (
    <Box
      component="strong"
      sx={{
        px: 3,
        py: 1,
        borderRadius: 1,
        bgcolor: 'chip.main',
        color: 'chip.contrastText',
        typography: 'body2',
        fontWeight: 600,
      }}
    >
      {t('list.new', { count, shown: formatNumber(count, localeOf(i18n.language)) })}
    </Box>
  );
}

/** The frequency of one search's mails. A choice is saved at once, and reset if that fails. */
function AlertSelect({ saved: { id, name, alert } }: { saved: WireSavedSearch }) {
  const { t } = useTranslation('searches');
  const field = useId();
  const [change, { isError }] = useChangeSearchMutation();
  return (
    <Box sx={{ flex: '1 1 240px', maxWidth: 320, minWidth: 0 }}>
      <Box
        component="label"
        htmlFor={field}
        sx={{ display: 'block', typography: 'body2', fontWeight: 600, mb: 1.5 }}
      >
        {t('alerts.label')}
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </Box>
      <Select
        id={field}
        value={alert}
        aria-describedby={isError ? `${field}-problem` : undefined}
        onChange={({ target }) => {
          const chosen = ALERTS.find((each) => each === target.value);
          if (chosen) void change({ id, alert: chosen });
        }}
      >
        {ALERTS.map((each) => (
          <option key={each} value={each}>
            {t(`alerts.${each}`)}
          </option>
        ))}
      </Select>
      {isError && (
        <FormHelperText id={`${field}-problem`} role="alert" error sx={{ mx: 0, typography: 'body2' }}>
          {t('list.alertFailed')}
        </FormHelperText>
      )}
    </Box>
  );
}

interface SavedSearchCardProps {
  saved: WireSavedSearch;
  /** Called with the deleted search. */
  onDeleted: (saved: WireSavedSearch) => void;
}

/** One saved search. */
export function SavedSearchCard({ saved, onDeleted }: SavedSearchCardProps) {
  const { t, i18n } = useTranslation('searches');
  const title = useId();
  const wordsOf = useSearchWords();
  const [isRenaming, setRenaming] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const { name, path, created } = saved;
  const read = parseSearchPath(path);
  const words = read && wordsOf(read);
  const Icon = read?.view === 'map' ? MapIcon : ListIcon;
  const endRenaming = () => {
    setRenaming(false);
    rename.current?.focus();
  };
  return (
    <Paper component="li" elevation={1} aria-labelledby={title} sx={{ p: { xs: 4, sm: 6 }, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'flex-start' }}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <Typography id={title} component="h3" variant="h5" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          {words && (
            <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
              {joined([words.place, ...words.filters])}
            </Typography>
          )}
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 1 }}
          >
            <Icon aria-hidden sx={{ fontSize: '1.125rem' }} />
            <span>
              {read && `${t(`words.${read.view}`)} · `}
              {t('list.savedOn', { date: formatDate(created, localeOf(i18n.language)) })}
            </span>
          </Typography>
        </Box>
        <NewCount count={saved.newCount} />
      </Box>
      {isRenaming && <RenameForm saved={saved} onEnd={endRenaming} />}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-end',
          justifyContent: 'space-between',
          gap: 4,
          mt: 4,
          pt: 4,
          borderTop: 1,
          borderColor: 'line',
        }}
      >
        <AlertSelect saved={saved} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Button
            ref={rename}
            aria-label={t('list.renameNamed', { name })}
            aria-expanded={isRenaming}
            onClick={() => setRenaming(true)}
            sx={{ px: 3 }}
          >
            {t('list.rename')}
          </Button>
          <Button
            aria-label={t('list.deleteNamed', { name })}
            aria-haspopup="dialog"
            onClick={() => setDeleting(true)}
            sx={{ px: 3 }}
          >
            {t('list.delete')}
          </Button>
          {read && <OpenSearch saved={saved} />}
        </Box>
      </Box>
      <DeleteSearch
        saved={saved}
        open={isDeleting}
        onClose={() => setDeleting(false)}
        onDeleted={() => onDeleted(saved)}
      />
    </Paper>
  );
}

interface DeleteSearchProps {
  saved: WireSavedSearch;
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a saved search is deleted, because its number of new homes cannot be restored. */
function DeleteSearch({ saved: { id, name }, open, onClose, onDeleted }: DeleteSearchProps) {
  const { t } = useTranslation('searches');
  const [remove, { isLoading, isError, reset }] = useRemoveSearchMutation();
  const confirm = async () => {
    if (isLoading) return;
    const { error } = await remove(id);
    if (!error) onDeleted();
  };
  return (
    <DialogLayout
      title={t('delete.title')}
      open={open}
      onClose={onClose}
      onExited={reset}
      closeLabel={t('dialog.close')}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{t('delete.text', { name })}</Typography>
      {isError && (
        <Typography role="alert" color="error" sx={{ mt: 3, fontWeight: 600 }}>
          {t('delete.failed')}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 3, mt: 6 }}>
        <Button
          variant="contained"
          fullWidth
          aria-disabled={isLoading}
          onClick={() => void confirm()}
          sx={{ '&, &:hover': { bgcolor: 'sold.main', color: 'sold.contrastText' } }}
        >
          {t(isLoading ? 'delete.deleting' : 'delete.confirm')}
        </Button>
        <Button variant="outlined" fullWidth onClick={onClose}>
          {t('delete.keep')}
        </Button>
      </Box>
    </DialogLayout>
  );
}
