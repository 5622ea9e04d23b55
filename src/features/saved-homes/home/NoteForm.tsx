import Box from '@mui/material/Box';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { describedBy, FieldFrame } from '#components/fields/FieldFrame.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import { useKeptForm } from '#components/kept-form/useKeptForm.ts';
import { NOTE_LENGTH } from '#domain/constants.ts';
import { Button } from '#ui/Button.tsx';
import { useSavedText } from '../useSavedText.ts';

/** Characters from which those that are left are counted. */
const COUNTED_FROM = 400;

interface NoteFormProps {
  note: string;
  /** What the home is called. */
  name: string;
  /** Answers whether the note was kept. */
  onSave: (note: string) => Promise<boolean>;
  onClose: (kept: boolean) => void;
}

/** Writes a note: what was typed stays until it is kept. Escape leaves the note as it was. */
export function NoteForm({ note, name, onSave, onClose }: NoteFormProps) {
  const { t } = useSavedText();
  const id = useId();
  const [text, setText] = useState(note);
  const [status, setStatus] = useState<'idle' | 'saving' | 'failed'>('idle');
  useKeptForm(`note ${name}`, {
    read: () => (text === note ? undefined : { text }),
    restore: (kept) => setText(kept['text'] ?? note),
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
      <FieldFrame id={id} label={t('note.label')} help={help} problem={problem}>
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
      </FieldFrame>
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
