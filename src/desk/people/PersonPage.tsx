import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router';
import { type PersonKey, usePersonQuery } from '#api/desk/deskApi.ts';
import type { WireDeskErasure, WireDeskPerson } from '#api/desk/personContract.ts';
import { describedBy, FieldLayout } from '#components/fields/FieldLayout.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import { EmptyState } from '#components/layouts/EmptyState.tsx';
import { Button } from '#ui/Button.tsx';
import { SearchIcon } from '#ui/icons/commonIcons.tsx';
import { ArrowBackIcon } from '#ui/icons/pageIcons.tsx';
import { deskPaths } from '../deskPaths.ts';
import { CallFailure, LoadingRows } from '../ui/QueryState.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';
import { ConsentPanel } from './ConsentPanel.tsx';
import { DataPanel } from './DataPanel.tsx';
import { AccountPanel, AnswersPanel, RequestsPanel } from './PersonPanels.tsx';
import { addressOf, keyIn, keyTyped, nameOfPerson } from './personKey.ts';

/** Finds everything that one email address or phone number sent, with what the law asks for. */
export function PersonPage() {
  const { t } = useTranslation(['desk', 'deskOffice']);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const key = keyIn(query);
  const [erasure, setErasure] = useState<WireDeskErasure>();
  const address = key && addressOf(key);
  return (
    <>
      <Button
        component={RouterLink}
        to={deskPaths.inbox()}
        startIcon={<ArrowBackIcon />}
        sx={{ ml: -4, mb: 2 }}
      >
        {t('nav.inbox')}
      </Button>
      {key && address ? (
        <Found
          key={address}
          person={key}
          onErased={(result) => {
            setErasure(result);
            // The address goes from the browser's history too.
            void navigate(deskPaths.people(), { replace: true });
          }}
        />
      ) : (
        <Title name={t('deskOffice:person.find')} />
      )}
      {erasure && !key && <Erased erasure={erasure} />}
      <Box sx={{ mt: 4, maxWidth: 480 }}>
        <Lookup key={address ?? ''} />
      </Box>
    </>
  );
}

function Title({ name, isLoading = false }: { name: string; isLoading?: boolean }) {
  usePageTitle(isLoading ? undefined : name);
  return (
    <Typography component="h1" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
      {name}
    </Typography>
  );
}

/** The form that opens another person. */
function Lookup() {
  const { t } = useTranslation('deskOffice');
  const id = useId();
  const navigate = useNavigate();
  const [typed, type] = useState('');
  const [isRefused, setRefused] = useState(false);
  const find = (event: FormEvent) => {
    event.preventDefault();
    const key = keyTyped(typed);
    setRefused(!key);
    if (key) void navigate(deskPaths.people(key));
  };
  const problem = isRefused ? t('person.unreadable') : undefined;
  return (
    <Box component="search">
      <Box
        component="form"
        noValidate
        aria-label={t('person.find')}
        onSubmit={find}
        sx={{ display: 'grid', gap: 3 }}
      >
        <FieldLayout id={id} label={t('person.address')} problem={problem}>
          <FieldInput
            type="search"
            value={typed}
            onChange={({ target }) => {
              type(target.value);
              setRefused(false);
            }}
            startAdornment={
              <InputAdornment position="start">
                <SearchIcon fontSize="small" aria-hidden />
              </InputAdornment>
            }
            inputProps={{
              id,
              maxLength: 254,
              autoCapitalize: 'none',
              spellCheck: false,
              'aria-describedby': describedBy(id, undefined, problem),
            }}
          />
        </FieldLayout>
        <Button type="submit" variant="outlined" sx={{ justifySelf: 'start' }}>
          {t('person.open')}
        </Button>
      </Box>
    </Box>
  );
}

function Found({
  person: key,
  onErased,
}: {
  person: PersonKey;
  onErased: (erasure: WireDeskErasure) => void;
}) {
  const { t } = useTranslation('desk');
  const { currentData: person, error, refetch } = usePersonQuery(key, { refetchOnMountOrArgChange: true });
  return (
    <>
      {/* There from the start, because a new page begins at its heading. */}
      <Title name={person ? nameOfPerson(person) : t('loading')} isLoading={!person} />
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!person && !error && <LoadingRows rows={4} height={160} />}
      {person && <Parts person={person} of={key} onErased={onErased} />}
    </>
  );
}

interface PartsProps {
  person: WireDeskPerson;
  of: PersonKey;
  onErased: (erasure: WireDeskErasure) => void;
}

function Parts({ person, of: key, onErased }: PartsProps) {
  const { t } = useTranslation('deskOffice');
  const { items, account, withdrawals, email } = person;
  const name = nameOfPerson(person);
  const address = addressOf(key);
  if (items.length === 0 && !account && withdrawals.length === 0) {
    return <EmptyState scene="nothing-found" sentence={t('person.noRequests')} />;
  }
  return (
    <>
      <Box component="p" sx={{ m: 0, mt: 1, mb: 4, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {[name === address ? '' : address, t('person.requests', { count: items.length })]
          .filter(Boolean)
          .join(' · ')}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(300px, 420px)' },
          alignItems: 'start',
          gap: 4,
        }}
      >
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          <RequestsPanel person={person} />
          <AnswersPanel person={person} />
        </Box>
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          {email !== null && <AccountPanel account={account} />}
          <ConsentPanel person={person} />
          <DataPanel of={key} name={name} hasAccount={account !== null} onErased={onErased} />
        </Box>
      </Box>
    </>
  );
}

/** The result of an erasure, with what staff still have to do. */
function Erased({ erasure }: { erasure: WireDeskErasure }) {
  const { t } = useTranslation('deskOffice');
  const { items, kept, signIn } = erasure;
  const box = useRef<HTMLDivElement>(null);
  // The dialog's opener, to which the focus would return, is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <Box ref={box} tabIndex={-1} role="status" sx={{ display: 'grid', gap: 3, mt: 4, maxWidth: 720 }}>
      <Box sx={{ fontWeight: 600 }}>{t('person.erased', { count: items })}</Box>
      {kept > 0 && <Box>{t('person.kept', { count: kept })}</Box>}
      {signIn !== 'none' && <Box>{t(`person.signIn.${signIn}`)}</Box>}
    </Box>
  );
}
