import './fieldTexts.ts';
import { type ReactNode, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/IconButton.tsx';
import { EyeIcon, EyeOffIcon } from '#ui/icons/pageIcons.tsx';
import { FieldLayout, type FieldParts } from './FieldLayout.tsx';
import { FieldInput } from './fieldInput.ts';

interface PasswordFieldProps extends FieldParts {
  /** The result of the form library's `register`. */
  registered: UseFormRegisterReturn;
  autoComplete: 'current-password' | 'new-password';
  /** Shown under the field. */
  children?: ReactNode;
}

/** A password, hidden until its button is pressed. */
export function PasswordField({ layout, input, registered, autoComplete, children }: PasswordFieldProps) {
  const { t } = useTranslation('common');
  const [isShown, setShown] = useState(false);
  const { ref, ...events } = registered;
  const Icon = isShown ? EyeOffIcon : EyeIcon;
  return (
    <FieldLayout {...layout} below={children}>
      <FieldInput
        {...events}
        inputRef={ref}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        inputProps={{ ...input, autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }}
        endAdornment={
          <IconButton
            aria-label={t('showPassword')}
            aria-pressed={isShown}
            aria-controls={layout.id}
            onClick={() => setShown((was) => !was)}
            sx={{ mr: -2.5, color: 'text.secondary' }}
          >
            <Icon />
          </IconButton>
        }
      />
    </FieldLayout>
  );
}

/** Tells password managers which account the password belongs to, in a form without a field for the email. */
export function UsernameForManagers({ email }: { email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />;
}
