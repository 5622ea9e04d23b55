import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInvitePartnerMutation } from '#api/customer/sharedListCalls.ts';
import type { WireInvitation } from '#api/customer/sharedListContract.ts';
import { useUserQuery } from '#api/customer/userCalls.ts';
import { type CallError, isCallError } from '#api/errors.ts';
import { describedBy, FieldLayout } from '#components/fields/FieldLayout.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import { DialogLayout } from '#components/layouts/DialogLayout.tsx';
import { isEmail } from '#domain/account/email.ts';
import { localeOf } from '#i18n/i18n.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectSavedHomes } from '#store/savedHomes.ts';
import { AlertBox } from '#ui/AlertBox.tsx';
import { BusyButton } from '#ui/BusyButton.tsx';
import { Button } from '#ui/Button.tsx';
import { FrozenWhileClosing } from '#ui/FrozenWhileClosing.tsx';
import { Checkbox } from '#ui/Switch.tsx';
import { useSharingText } from './useSharingText.ts';

const FIELDS = ['email', 'name', 'line'] as const;
type Field = (typeof FIELDS)[number];
type FieldProblem = Field | 'ownEmail';
type FormProblem = 'tooSoon' | 'noMail' | 'busy' | 'unreachable' | 'failed';

/** Maximum lengths of the fields, as in the service. */
const LENGTHS: Record<Field, number> = { email: 254, name: 35, line: 200 };

const BY_STATUS: Record<number, FormProblem> = {
  0: 'unreachable',
  409: 'busy',
  429: 'tooSoon',
  503: 'noMail',
};

/** The fields that the service refused. */
function refusedFields({ refused }: CallError): Partial<Record<Field, FieldProblem>> {
  return Object.fromEntries(
    refused.flatMap(({ field, keyword }) =>
      FIELDS.some((known) => known === field)
        ? [[field, field === 'email' && keyword === 'unique' ? 'ownEmail' : field]]
        : [],
    ),
  );
}

/** The name that a customer gave last, or else the first name. */
export function useDisplayName(before?: string): [name: string, change: (name: string) => void] {
  const { data: user } = useUserQuery();
  const [typed, setTyped] = useState(before);
  return [typed ?? user?.name.first ?? '', setTyped];
}

interface EarlierHomesProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** The choice to share the homes that are saved already. Off by default, because their notes were written for one. */
export function EarlierHomes({ checked, onChange }: EarlierHomesProps) {
  const { t } = useSharingText();
  const id = useId();
  const count = useAppSelector((state) => selectSavedHomes(state)?.length ?? 0);
  if (count === 0) return null;
  return (
    <div>
      <Checkbox
        label={t('invite.earlier', { count })}
        checked={checked}
        onChange={onChange}
        aria-describedby={id}
      />
      <Typography id={id} variant="body2" color="textSecondary">
        {t('invite.earlierHelp')}
      </Typography>
    </div>
  );
}

interface TextFieldProps {
  field: Field;
  value: string;
  onChange: (value: string) => void;
  problem: FieldProblem | undefined;
  help?: string;
  input: { type?: string; autoComplete?: string; multiline?: boolean };
}

/** A text field of an invitation, or of its answer. */
export function SharingField({ field, value, onChange, problem, help, input }: TextFieldProps) {
  const { t } = useSharingText();
  const id = useId();
  const sentence = problem && t(`invite.problem.${problem}`);
  const { multiline, ...others } = input;
  return (
    <FieldLayout id={id} label={t(`invite.${field}`)} help={help} problem={sentence}>
      <FieldInput
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...others}
        {...(multiline && { multiline, minRows: 2, maxRows: 5 })}
        inputProps={{
          name: field,
          maxLength: LENGTHS[field],
          'aria-required': field !== 'line',
          'aria-invalid': problem !== undefined,
          'aria-describedby': describedBy(id, help, sentence),
        }}
      />
    </FieldLayout>
  );
}

interface InviteFormProps {
  /** The earlier invitation, whose values are offered again. */
  before: WireInvitation | undefined;
  onSent: () => void;
  onCancel: () => void;
}

