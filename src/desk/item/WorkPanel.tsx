import Box from '@mui/material/Box';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireDeskItemDetail, WireDeskState } from '#api/desk/contract.ts';
import { useMembersQuery, useMeQuery } from '#api/desk/deskApi.ts';
import { FieldLayout } from '#components/fields/FieldLayout.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import { calendarDay } from '#domain/calendarDay.ts';
import { AlertBox } from '#ui/AlertBox.tsx';
import { BusyButton } from '#ui/BusyButton.tsx';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/Select.tsx';
import { STATES } from '../inbox/inboxQuery.ts';
import { formatDay } from '../ui/format.ts';
import { Panel } from '../ui/Panel.tsx';
import { useDraft } from './useDraft.ts';
import { type ChangeProblem, useItemChange } from './useItemChange.ts';

const MAX_ACTION = 300;

/** The work on an item: its state, its owner, and the next thing to do. */
export function WorkPanel({ item }: { item: WireDeskItemDetail }) {
  const { t } = useTranslation(['desk', 'deskItem']);
  const { data: me } = useMeQuery();
  const { data: members = [] } = useMembersQuery();
  const present = members.filter(({ ended }) => ended === null);
  const { change, problem } = useItemChange(item);
  const isMine = item.owner !== null && item.owner.id === me?.id;
  return (
    <Panel heading={t('deskItem:work.title')}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        {problem && <NotSaved item={item} problem={problem} />}
        {me && !isMine && item.state !== 'closed' && (
          <Button
            variant="contained"
            onClick={() =>
              void change({ owner: me.id, ...(item.state === 'new' && { state: 'inWork' as const }) })
            }
          >
            {t('deskItem:work.take')}
          </Button>
        )}
        <Choice
          label={t('columns.owner')}
          value={item.owner?.id ?? ''}
          onChosen={(owner) => void change({ owner: owner || null })}
        >
          <option value="">{t('noOwner')}</option>
          {item.owner && present.every(({ id }) => id !== item.owner?.id) && (
            <option value={item.owner.id}>{item.owner.name}</option>
          )}
          {present.map(({ id, name, email }) => (
            <option key={id} value={id}>
              {name || email}
            </option>
          ))}
        </Choice>
        <Choice
          label={t('columns.state')}
          value={item.state}
          onChosen={(state) => void change({ state: state as WireDeskState })} // the options are the states
        >
          {STATES.map((state) => (
            <option key={state} value={state}>
              {t(`itemStates.${state}`)}
            </option>
          ))}
        </Choice>
        <NextAction item={item} />
      </Box>
    </Panel>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChosen: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChosen, children }: ChoiceProps) {
  const id = useId();
  return (
    <FieldLayout id={id} label={label} problem={undefined}>
      <Select id={id} value={value} onChange={({ target }) => onChosen(target.value)}>
        {children}
      </Select>
    </FieldLayout>
  );
}

/** Says that a change was not saved. If another person was quicker, it names what they changed. */
function NotSaved({ item, problem }: { item: WireDeskItemDetail; problem: ChangeProblem }) {
  const { t, i18n } = useTranslation(['desk', 'deskItem']);
  if (problem.kind === 'failed') return <AlertBox text={problem.text} />;
  const { before } = problem;
  const actionOf = ({ nextAction }: WireDeskItemDetail) =>
    nextAction ? `${formatDay(nextAction.day, i18n.language)} ${nextAction.text}` : t('deskItem:action.none');
  const rows = [
    [t('columns.state'), t(`itemStates.${before.state}`), t(`itemStates.${item.state}`)],
    [t('columns.owner'), before.owner?.name ?? t('noOwner'), item.owner?.name ?? t('noOwner')],
    [t('columns.nextAction'), actionOf(before), actionOf(item)],
  ].filter(([, was, is]) => was !== is);
  return (
    <Box>
      <AlertBox text={t('deskItem:changed.text')} />
      <Box component="ul" sx={{ my: 2, pl: 5, typography: 'body2' }}>
        {rows.map(([name, was, is]) => (
          <li key={name}>{t('deskItem:changed.row', { name, was, is })}</li>
        ))}
      </Box>
    </Box>
  );
}

