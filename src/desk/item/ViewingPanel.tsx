import Box from '@mui/material/Box';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireDeskViewing, WireDeskViewingChange } from '#api/desk/contract.ts';
import { useChangeViewingMutation } from '#api/desk/deskApi.ts';
import { FieldLayout } from '#components/fields/FieldLayout.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import { AlertBox } from '#ui/AlertBox.tsx';
import { BusyButton } from '#ui/BusyButton.tsx';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/Select.tsx';
import { Facts } from '../ui/Facts.tsx';
import { formatDay, formatMoment } from '../ui/format.ts';
import { Panel } from '../ui/Panel.tsx';
import { useFailureText } from '../ui/QueryState.tsx';
import { wallClock, zonedMoment } from './zonedTime.ts';

/** A time of each part of the day, as a first suggestion. */
const TIMES = { morning: '10:00', afternoon: '14:00', evening: '18:00' } as const;
/** Minutes that a viewing takes, the usual one first. */
const LENGTHS = [30, 45, 60, 90] as const;
const MINUTE_MS = 60_000;
const MAX_SENTENCE = 300;

const FINAL: readonly WireDeskViewing['state'][] = ['declined', 'cancelled'];

type Kind = WireDeskViewingChange['change'];

/** A value that is missing or wrong. */
type Problem = 'time' | 'past' | 'offered' | 'agreed' | 'sentence';

const TIME_PROBLEMS = {
  time: 'timeMissing',
  past: 'timePast',
  offered: 'timeOffered',
  agreed: 'timeAgreed',
} as const;

/** The viewing request: offer a time, agree or decline. The person is told by mail. */
export function ViewingPanel({ id, viewing }: { id: string; viewing: WireDeskViewing }) {
  const { t, i18n } = useTranslation(['desk', 'deskItem']);
  const [form, setForm] = useState<Kind>();
  const { state, day, part, way, starts, timeZone } = viewing;
  return (
    <Panel heading={t('deskItem:viewing.title')}>
      <Facts
        rows={[
          [t('columns.state'), t(`deskItem:viewing.states.${state}`)],
          [
            t('deskItem:viewing.wish'),
            `${formatDay(day, i18n.language)}, ${t(`deskItem:viewing.parts.${part}`)}`,
          ],
          [t('deskItem:viewing.way'), t(`deskItem:viewing.ways.${way}`)],
          [t('deskItem:viewing.time'), starts && formatMoment(starts, i18n.language, timeZone)],
        ]}
      />
      {!FINAL.includes(state) && form === undefined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>
          <Button variant="contained" onClick={() => setForm('agree')}>
            {t('deskItem:viewing.agree')}
          </Button>
          <Button variant="outlined" onClick={() => setForm('offer')}>
            {t('deskItem:viewing.offer')}
          </Button>
          <Button onClick={() => setForm('decline')}>{t('deskItem:viewing.decline')}</Button>
        </Box>
      )}
      {form !== undefined && (
        <ViewingForm key={form} id={id} viewing={viewing} kind={form} onClose={() => setForm(undefined)} />
      )}
    </Panel>
  );
}

/** A time by the clock of the home, and its length in minutes. */
interface Appointment {
  day: string;
  time: string;
  minutes: number;
}

interface TimeFieldsProps {
  value: Appointment;
  onChange: (value: Appointment) => void;
  problem: string | undefined;
}

