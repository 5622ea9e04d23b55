import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireSavedSearch } from '#api/customer/contract.ts';
import { formatDate } from '#domain/format.ts';
import { parseSearchPath } from '#domain/search/searchPath.ts';
import { localeOf } from '#i18n/i18n.ts';
import { Button } from '#ui/Button.tsx';
import { ListIcon, MapIcon } from '#ui/icons/searchIcons.tsx';
import { joined, useSearchWords } from '../useSearchWords.ts';
import { AlertSelect } from './AlertSelect.tsx';
import { DeleteSearch } from './DeleteSearch.tsx';
import { NewCount } from './NewCount.tsx';
import { OpenSearch } from './OpenSearch.tsx';
import { RenameForm } from './RenameForm.tsx';

interface SavedSearchCardProps {
  saved: WireSavedSearch;
  /** Told which search is gone. */
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