/** The next thing to do, with its day. Typed text stays if it could not be saved. */
function NextAction({ item }: { item: WireDeskItemDetail }) {
  const [isOpen, setOpen] = useState(false);
  const [draft, write] = useDraft(`action ${item.id}`);
  if (!isOpen && draft === '') {
    return (
      <PlannedAction
        item={item}
        onEdit={() => {
          write(item.nextAction?.text ?? '');
          setOpen(true);
        }}
      />
    );
  }
  return (
    <ActionForm
      item={item}
      text={draft}
      onTyped={write}
      onClose={() => {
        write('');
        setOpen(false);
      }}
    />
  );
}

function PlannedAction({ item, onEdit }: { item: WireDeskItemDetail; onEdit: () => void }) {
  const { t, i18n } = useTranslation(['desk', 'deskItem']);
  const { change, problem } = useItemChange(item);
  const { nextAction } = item;
  const isOverdue = nextAction !== null && nextAction.day < calendarDay(new Date());
  return (
    <Box>
      <Box sx={{ typography: 'body2', fontWeight: 600, mb: 1 }}>{t('columns.nextAction')}</Box>
      {nextAction ? (
        <Box sx={{ overflowWrap: 'anywhere', mb: 2 }}>
          <Box component="span" sx={{ fontWeight: 600, ...(isOverdue && { color: 'error.main' }) }}>
            {formatDay(nextAction.day, i18n.language)}
            {isOverdue && ` (${t('deskItem:action.overdue')})`}
          </Box>{' '}
          {nextAction.text}
        </Box>
      ) : (
        <Box sx={{ color: 'text.secondary', mb: 2 }}>{t('deskItem:action.none')}</Box>
      )}
      {problem && <NotSaved item={item} problem={problem} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="outlined" size="small" onClick={onEdit}>
          {t(nextAction ? 'deskItem:action.change' : 'deskItem:action.set')}
        </Button>
        {nextAction && (
          <Button size="small" onClick={() => void change({ nextAction: null })}>
            {t('deskItem:action.done')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

interface ActionFormProps {
  item: WireDeskItemDetail;
  text: string;
  onTyped: (text: string) => void;
  onClose: () => void;
}

function ActionForm({ item, text, onTyped, onClose }: ActionFormProps) {
  const { t } = useTranslation(['desk', 'deskItem']);
  const id = useId();
  const { change, problem, isSaving } = useItemChange(item);
  const [day, setDay] = useState(item.nextAction?.day ?? '');
  const [missing, setMissing] = useState<'day' | 'text'>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const found = day === '' ? 'day' : text.trim() === '' ? 'text' : undefined;
    setMissing(found);
    if (!found && (await change({ nextAction: { day, text: text.trim() } }))) onClose();
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('columns.nextAction')}
      onSubmit={(event) => void save(event)}
      sx={{ display: 'grid', gap: 3 }}
    >
      {problem && <NotSaved item={item} problem={problem} />}
      <FieldLayout
        id={`${id}-day`}
        label={t('deskItem:action.day')}
        problem={missing === 'day' ? t('deskItem:action.dayMissing') : undefined}
      >
        <FieldInput
          type="date"
          value={day}
          onChange={({ target }) => setDay(target.value)}
          inputProps={{
            id: `${id}-day`,
            min: calendarDay(new Date()),
            ...(missing === 'day' && { 'aria-describedby': `${id}-day-problem` }),
          }}
        />
      </FieldLayout>
      <FieldLayout
        id={`${id}-text`}
        label={t('deskItem:action.text')}
        problem={missing === 'text' ? t('deskItem:action.textMissing') : undefined}
      >
        <FieldInput
          value={text}
          onChange={({ target }) => onTyped(target.value)}
          inputProps={{
            id: `${id}-text`,
            maxLength: MAX_ACTION,
            ...(missing === 'text' && { 'aria-describedby': `${id}-text-problem` }),
          }}
        />
      </FieldLayout>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <BusyButton type="submit" size="small" isBusy={isSaving}>
          {t('save')}
        </BusyButton>
        <Button size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
      </Box>
    </Box>
  );
}
