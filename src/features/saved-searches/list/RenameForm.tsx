import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireSavedSearch } from '#api/customer/contract.ts';
import { useChangeSearchMutation } from '#api/customer/searchCalls.ts';
import { useRestoredForm } from '#components/restored-form/useRestoredForm.ts';
import { Button } from '#ui/Button.tsx';
import { isOfName, NameField, type NameProblem, ownNameProblem, refusedName } from '../NameField.tsx';

interface RenameFormProps {
  saved: WireSavedSearch;
  /** Called when the name was changed or stays. */
  onEnd: () => void;
}

/** The form for a new name of a saved search. Escape keeps the old name. */
export function RenameForm({ saved, onEnd }: RenameFormProps) {
  const { t } = useTranslation('searches');
  const [name, setName] = useState(saved.name);
  const [problem, setProblem] = useState<NameProblem>();
  const [change, { isLoading }] = useChangeSearchMutation();
  const field = useRef<HTMLInputElement>(null);
  useRestoredForm(`rename ${saved.id}`, {
    read: () => (name === saved.name ? undefined : { name }),
    restore: (restored) => setName((before) => restored['name'] ?? before),
  });
  useEffect(() => field.current?.select(), []);
  const show = (found: NameProblem) => {
    setProblem(found);
    field.current?.focus();
  };
  const submit = async () => {
    const typed = name.trim();
    const own = ownNameProblem(typed);
    if (own) return show(own);
    if (typed === saved.name) return onEnd();
    const { error } = await change({ id: saved.id, name: typed });
    // A conflict is about the name, because the number of searches stays the same.
    if (error) show(refusedName(error));
    else onEnd();
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('list.renameNamed', { name: saved.name })}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!isLoading) void submit();
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onEnd();
      }}
      sx={{ display: 'grid', gap: 3, mt: 4, maxWidth: 560 }}
    >
      <NameField
        value={name}
        onChange={(typed) => {
          setName(typed);
          setProblem(undefined);
        }}
        problem={problem}
        inputRef={field}
      />
      {problem && !isOfName(problem) && (
        <Typography role="alert" variant="body2" color="error" sx={{ fontWeight: 600 }}>
          {t(`errors.${problem}`)}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button type="submit" variant="contained" aria-disabled={isLoading}>
          {t('list.saveName')}
        </Button>
        <Button onClick={onEnd}>{t('list.cancel')}</Button>
      </Box>
    </Box>
  );
}
