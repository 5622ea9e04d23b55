import Box from '@mui/material/Box';
import { type ReactNode, useId, useRef, useState } from 'react';
import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { describedBy, type FieldParts } from '#components/fields/FieldLayout.tsx';
import type { Identity } from '#platform/identity/identity.ts';
import { loadIdentity } from '#platform/identity/loadIdentity.ts';
import { BusyButton } from '#ui/BusyButton.tsx';
import { identityText } from './identityText.ts';

interface OneFieldFormProps {
  label: string;
  fieldLabel: string;
  submit: string;
  /** Returns the problem of a typed value that can be found without the provider. */
  check(typed: string): string | undefined;
  /** @throws IdentityFault */
  send(identity: Identity, typed: string): Promise<void>;
  field(parts: FieldParts & { registered: UseFormRegisterReturn }): ReactNode;
  children?: ReactNode;
}

/** A step of the sign-in with one field, whose value the identity provider has to accept. */
export function OneFieldForm({ label, fieldLabel, submit, check, send, field, children }: OneFieldFormProps) {
  const { t } = useTranslation(['desk', 'errors']);
  const id = useId();
  const form = useForm({ defaultValues: { typed: '' } });
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const refuse = (message: string) => form.setError('typed', { message }, { shouldFocus: true });
  const save = async () => {
    if (isRunning.current) return;
    const { typed } = form.getValues();
    const own = check(typed);
    if (own) return refuse(own);
    isRunning.current = true;
    setBusy(true);
    try {
      await send(await loadIdentity(), typed);
    } catch (fault) {
      refuse(identityText(t, fault));
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  const problem = form.formState.errors.typed?.message;
  return (
    <Box
      component="form"
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      sx={{ display: 'grid', gap: 4 }}
    >
      {children}
      {field({
        layout: { id, label: fieldLabel, problem },
        input: { id, 'aria-required': true, 'aria-describedby': describedBy(id, undefined, problem) },
        registered: form.register('typed', { onChange: () => form.clearErrors() }),
      })}
      <BusyButton type="submit" isBusy={isBusy}>
        {submit}
      </BusyButton>
    </Box>
  );
}
