import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import type { WireSavedHome } from '#api/customer/contract.ts';
import { Button } from '#ui/Button.tsx';
import { CheckIcon } from '#ui/icons/frameIcons.tsx';
import { useSavedText } from '../useSavedText.ts';
import { NoteForm } from './NoteForm.tsx';
import { useSaveNote } from './useSaveNote.ts';

/** The customer's own words about a home, and the way to write them. */
export function HomeNote({ home, name }: { home: WireSavedHome; name: string }) {
  const { t } = useSavedText();
  const save = useSaveNote(home);
  const [isEditing, setEditing] = useState(false);
  const [isKept, setKept] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // The form took the focus with it.
    if (wasEditing.current && !isEditing) opener.current?.focus({ preventScroll: true });
    wasEditing.current = isEditing;
  }, [isEditing]);
  const edit = () => {
    setKept(false);
    setEditing(true);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {isEditing && (
        <Box sx={{ justifySelf: 'stretch' }}>
          <NoteForm
            note={home.note}
            name={name}
            onSave={save}
            onClose={(kept) => {
              setEditing(false);
              setKept(kept);
            }}
          />
        </Box>
      )}
      {!isEditing && home.note !== '' && (
        <Box
          component="p"
          sx={{ m: 0, typography: 'body2', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {home.note}
        </Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, ml: -3.5 }}>
        {!isEditing && (
          <Button
            ref={opener}
            size="small"
            onClick={edit}
            sx={{ minWidth: 0 }}
            aria-label={t(home.note === '' ? 'note.addTo' : 'note.editOf', { address: name })}
          >
            {t(home.note === '' ? 'note.add' : 'note.edit')}
          </Button>
        )}
        {/* Stays while the note is written: a region that comes with its text is not read out. */}
        <Box
          component="span"
          role="status"
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 1,
            typography: 'body2',
            color: 'success.main',
          }}
        >
          {isKept && (
            <>
              <CheckIcon aria-hidden sx={{ fontSize: '1.125rem' }} />
              {t('note.saved')}
            </>
          )}
        </Box>
      </Box>
    </Box>
  );
}
