import './commuteTexts.ts';
import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReachModes } from '#api/realty/reachCalls.ts';
import { RadioChoice } from '#components/fields/RadioChoice.tsx';
import { DialogLayout } from '#components/layouts/DialogLayout.tsx';
import { COMMUTE_MINUTES, type Commute, MAX_COMMUTES, TRAVEL_MODES } from '#domain/search/commute.ts';
import { Button } from '#ui/Button.tsx';
import { FrozenWhileClosing } from '#ui/FrozenWhileClosing.tsx';
import { PlusIcon } from '#ui/icons/pageIcons.tsx';
import { Select } from '#ui/Select.tsx';
import { type Destination, DestinationField } from './DestinationField.tsx';
import { useTimeText } from './useTimeText.ts';

/** A commute whose place may not be chosen yet. */
interface Draft extends Pick<Commute, 'mode' | 'minutes' | 'at'> {
  key: number;
  place: Destination | undefined;
}

const NEW: Omit<Draft, 'key'> = { mode: 'transit', minutes: 30, at: '08:30', place: undefined };

const MINUTES = Array.from(
  { length: (COMMUTE_MINUTES.max - COMMUTE_MINUTES.min) / COMMUTE_MINUTES.step + 1 },
  (_, step) => COMMUTE_MINUTES.min + step * COMMUTE_MINUTES.step,
);
const HALF_HOURS = Array.from(
  { length: 48 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
);

interface SelectFieldProps<Value extends string | number> {
  label: string;
  help?: string;
  value: Value;
  values: readonly Value[];
  textOf: (value: Value) => string;
  onChange: (value: Value) => void;
}

function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { label, help, value, values, textOf, onChange } = props;
  const id = useId();
  // An address can have another value.
  const all = values.includes(value) ? values : [...values, value].sort();
  return (
    <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: 'block', typography: 'body2', fontWeight: 600, mb: 2 }}
      >
        {label}
      </Box>
      <Select
        id={id}
        value={value}
        aria-describedby={help && `${id}-help`}
        onChange={({ target }) => onChange(all[target.selectedIndex] ?? value)}
      >
        {all.map((each) => (
          <option key={each} value={each}>
            {textOf(each)}
          </option>
        ))}
      </Select>
      {help && (
        <Box id={`${id}-help`} sx={{ typography: 'body2', color: 'text.secondary', mt: 1.5 }}>
          {help}
        </Box>
      )}
    </Box>
  );
}

interface CommuteFieldsProps {
  legend: string;
  draft: Draft;
  /** True for travel times from a home, which have no limit. */
  isOfHome: boolean;
  isMissing: boolean;
  onChange: (change: Partial<Draft>) => void;
  onRemove: (() => void) | undefined;
}

/** One destination: its place, and the way to travel there. Only the modes that exist there are offered. */
function CommuteFields(props: CommuteFieldsProps) {
  const { legend, draft, isOfHome, isMissing, onChange, onRemove } = props;
  const { t } = useTranslation('commute');
  const timeText = useTimeText();
  const { currentData: offered } = useReachModes(draft.place?.to);
  const modes = TRAVEL_MODES.filter((mode) => !offered || offered.includes(mode));
  const [first] = modes;
  // The first mode that is offered takes the place of one that is not.
  const other = first && !modes.includes(draft.mode) ? first : undefined;
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (other) change({ mode: other });
  }, [other]);
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 5 }}>
      <Box component="legend" sx={{ typography: 'h6', p: 0, mb: 3 }}>
        {legend}
      </Box>
      <DestinationField value={draft.place} isMissing={isMissing} onChange={(place) => onChange({ place })} />
      {modes.length > 0 ? (
        <RadioChoice
          label={t('mode.label')}
          values={modes}
          value={draft.mode}
          textOf={(mode) => t(`mode.${mode}`)}
          onChange={(mode) => onChange({ mode })}
        />
      ) : (
        <Box role="alert">{t('reason.noStreets')}</Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
        {!isOfHome && (
          <SelectField
            label={t('minutes.label')}
            value={draft.minutes}
            values={MINUTES}
            textOf={(count) => t('minutes.option', { count })}
            onChange={(minutes) => onChange({ minutes })}
          />
        )}
        {draft.mode === 'transit' && (
          <SelectField
            label={t('at.label')}
            help={t('at.help')}
            value={draft.at}
            values={HALF_HOURS}
            textOf={timeText}
            onChange={(at) => onChange({ at })}
          />
        )}
      </Box>
      {draft.mode === 'drive' && (
        <Box sx={{ typography: 'body2', color: 'text.secondary', mt: -2 }}>{t('mode.noTraffic')}</Box>
      )}
      {onRemove && (
        <Button variant="text" onClick={onRemove} sx={{ justifySelf: 'start', ml: -3 }}>
          {t('dialog.remove')}
        </Button>
      )}
    </Box>
  );
}

