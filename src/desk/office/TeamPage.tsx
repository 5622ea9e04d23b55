import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireDeskLanguage, WireDeskMember, WireDeskRules } from '#api/desk/contract.ts';
import {
  useChangeMemberMutation,
  useChangeRulesMutation,
  useMembersQuery,
  useMeQuery,
  useRulesQuery,
} from '#api/desk/deskApi.ts';
import { BrowserAlerts } from '#components/browser-alerts/BrowserAlerts.tsx';
import { FieldLayout } from '#components/fields/FieldLayout.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import { AlertBox } from '#ui/AlertBox.tsx';
import { BusyButton } from '#ui/BusyButton.tsx';
import { Button } from '#ui/Button.tsx';
import { Facts } from '../ui/Facts.tsx';
import { formatMoment } from '../ui/format.ts';
import { Panel } from '../ui/Panel.tsx';
import { CallFailure, LoadingRows, useFailureText } from '../ui/QueryState.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';
import { MemberEnd } from './MemberEnd.tsx';

const LANGUAGES: readonly WireDeskLanguage[] = ['en', 'fr'];
const RULES = ['byCity', 'byLanguage', 'byTurns'] as const;

/** The members of staff, and the rules by which new requests get an owner. Admins change both. */
export function TeamPage() {
  const { t } = useTranslation(['desk', 'deskOffice']);
  usePageTitle(t('nav.team'));
  const { data: me } = useMeQuery();
  const { data: members, error, refetch } = useMembersQuery(undefined, { refetchOnMountOrArgChange: true });
  const isAdmin = me?.role === 'admin';
  return (
    <>
      <Typography component="h1" variant="h3" sx={{ mb: 4 }}>
        {t('nav.team')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <NotificationsPanel />
        <RulesPanel isAdmin={isAdmin} />
        {error && <CallFailure error={error} onRetry={() => void refetch()} />}
        {!members && !error && <LoadingRows rows={3} height={140} />}
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
            gap: 4,
          }}
        >
          {members?.map((member) => (
            <MemberPanel key={member.id} member={member} isAdmin={isAdmin} />
          ))}
        </Box>
      </Box>
    </>
  );
}

interface CheckProps {
  isChecked: boolean;
  isDisabled?: boolean;
  onChange: (isChecked: boolean) => void;
  children: ReactNode;
}

function Check({ isChecked, isDisabled = false, onChange, children }: CheckProps) {
  return (
    <Box component="label" sx={{ display: 'flex', gap: 3, alignItems: 'center', minHeight: 44 }}>
      <input
        type="checkbox"
        checked={isChecked}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{children}</span>
    </Box>
  );
}

/** The member's own choice of notifications in this browser. */
function NotificationsPanel() {
  const { t } = useTranslation('deskOffice');
  const texts = {
    label: t('notifications.label'),
    able: t('notifications.able'),
    on: t('notifications.on'),
  };
  return (
    <Panel heading={t('notifications.title')}>
      <BrowserAlerts texts={texts} />
    </Panel>
  );
}

function RulesPanel({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useTranslation(['desk', 'deskOffice']);
  const { data: rules, error, refetch } = useRulesQuery();
  const [save, { error: refused }] = useChangeRulesMutation();
  const textOf = useFailureText();
  const change = (changes: Partial<WireDeskRules>) => rules && void save({ ...rules, ...changes });
  return (
    <Panel heading={t('deskOffice:rules.title')}>
      <Box sx={{ mb: 2 }}>{t('deskOffice:rules.text')}</Box>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {refused && <AlertBox text={textOf(refused)} />}
      {!rules && !error && <LoadingRows rows={3} height={36} />}
      {rules &&
        RULES.map((rule) => (
          <Check
            key={rule}
            isChecked={rules[rule]}
            isDisabled={!isAdmin}
            onChange={(isOn) => change({ [rule]: isOn })}
          >
            {t(`deskOffice:rules.${rule}`)}
          </Check>
        ))}
      {!isAdmin && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{t('deskOffice:rules.onlyAdmin')}</Box>
      )}
    </Panel>
  );
}

