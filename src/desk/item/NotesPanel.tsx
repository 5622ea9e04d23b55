import Box from '@mui/material/Box';
import { type FormEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireDeskItemDetail } from '#api/desk/contract.ts';
import { useAddNoteMutation } from '#api/desk/deskApi.ts';
import { FieldLayout } from '#components/fields/FieldLayout.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import { AlertBox } from '#ui/AlertBox.tsx';
import { BusyButton } from '#ui/BusyButton.tsx';
import { useShortcut } from '../frame/useShortcuts.ts';
import { formatMoment } from '../ui/format.ts';
import { Panel } from '../ui/Panel.tsx';
import { useFailureText } from '../ui/QueryState.tsx';
import { useDraft } from './useDraft.ts';

const MAX_NOTE = 4000;

/** Notes of staff, which the person never sees. */
export function NotesPanel({ item: { id, notes } }: { item: WireDeskItemDetail }) {
  const { t, i18n } = useTranslation(['desk', 'deskItem']);
  const field = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const textOf = useFailureText();
  const [draft, write] = useDraft(`note ${id}`);
  const [add, { isLoading, error }] = useAddNoteMutation();
  useShortcut('n', () => input.current?.focus());
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const text = draft.trim();
    if (isLoading || text === '') return input.current?.focus();
    const saved = await add({ id, text });
    if (!saved.error) write('');
  };
  return (
    <Panel heading={t('deskItem:notes.title')}>
      {notes.length > 0 && (
        <Box component="ol" sx={{ display: 'grid', gap: 3, m: 0, mb: 4, p: 0, listStyle: 'none' }}>
          {notes.map((note) => (
            <li key={note.id}>
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
                {note.by} · {formatMoment(note.at, i18n.language)}
              </Box>
              <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.text}</Box>
            </li>
          ))}
        </Box>
      )}
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void save(event)}
        sx={{ display: 'grid', gap: 3 }}
      >
        <FieldLayout
          id={field}
          label={t('deskItem:notes.label')}
          help={t('deskItem:notes.help')}
          problem={undefined}
        >
          <FieldInput
            multiline
            minRows={2}
            maxRows={12}
            inputRef={input}
            value={draft}
            onChange={({ target }) => write(target.value)}
            inputProps={{
              id: field,
              maxLength: MAX_NOTE,
              'aria-describedby': `${field}-help`,
              'aria-keyshortcuts': 'n',
            }}
          />
        </FieldLayout>
        {error && <AlertBox text={textOf(error)} />}
        <BusyButton type="submit" variant="outlined" isBusy={isLoading} sx={{ justifySelf: 'start' }}>
          {t('deskItem:notes.add')}
        </BusyButton>
      </Box>
    </Panel>
  );
}
