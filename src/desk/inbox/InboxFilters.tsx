import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useMembersQuery } from '#api/desk/deskApi.ts';
import { FieldInput } from '#components/fields/fieldInput.ts';
import { Button } from '#ui/Button.tsx';
import { CheckIcon, SearchIcon } from '#ui/icons/commonIcons.tsx';
import { Select } from '#ui/Select.tsx';
import { useShortcut } from '../frame/useShortcuts.ts';
import { type InboxView, KINDS, printView, SORTS } from './inboxQuery.ts';

/** Milliseconds without typing after which the list is searched. */
const TYPING_MS = 300;

function Choice({
  label,
  value,
  onChosen,
  children,
}: {
  label: string;
  value: string;
  onChosen: (value: string) => void;
  children: ReactNode;
}) {
  return (
    <Box sx={{ flex: { xs: '1 1 40%', sm: '0 1 auto' }, minWidth: 0 }}>
      <Select aria-label={label} value={value} onChange={({ target }) => onChosen(target.value)}>
        {children}
      </Select>
    </Box>
  );
}

/** Search, owner, kind and order of the list. Each is part of the address. */
export function InboxFilters({ view, unopened }: { view: InboxView; unopened: number | undefined }) {
  const { t } = useTranslation('desk');
  const navigate = useNavigate();
  const { data: members = [] } = useMembersQuery();
  const choose = (changes: Partial<InboxView>) =>
    void navigate(printView({ ...view, ...changes, page: 1 }) || '.', { preventScrollReset: true });
  return (
    <Box
      component="search"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 4, '& select': { minHeight: 44 } }}
    >
      <SearchField view={view} />
      <Choice label={t('filters.owner')} value={view.owner} onChosen={(owner) => choose({ owner })}>
        <option value="">{t('filters.anyOwner')}</option>
        <option value="me">{t('filters.mine')}</option>
        <option value="none">{t('filters.noOwner')}</option>
        {members.map(({ id, name, email }) => (
          <option key={id} value={id}>
            {name || email}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('filters.kind')}
        value={view.kind}
        onChosen={(kind) => choose({ kind: KINDS.find((one) => one === kind) ?? '' })}
      >
        <option value="">{t('filters.anyKind')}</option>
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kinds.${kind}`)}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('filters.sort')}
        value={view.sort}
        onChosen={(sort) => choose({ sort: SORTS.find((one) => one === sort) ?? 'newest' })}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sorts.${sort}`)}
          </option>
        ))}
      </Choice>
      <Button
        variant="outlined"
        aria-pressed={view.isUnopened}
        startIcon={view.isUnopened && <CheckIcon aria-hidden />}
        onClick={() => choose({ isUnopened: !view.isUnopened, state: 'all' })}
      >
        {t('filters.unopened')}
        {unopened !== undefined && ` (${unopened})`}
      </Button>
    </Box>
  );
}

function SearchField({ view }: { view: InboxView }) {
  const { t } = useTranslation('desk');
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [typed, type] = useState(view.search);
  // The address may change by a link or by Back.
  const [known, setKnown] = useState(view.search);
  if (known !== view.search) {
    setKnown(view.search);
    if (typed.trim() !== view.search.trim()) type(view.search);
  }
  const isSearched = typed.trim() === view.search.trim();
  const address = printView({ ...view, search: typed.trim(), page: 1 }) || '.';
  useEffect(() => {
    if (isSearched) return;
    const search = () => void navigate(address, { replace: true, preventScrollReset: true });
    const timer = setTimeout(search, TYPING_MS);
    return () => clearTimeout(timer);
  }, [isSearched, address, navigate]);
  useShortcut('/', () => input.current?.focus());
  return (
    <FieldInput
      type="search"
      size="small"
      inputRef={input}
      value={typed}
      onChange={({ target }) => type(target.value)}
      placeholder={t('filters.search')}
      inputProps={{ 'aria-label': t('filters.search'), 'aria-keyshortcuts': '/' }}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon fontSize="small" aria-hidden />
        </InputAdornment>
      }
      sx={{ flex: { xs: '1 1 100%', sm: '1 1 260px' }, minHeight: 44, maxWidth: { sm: 420 } }}
    />
  );
}