function MemberPanel({ member, isAdmin }: { member: WireDeskMember; isAdmin: boolean }) {
  const { t, i18n } = useTranslation(['desk', 'deskOffice']);
  const [isOpen, setOpen] = useState(false);
  const { name, email, role, mortgage, languages, cities, takesTurns, lastSeen, ended } = member;
  return (
    <Panel heading={name || email}>
      {isOpen ? (
        <MemberForm member={member} onClose={() => setOpen(false)} />
      ) : (
        <>
          <Facts
            rows={[
              [t('deskOffice:member.email'), email],
              [
                t('deskOffice:member.role'),
                [t(`roles.${role}`), mortgage && t('roles.mortgage')].filter(Boolean).join(', '),
              ],
              [
                t('deskOffice:member.languages'),
                languages.length === 0
                  ? t('deskOffice:member.allLanguages')
                  : languages.map((language) => t(`deskOffice:member.language.${language}`)).join(', '),
              ],
              [
                t('deskOffice:member.cities'),
                cities.length === 0 ? t('deskOffice:member.allCities') : cities.join(', '),
              ],
              [
                t('deskOffice:member.turns'),
                t(takesTurns ? 'deskOffice:member.takesTurns' : 'deskOffice:member.takesNone'),
              ],
              [t('deskOffice:member.lastSeen'), lastSeen && formatMoment(lastSeen, i18n.language)],
              [t('deskOffice:member.ended'), ended && formatMoment(ended, i18n.language)],
            ]}
          />
          {isAdmin && ended === null && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
              <Button
                variant="outlined"
                size="small"
                aria-label={t('deskOffice:member.editNamed', { name: name || email })}
                onClick={() => setOpen(true)}
              >
                {t('deskOffice:member.edit')}
              </Button>
              <MemberEnd member={member} />
            </Box>
          )}
        </>
      )}
    </Panel>
  );
}

function MemberForm({ member, onClose }: { member: WireDeskMember; onClose: () => void }) {
  const { t } = useTranslation(['desk', 'deskOffice']);
  const id = useId();
  const [languages, setLanguages] = useState(member.languages);
  const [cities, setCities] = useState(member.cities.join(', '));
  const [takesTurns, setTakesTurns] = useState(member.takesTurns);
  const [save, { isLoading, error }] = useChangeMemberMutation();
  const textOf = useFailureText();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const names = cities
      .split(',')
      .map((city) => city.trim())
      .filter(Boolean);
    const { id: memberId, version } = member;
    const changes = { version, languages, cities: names, takesTurns };
    const saved = await save({ id: memberId, changes });
    if (!saved.error) onClose();
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('deskOffice:member.editNamed', { name: member.name || member.email })}
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 3 }}
    >
      <Box component="fieldset" sx={{ m: 0, p: 0, border: 0 }}>
        <Box component="legend" sx={{ p: 0, typography: 'body2', fontWeight: 600 }}>
          {t('deskOffice:member.languages')}
        </Box>
        {LANGUAGES.map((language) => (
          <Check
            key={language}
            isChecked={languages.includes(language)}
            onChange={(isOn) =>
              setLanguages(LANGUAGES.filter((one) => (one === language ? isOn : languages.includes(one))))
            }
          >
            {t(`deskOffice:member.language.${language}`)}
          </Check>
        ))}
      </Box>
      <FieldLayout
        id={id}
        label={t('deskOffice:member.cities')}
        help={t('deskOffice:member.citiesHelp')}
        problem={undefined}
      >
        <FieldInput
          value={cities}
          onChange={({ target }) => setCities(target.value)}
          inputProps={{ id, 'aria-describedby': `${id}-help` }}
        />
      </FieldLayout>
      <Check isChecked={takesTurns} onChange={setTakesTurns}>
        {t('deskOffice:member.takesTurns')}
      </Check>
      {error && <AlertBox text={textOf(error)} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <BusyButton type="submit" size="small" isBusy={isLoading}>
          {t('save')}
        </BusyButton>
        <Button size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
      </Box>
    </Box>
  );
}
