import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireAlert, WireNewSearch, WireSavedSearch } from '#api/customer/contract.ts';
import { useSaveSearchMutation } from '#api/customer/searchCalls.ts';
import { LazyBrowserAlerts } from '#components/browser-alerts/LazyBrowserAlerts.tsx';
import { useRestoredForm } from '#components/restored-form/useRestoredForm.ts';
import { SEARCH_NAME_LENGTH } from '#domain/constants.ts';
import type { SearchOfPath } from '#domain/search/searchPath.ts';
import { BusyButton } from '#ui/BusyButton.tsx';
import { ALERTS } from '../alerts.ts';
import { isOfName, NameField, type NameProblem, ownNameProblem, refusedName } from '../NameField.tsx';
import { joined, suggestedName, useSearchWords } from '../useSearchWords.ts';

const Group = styled('fieldset')(({ theme }) => ({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  '& legend': { ...theme.typography.body2, fontWeight: 600, padding: 0, marginBottom: theme.spacing(1) },
  '& p': {
    ...theme.typography.body2,
    margin: theme.spacing(2, 0, 0),
    color: theme.vars?.palette.text.secondary,
  },
}));

const Choice = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  minHeight: 44,
  cursor: 'pointer',
  '& input': {
    flex: 'none',
    width: 20,
    height: 20,
    margin: 0,
    accentColor: theme.vars?.palette.primary.dark,
    cursor: 'inherit',
  },
}));

interface AlertChoiceProps {
  value: WireAlert;
  onChange: (alert: WireAlert) => void;
  /** True if the account's mails are off. The choice is saved, but has no effect until they are on. */
  isMuted: boolean;
}

/** The frequency of the mails about new homes. */
function AlertChoice({ value, onChange, isMuted }: AlertChoiceProps) {
  const { t } = useTranslation('searches');
  const id = useId();
  return (
    <Group>
      <legend>{t('alerts.label')}</legend>
      {ALERTS.map((alert) => (
        <Choice key={alert}>
          <input type="radio" name={id} checked={alert === value} onChange={() => onChange(alert)} />
          {t(`alerts.${alert}`)}
        </Choice>
      ))}
      {value !== 'off' && <p role="status">{t(isMuted ? 'alerts.muted' : 'alerts.promise')}</p>}
    </Group>
  );
}

interface SaveFormProps {
  shown: Pick<SearchOfPath, 'search' | 'view'>;
  /** The parts of the search that are saved. */
  toSave: Pick<WireNewSearch, 'path' | 'criteria'>;
  searches: readonly WireSavedSearch[];
  /** True if the account's mails are off. */
  isMuted: boolean;
  onSaved: (saved: Pick<WireSavedSearch, 'name' | 'alert'>) => void;
}

/** The form for a search's name and the frequency of its mails. */
export function SaveForm({ shown, toSave, searches, isMuted, onSaved }: SaveFormProps) {
  const { t, i18n } = useTranslation('searches');
  const wordsOf = useSearchWords();
  const words = wordsOf(shown);
  const [suggested] = useState(() =>
    suggestedName(
      words,
      searches.map((saved) => saved.name),
      SEARCH_NAME_LENGTH,
    ),
  );
  const [name, setName] = useState(suggested);
  useRestoredForm(`search ${toSave.path}`, {
    read: () => (name === suggested ? undefined : { name }),
    restore: (restored) => setName((before) => restored['name'] ?? before),
  });
  const [alert, setAlert] = useState<WireAlert>('daily');
  const [problem, setProblem] = useState<NameProblem>();
  const [save, { isLoading }] = useSaveSearchMutation();
  const field = useRef<HTMLInputElement>(null);
  const isSaving = useRef(false);

  const show = (found: NameProblem) => {
    setProblem(found);
    if (isOfName(found)) field.current?.focus();
  };
  const submit = async () => {
    const typed = name.trim();
    const own = ownNameProblem(typed);
    if (own) return show(own);
    setProblem(undefined);
    const language = i18n.language === 'fr' ? 'fr' : 'en';
    const { error } = await save({ ...toSave, name: typed, alert, language });
    if (error) show(refusedName(error));
    else onSaved({ name: typed, alert });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // A second press may come before the state is rendered.
    if (isSaving.current) return;
    isSaving.current = true;
    void submit().finally(() => {
      isSaving.current = false;
    });
  };

  return (
    <Box
      component="form"
      noValidate
      aria-label={t('dialog.title')}
      onSubmit={onSubmit}
      sx={{ display: 'grid', gap: 5 }}
    >
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {joined([words.place, ...words.filters])}
      </Typography>
      <NameField
        value={name}
        onChange={(typed) => {
          setName(typed);
          setProblem(undefined);
        }}
        problem={problem}
        inputRef={field}
      />
      <AlertChoice value={alert} onChange={setAlert} isMuted={isMuted} />
      {alert !== 'off' && <LazyBrowserAlerts />}
      {problem && !isOfName(problem) && (
        <Typography role="alert" color="error" sx={{ fontWeight: 600 }}>
          {t(`errors.${problem}`)}
        </Typography>
      )}
      <BusyButton type="submit" fullWidth isBusy={isLoading} sx={{ minHeight: 48 }}>
        {t(isLoading ? 'dialog.saving' : 'dialog.submit')}
      </BusyButton>
    </Box>
  );
}
