import type { UseFormRegisterReturn } from 'react-hook-form';
import { codeDigits } from '#domain/account/verificationCode.ts';
import { FieldLayout, type FieldParts } from './FieldLayout.tsx';
import { FieldInput } from './fieldInput.ts';

interface CodeFieldProps extends FieldParts {
  /** The result of the form library's `register`. */
  registered: UseFormRegisterReturn;
}

/** The digits of a mailed code. Phones and browsers that read the message offer to fill it in. */
export function CodeField({ layout, input, registered }: CodeFieldProps) {
  const { ref, onChange, ...events } = registered;
  return (
    <FieldLayout {...layout}>
      <FieldInput
        {...events}
        inputRef={ref}
        autoComplete="one-time-code"
        onChange={(event) => {
          // No maxLength: it would cut a pasted "Code: 123 456" before its digits.
          const digits = codeDigits(event.target.value);
          if (digits !== event.target.value) event.target.value = digits;
          void onChange(event);
        }}
        inputProps={{ ...input, inputMode: 'numeric', autoCorrect: 'off', spellCheck: false }}
        sx={{ '& input': { fontSize: '1.375rem', fontWeight: 700, letterSpacing: '0.3em' } }}
      />
    </FieldLayout>
  );
}
