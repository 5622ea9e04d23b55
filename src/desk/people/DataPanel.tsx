import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PersonKey, useErasePersonMutation, useFileMutation, useMeQuery } from '#api/desk/deskApi.ts';
import type { WireDeskErasure } from '#api/desk/personContract.ts';
import { describedBy, FieldLayout } from '#components/fields/FieldLayout.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import { DialogLayout } from '#components/layouts/DialogLayout.tsx';
import { calendarDay } from '#domain/calendarDay.ts';
import { AlertBox } from '#ui/AlertBox.tsx';
import { BusyButton } from '#ui/BusyButton.tsx';
import { Button } from '#ui/Button.tsx';
import { downloadText } from '#ui/downloadText.ts';
import { DownloadIcon } from '../ui/deskIcons.tsx';
import { Panel } from '../ui/Panel.tsx';
import { useFailureText } from '../ui/QueryState.tsx';
import { addressOf } from './personKey.ts';

interface DataPanelProps {
  of: PersonKey;
  name: string;
  hasAccount: boolean;
  onErased: (erasure: WireDeskErasure) => void;
}

/** The answers to requests for access and deletion: a file with everything, and the erasure. Both are for admins. */
export function DataPanel({ of: key, name, hasAccount, onErased }: DataPanelProps) {
  const { t } = useTranslation(['desk', 'deskOffice']);
  const { data: me } = useMeQuery();
  const textOf = useFailureText();
  const [isOpen, setOpen] = useState(false);
  const [load, { isLoading, error }] = useFileMutation();
  const download = async () => {
    if (isLoading) return;
    const { data } = await load({ url: '/people/export', params: key });
    if (data === undefined) return;
    const file = `${t('deskOffice:data.file')}-${calendarDay(new Date())}.json`;
    downloadText(file, data, 'application/json');
  };
  return (
    <Panel heading={t('deskOffice:data.title')}>
      <Box sx={{ mb: 4 }}>{t('deskOffice:data.text')}</Box>
      {me?.role === 'admin' ? (
        <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
          <BusyButton
            isBusy={isLoading}
            variant="outlined"
            {...(!isLoading && { startIcon: <DownloadIcon aria-hidden /> })}
            onClick={() => void download()}
          >
            {t('deskOffice:data.export')}
          </BusyButton>
          {error && <AlertBox text={textOf(error)} />}
          <Button
            variant="outlined"
            color="inherit"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            sx={{ color: 'error.main', borderColor: 'error.main' }}
          >
            {t('deskOffice:data.erase')}
          </Button>
          <DialogLayout
            isForm
            maxWidth="sm"
            title={t('deskOffice:data.eraseTitle', { name })}
            open={isOpen}
            onClose={() => setOpen(false)}
            closeLabel={t('close')}
          >
            <EraseForm of={key} hasAccount={hasAccount} onErased={onErased} onClose={() => setOpen(false)} />
          </DialogLayout>
        </Box>
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{t('deskOffice:data.onlyAdmin')}</Box>
      )}
    </Panel>
  );
}

const isSame = (typed: string, key: PersonKey): boolean => {
  const plain = (text: string) =>
    'email' in key ? text.trim().toLowerCase() : text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return plain(typed) === plain('email' in key ? key.email : key.phone);
};

interface EraseFormProps extends Omit<DataPanelProps, 'name'> {
  onClose: () => void;
}

/** Names what is deleted and what stays, and asks for the address, so that nothing is deleted by accident. */
function EraseForm({ of: key, hasAccount, onErased, onClose }: EraseFormProps) {
  const { t } = useTranslation(['desk', 'deskOffice']);
  const id = useId();
  const textOf = useFailureText();
  const [typed, type] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [erase, { isLoading, error }] = useErasePersonMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const isRefused = !isSame(typed, key);
    setWrong(isRefused);
    if (isRefused) return document.getElementById(id)?.focus();
    const { data } = await erase(key);
    if (data) onErased(data);
  };
  const problem = isWrong ? t('deskOffice:data.eraseWrong') : undefined;
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('deskOffice:data.erase')}
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 4 }}
    >
      <Typography>{t('deskOffice:data.eraseText')}</Typography>
      {hasAccount && <Typography>{t('deskOffice:data.eraseAccount')}</Typography>}
      <Typography>{t('deskOffice:data.eraseKept')}</Typography>
      <FieldLayout
        id={id}
        label={t('deskOffice:data.eraseLabel', { address: addressOf(key) })}
        problem={problem}
      >
        <FieldInput
          value={typed}
          onChange={({ target }) => {
            type(target.value);
            setWrong(false);
          }}
          autoComplete="off"
          inputProps={{
            id,
            'aria-required': true,
            'aria-describedby': describedBy(id, undefined, problem),
            autoCapitalize: 'none',
            spellCheck: false,
          }}
        />
      </FieldLayout>
      {error && <AlertBox text={textOf(error)} />}
      <Box sx={{ display: 'grid', gap: 3 }}>
        <BusyButton
          type="submit"
          fullWidth
          isBusy={isLoading}
          sx={{ minHeight: 48, '&, &:hover': { bgcolor: 'sold.main', color: 'sold.contrastText' } }}
        >
          {t('deskOffice:data.eraseConfirm')}
        </BusyButton>
        <Button variant="outlined" fullWidth onClick={onClose} disabled={isLoading}>
          {t('cancel')}
        </Button>
      </Box>
    </Box>
  );
}