function TimeFields({ value, onChange, problem }: TimeFieldsProps) {
  const { t } = useTranslation('deskItem');
  const field = useId();
  const { day, time, minutes } = value;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr 1fr' }, gap: 3 }}>
      <FieldLayout id={`${field}-day`} label={t('viewing.day')} problem={problem}>
        <FieldInput
          type="date"
          value={day}
          onChange={({ target }) => onChange({ ...value, day: target.value })}
          inputProps={{
            id: `${field}-day`,
            ...(problem && { 'aria-describedby': `${field}-day-problem` }),
          }}
        />
      </FieldLayout>
      <FieldLayout
        id={`${field}-time`}
        label={t('viewing.clock')}
        help={t('viewing.clockHelp')}
        problem={undefined}
      >
        <FieldInput
          type="time"
          value={time}
          onChange={({ target }) => onChange({ ...value, time: target.value })}
          inputProps={{ id: `${field}-time`, step: 300, 'aria-describedby': `${field}-time-help` }}
        />
      </FieldLayout>
      <FieldLayout id={`${field}-length`} label={t('viewing.length')} problem={undefined}>
        <Select
          id={`${field}-length`}
          value={minutes}
          onChange={({ target }) => onChange({ ...value, minutes: Number(target.value) })}
        >
          {[...new Set([...LENGTHS, minutes])].map((length) => (
            <option key={length} value={length}>
              {t('viewing.minutes', { count: length })}
            </option>
          ))}
        </Select>
      </FieldLayout>
    </Box>
  );
}

interface ViewingFormProps {
  id: string;
  viewing: WireDeskViewing;
  kind: Kind;
  onClose: () => void;
}

function ViewingForm({ id, viewing, kind, onClose }: ViewingFormProps) {
  const { t } = useTranslation(['desk', 'deskItem']);
  const field = useId();
  const { timeZone, starts, ends, part } = viewing;
  const named = starts ? wallClock(starts, timeZone) : { day: viewing.day, time: TIMES[part] };
  const namedLength = starts && ends ? (Date.parse(ends) - Date.parse(starts)) / MINUTE_MS : LENGTHS[0];
  const [appointed, setAppointed] = useState<Appointment>({ ...named, minutes: namedLength });
  const [sentence, setSentence] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const [change, { isLoading, error }] = useChangeViewingMutation();
  const textOf = useFailureText();
  const hasTime = kind !== 'decline';

  const words = sentence.trim();
  const { revision } = viewing;
  const refusal = (): WireDeskViewingChange | Problem =>
    words === '' ? 'sentence' : { revision, change: 'decline', sentence: words };
  const appointment = (wish: Exclude<Kind, 'decline'>): WireDeskViewingChange | Problem => {
    const { day, time, minutes } = appointed;
    if (!day || !time) return 'time';
    const first = zonedMoment(day, time, timeZone);
    if (Date.parse(first) <= Date.now()) return 'past';
    const last = new Date(Date.parse(first) + minutes * MINUTE_MS).toISOString();
    const named = wish === 'offer' ? 'offered' : 'agreed';
    const isNamed = viewing.state === named && first === starts && last === ends;
    if (isNamed && !words) return named;
    return { revision, change: wish, starts: first, ends: last, ...(words && { sentence: words }) };
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const asked = kind === 'decline' ? refusal() : appointment(kind);
    setProblem(typeof asked === 'string' ? asked : undefined);
    if (typeof asked === 'string') return;
    const { error: refused } = await change({ id, change: asked });
    if (!refused) onClose();
  };

  return (
    <Box
      component="form"
      noValidate
      aria-label={t(`deskItem:viewing.${kind}`)}
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 3, mt: 4 }}
    >
      {hasTime && (
        <TimeFields
          value={appointed}
          onChange={setAppointed}
          problem={
            problem && problem !== 'sentence' ? t(`deskItem:viewing.${TIME_PROBLEMS[problem]}`) : undefined
          }
        />
      )}
      <FieldLayout
        id={`${field}-sentence`}
        label={t(kind === 'decline' ? 'deskItem:viewing.reason' : 'deskItem:viewing.sentence')}
        help={t('deskItem:viewing.sentenceHelp')}
        problem={problem === 'sentence' ? t('deskItem:viewing.reasonMissing') : undefined}
      >
        <FieldInput
          value={sentence}
          onChange={({ target }) => setSentence(target.value)}
          inputProps={{
            id: `${field}-sentence`,
            maxLength: MAX_SENTENCE,
            'aria-describedby': `${field}-sentence-help`,
          }}
        />
      </FieldLayout>
      {error && <AlertBox text={textOf(error)} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <BusyButton type="submit" isBusy={isLoading}>
          {t(`deskItem:viewing.confirm.${kind}`)}
        </BusyButton>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </Box>
    </Box>
  );
}
