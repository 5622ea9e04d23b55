import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireAlert } from '#api/customer/contract.ts';
import { ALERTS } from '../alerts.ts';

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
  /** Mails are off in the account: what is chosen is kept, and waits. */
  isMuted: boolean;
}

/** When mails tell of new homes. */
export function AlertChoice({ value, onChange, isMuted }: AlertChoiceProps) {
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
