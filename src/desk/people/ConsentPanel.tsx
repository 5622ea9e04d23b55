import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import type { WireDeskConsentEnd, WireDeskToldBy } from '#api/desk/contract.ts';
import { useWithdrawConsentMutation } from '#api/desk/deskApi.ts';
import type { WireDeskPerson } from '#api/desk/personContract.ts';
import { FieldLayout } from '#components/fields/FieldLayout.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import { calendarDay } from '#domain/calendarDay.ts';
import { formatDate } from '#domain/format.ts';
import { localeOf } from '#i18n/i18n.ts';
import { AlertBox } from '#ui/AlertBox.tsx';
import { BusyButton } from '#ui/BusyButton.tsx';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/Select.tsx';
import { deskPaths } from '../deskPaths.ts';
import { Panel } from '../ui/Panel.tsx';
import { useFailureText } from '../ui/QueryState.tsx';

const WAYS: readonly WireDeskToldBy[] = ['phone', 'email', 'letter', 'inPerson'];

const LIST = { display: 'grid', gap: 3, m: 0, p: 0, listStyle: 'none' } as const;

/** When and how consent to messages was given and withdrawn (CASL), and the form that records a withdrawal. */
export function ConsentPanel({ person }: { person: WireDeskPerson }) {
  const { t, i18n } = useTranslation(['desk', 'deskItem', 'deskOffice']);
  const [isOpen, setOpen] = useState(false);
  const { consents, withdrawals, withdrawn, email } = person;
  const dayOf = (time: string) => formatDate(time, localeOf(i18n.language));
  const endText = ({ at, way, by }: WireDeskConsentEnd) => {
    const how = t(`deskOffice:consent.ways.${way}`);
    return by === null
      ? t('deskOffice:consent.ended', { at: dayOf(at), how })
      : t('deskOffice:consent.withdrawn', { at: dayOf(at), how, by });
  };
  return (
    <Panel heading={t('deskOffice:consent.title')}>
      <Box role="status" sx={{ fontWeight: 600, mb: withdrawn ? 4 : 0 }}>
        {withdrawn && t('deskOffice:consent.now')}
      </Box>
      {withdrawals.length > 0 && (
        <Box component="ul" aria-label={t('deskOffice:consent.withdrawals')} sx={{ ...LIST, mb: 4 }}>
          {withdrawals.map((one) => (
            <li key={`${one.at} ${one.way}`}>{endText(one)}</li>
          ))}
        </Box>
      )}
      {consents.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('deskOffice:consent.none')}</Box>
      ) : (
        <Box component="ul" aria-label={t('deskOffice:consent.given')} sx={LIST}>
          {consents.map(({ at, text, kind, page, language, item }) => (
            <li key={item}>
              <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
                <Link component={RouterLink} to={deskPaths.item(item)}>
                  {dayOf(at)} · {t(`kinds.${kind}`)}
                </Link>
                {language && ` · ${t(`deskItem:languages.${language}`)}`}
                {page && ` · ${page}`}
              </Box>
              <Box component="q" sx={{ overflowWrap: 'anywhere' }} {...(language && { lang: language })}>
                {text}
              </Box>
            </li>
          ))}
        </Box>
      )}
      <Box sx={{ mt: 4 }}>
        {email === null && <Box sx={{ color: 'text.secondary' }}>{t('deskOffice:consent.byEmail')}</Box>}
        {email !== null &&
          (isOpen ? (
            <WithdrawalForm email={email} onClose={() => setOpen(false)} />
          ) : (
            <Button variant="outlined" onClick={() => setOpen(true)}>
              {t('deskOffice:consent.withdraw')}
            </Button>
          ))}
      </Box>
    </Panel>
  );
}

function WithdrawalForm({ email, onClose }: { email: string; onClose: () => void }) {
  const { t } = useTranslation(['desk', 'deskOffice']);
  const id = useId();
  const textOf = useFailureText();
  const today = calendarDay(new Date());
  const [way, setWay] = useState<WireDeskToldBy>('phone');
  const [day, setDay] = useState(today);
  const [isMissing, setMissing] = useState(false);
  const [withdraw, { isLoading, error }] = useWithdrawConsentMutation();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const isWrong = day === '' || day > today;
    setMissing(isWrong);
    if (isWrong) return;
    const saved = await withdraw({ email, way, day });
    if (!saved.error) onClose();
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('deskOffice:consent.withdraw')}
      onSubmit={(event) => void save(event)}
      sx={{ display: 'grid', gap: 3 }}
    >
      <Box>{t('deskOffice:consent.ask')}</Box>
      <FieldLayout id={`${id}-way`} label={t('deskOffice:consent.way')} problem={undefined}>
        <Select
          id={`${id}-way`}
          value={way}
          onChange={({ target }) => setWay(WAYS.find((one) => one === target.value) ?? 'phone')}
        >
          {WAYS.map((one) => (
            <option key={one} value={one}>
              {t(`deskOffice:consent.ways.${one}`)}
            </option>
          ))}
        </Select>
      </FieldLayout>
      <FieldLayout
        id={`${id}-day`}
        label={t('deskOffice:consent.day')}
        problem={isMissing ? t('deskOffice:consent.dayMissing') : undefined}
      >
        <FieldInput
          type="date"
          value={day}
          onChange={({ target }) => setDay(target.value)}
          inputProps={{
            id: `${id}-day`,
            max: today,
            ...(isMissing && { 'aria-describedby': `${id}-day-problem` }),
          }}
        />
      </FieldLayout>
      {error && <AlertBox text={textOf(error)} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <BusyButton type="submit" isBusy={isLoading}>
          {t('deskOffice:consent.confirm')}
        </BusyButton>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </Box>
    </Box>
  );
}