/** Props of the dialog, which is loaded when it is opened. */
export interface CommuteDialogProps {
  commutes: readonly Commute[];
  /** Called with the chosen commutes; an empty list removes them. */
  onChange: (commutes: Commute[]) => void;
  /** True in the drawer, whose own button searches. */
  isDraft?: boolean;
  /** True for travel times from a home. False by default: homes are searched. */
  isOfHome?: boolean;
  open: boolean;
  onClose: () => void;
}

/** Chooses up to two destinations, each with the way to travel there. */
export function CommuteDialog({ open, onClose, ...form }: CommuteDialogProps) {
  const { t } = useTranslation('commute');
  return (
    <DialogLayout
      title={t(form.isOfHome ? 'dialog.titleOfHome' : 'dialog.title')}
      open={open}
      onClose={onClose}
      closeLabel={t('dialog.close')}
      isForm
      maxWidth="sm"
    >
      <FrozenWhileClosing open={open}>
        <CommuteForm {...form} onClose={onClose} />
      </FrozenWhileClosing>
    </DialogLayout>
  );
}

function CommuteForm(props: Omit<CommuteDialogProps, 'open'>) {
  const { commutes, onChange, isDraft = false, isOfHome = false, onClose } = props;
  const { t } = useTranslation('commute');
  const [drafts, setDrafts] = useState<readonly Draft[]>(() =>
    commutes.length > 0
      ? commutes.map(({ to, label, ...rest }, key) => ({ ...rest, key, place: { to, label } }))
      : [{ ...NEW, key: 0 }],
  );
  const [isSent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const places = (): HTMLInputElement[] => [
    ...(form.current?.querySelectorAll<HTMLInputElement>('[role="combobox"]') ?? []),
  ];
  // The pressed button is gone: the last destination has the focus then.
  const number = useRef(drafts.length);
  useEffect(() => {
    if (number.current !== drafts.length) places().at(-1)?.focus();
    number.current = drafts.length;
  });
  const change = (key: number) => (next: Partial<Draft>) =>
    setDrafts((all) => all.map((draft) => (draft.key === key ? { ...draft, ...next } : draft)));
  const choose = (chosen: Commute[]) => {
    onClose();
    onChange(chosen);
  };
  const apply = () => {
    setSent(true);
    const missing = drafts.findIndex(({ place }) => !place);
    if (missing >= 0) {
      places()[missing]?.focus();
      return;
    }
    choose(drafts.flatMap(({ key: _key, place, ...rest }) => (place ? [{ ...rest, ...place }] : [])));
  };
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A dialog in another form, such as the drawer's, is not a part of it.
        event.stopPropagation();
        apply();
      }}
      sx={{ display: 'grid', gap: 6 }}
    >
      {!isOfHome && (
        <Box component="p" sx={{ m: 0 }}>
          {t('dialog.help')}
        </Box>
      )}
      {drafts.map((draft, index) => (
        <CommuteFields
          key={draft.key}
          legend={t(index === 0 ? 'dialog.first' : 'dialog.second')}
          draft={draft}
          isOfHome={isOfHome}
          isMissing={isSent}
          onChange={change(draft.key)}
          onRemove={
            drafts.length > 1 ? () => setDrafts(drafts.filter(({ key }) => key !== draft.key)) : undefined
          }
        />
      ))}
      {drafts.length < MAX_COMMUTES && (
        <Button
          variant="outlined"
          startIcon={<PlusIcon />}
          sx={{ justifySelf: 'start' }}
          onClick={() => {
            setSent(false);
            setDrafts([...drafts, { ...NEW, key: (drafts.at(-1)?.key ?? 0) + 1 }]);
          }}
        >
          {t('dialog.add')}
        </Button>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, '& > *': { flex: 'auto' } }}>
        {commutes.length > 0 ? (
          <Button variant="outlined" onClick={() => choose([])}>
            {t('dialog.clear')}
          </Button>
        ) : (
          <Button variant="outlined" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
        )}
        <Button variant="contained" type="submit">
          {t(isDraft || isOfHome ? 'dialog.choose' : 'dialog.apply')}
        </Button>
      </Box>
    </Box>
  );
}