function InviteForm({ before, onSent, onCancel }: InviteFormProps) {
  const { t } = useSharingText();
  const { i18n } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useDisplayName(before?.name);
  const [email, setEmail] = useState(before?.email ?? '');
  const [line, setLine] = useState(before?.line ?? '');
  const [sharesSaved, setSharesSaved] = useState(before?.sharesSaved ?? false);
  const [problems, setProblems] = useState<Partial<Record<Field, FieldProblem>>>({});
  const [failure, setFailure] = useState<FormProblem>();
  const [invite, { isLoading }] = useInvitePartnerMutation();
  const refuse = (found: Partial<Record<Field, FieldProblem>>) => {
    setProblems(found);
    const first = FIELDS.find((field) => found[field]);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const submit = async () => {
    if (isLoading) return;
    setFailure(undefined);
    const typed = { email: email.trim(), name: name.trim(), line: line.trim() };
    const found = {
      ...(!isEmail(typed.email) && { email: 'email' as const }),
      ...(typed.name === '' && { name: 'name' as const }),
    };
    if (Object.keys(found).length > 0) return refuse(found);
    setProblems({});
    const language = localeOf(i18n.language) === 'fr-CA' ? 'fr' : 'en';
    const { error } = await invite({ ...typed, language, sharesSaved });
    if (!error) return onSent();
    const refused = isCallError(error) && error.status === 400 ? refusedFields(error) : {};
    if (Object.keys(refused).length > 0) return refuse(refused);
    setFailure((isCallError(error) && BY_STATUS[error.status]) || 'failed');
  };
  const change = (field: Field, set: (value: string) => void) => (value: string) => {
    set(value);
    setProblems(({ [field]: _, ...others }) => others);
  };
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      aria-label={t('invite.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      sx={{ display: 'grid', gap: 5 }}
    >
      <Typography>{t('invite.intro')}</Typography>
      <SharingField
        field="email"
        value={email}
        onChange={change('email', setEmail)}
        problem={problems.email}
        input={{ type: 'email', autoComplete: 'off' }}
      />
      <SharingField
        field="name"
        value={name}
        onChange={change('name', setName)}
        problem={problems.name}
        help={t('invite.nameHelp')}
        input={{ autoComplete: 'given-name' }}
      />
      <SharingField
        field="line"
        value={line}
        onChange={change('line', setLine)}
        problem={problems.line}
        help={t('invite.lineHelp')}
        input={{ multiline: true }}
      />
      <EarlierHomes checked={sharesSaved} onChange={setSharesSaved} />
      <Typography variant="body2" color="textSecondary">
        {t('invite.privacy')}
      </Typography>
      {failure && <AlertBox text={t(`invite.problem.${failure}`)} />}
      <Box sx={{ display: 'grid', gap: 3 }}>
        <BusyButton type="submit" fullWidth isBusy={isLoading} sx={{ minHeight: 48 }}>
          {t(isLoading ? 'invite.sending' : 'invite.send')}
        </BusyButton>
        <Button variant="outlined" fullWidth onClick={onCancel}>
          {t('invite.cancel')}
        </Button>
      </Box>
    </Box>
  );
}

interface InviteDialogProps extends Pick<InviteFormProps, 'before' | 'onSent'> {
  open: boolean;
  onClose: () => void;
  onExited: () => void;
}

/** Invites a partner to the saved homes, and says before what becomes visible. */
export function InviteDialog({ open, before, onSent, onClose, onExited }: InviteDialogProps) {
  const { t } = useSharingText();
  return (
    <DialogLayout
      isForm
      title={t('invite.title')}
      open={open}
      onClose={onClose}
      closeLabel={t('invite.close')}
      onExited={onExited}
      maxWidth="sm"
    >
      <FrozenWhileClosing open={open}>
        <InviteForm before={before} onSent={onSent} onCancel={onClose} />
      </FrozenWhileClosing>
    </DialogLayout>
  );
}
