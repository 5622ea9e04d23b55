import Box from '@mui/material/Box';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { WireSavedHome } from '#api/customer/contract.ts';
import { useSaveHomeMutation } from '#api/customer/homeCalls.ts';
import { describedBy, FieldLayout } from '#components/fields/FieldLayout.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import { useRestoredForm } from '#components/restored-form/useRestoredForm.ts';
import { NOTE_LENGTH } from '#domain/constants.ts';
import { listingKey } from '#domain/listing/listing.ts';
import { deviceStorage } from '#platform/storage/storage.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { accountUnreachable } from '#store/notificationsSlice.ts';
import { ACCOUNT_HOMES_KEY, homeChanged, readDeviceHomes } from '#store/savedHomesSlice.ts';
import { Button } from '#ui/Button.tsx';
import { CheckIcon } from '#ui/icons/commonIcons.tsx';
import { useSavedText } from '../useSavedText.ts';

/** The customer's note about a home, and the form to edit it. */
export function HomeNote({ home, name }: { home: WireSavedHome; name: string }) {
  const { t } = useSavedText();
  const save = useSaveNote(home);
  const dispatch = useAppDispatch();
  const isUnconfirmed = useAppSelector(({ session }) => session.status === 'unconfirmed');
  const [isEditing, setEditing] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // The form had the focus and is gone.
    if (wasEditing.current && !isEditing) opener.current?.focus({ preventScroll: true });
    wasEditing.current = isEditing;
  }, [isEditing]);
  const edit = () => {
    if (isUnconfirmed) {
      dispatch(accountUnreachable());
      return;
    }
    setSaved(false);
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
            onClose={(restored) => {
              setEditing(false);
              setSaved(restored);
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
        {/* Stays in the document during editing, because a new live region with text is not announced. */}
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
          {isSaved && (
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

/** Number of characters from which the form shows how many are left. */
const COUNTED_FROM = 400;

interface NoteFormProps {
  note: string;
  /** Name of the home. */
  name: string;
  /** Resolves to true if the note was saved. */
  onSave: (note: string) => Promise<boolean>;
  onClose: (restored: boolean) => void;
}

/** The form of a note. The typed text stays until it is saved. Escape discards it. */
function NoteForm({ note, name, onSave, onClose }: NoteFormProps) {
  const { t } = useSavedText();
  const id = useId();
  const [text, setText] = useState(note);
  const [status, setStatus] = useState<'idle' | 'saving' | 'failed'>('idle');
  useRestoredForm(`note ${name}`, {
    read: () => (text === note ? undefined : { text }),
    restore: (restored) => setText(restored['text'] ?? note),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (status === 'saving') return;
    setStatus('saving');
    if (await onSave(text.trim())) onClose(true);
    else setStatus('failed');
  };
  const help = text.length >= COUNTED_FROM ? t('note.left', { count: NOTE_LENGTH - text.length }) : undefined;
  const problem = status === 'failed' ? t('note.failed') : undefined;
  return (
    <Box component="form" onSubmit={(event) => void submit(event)} noValidate>
      <FieldLayout id={id} label={t('note.label')} help={help} problem={problem}>
        <FieldInput
          id={id}
          multiline
          autoFocus
          minRows={2}
          maxRows={8}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            if (status === 'failed') setStatus('idle');
          }}
          onKeyDown={({ key }: KeyboardEvent) => {
            if (key === 'Escape') onClose(false);
          }}
          inputProps={{
            maxLength: NOTE_LENGTH,
            'aria-label': t('note.of', { address: name }),
            'aria-describedby': describedBy(id, help, problem),
          }}
        />
      </FieldLayout>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
        <Button type="submit" size="small" variant="contained" aria-disabled={status === 'saving'}>
          {t(status === 'saving' ? 'note.saving' : 'note.save')}
        </Button>
        <Button size="small" color="inherit" onClick={() => onClose(false)}>
          {t('note.cancel')}
        </Button>
      </Box>
    </Box>
  );
}

/** Saves a home's note to the account or the device. Resolves to true if it was saved. */
function useSaveNote(home: WireSavedHome): (note: string) => Promise<boolean> {
  const session = useAppSelector((state) => state.session.status);
  const [save] = useSaveHomeMutation();
  const dispatch = useAppDispatch();
  const { mlsNumber, boardId, seen } = home;
  return async (note) => {
    if (session === 'active') {
      const { error } = await save({ mlsNumber, boardId, seen, note });
      if (!error) deviceStorage.write(ACCOUNT_HOMES_KEY, Date.now());
      return error === undefined;
    }
    dispatch(homeChanged({ id: { mlsNumber, boardId }, home: { ...home, note } }));
    return readDeviceHomes().some(
      (restored) => listingKey(restored) === listingKey(home) && restored.note === note,
    );
  };
}
