import { useController } from 'react-hook-form';
import { FieldLayout } from '#components/fields/FieldLayout.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import type { SectionForm } from '../form/useSectionForm.ts';
import { useFieldParts } from './useFieldParts.ts';

interface TextLineProps {
  section: SectionForm;
  field: string;
  /** The token for autofill. */
  autoComplete: string;
  type?: 'text' | 'email';
  help?: string;
  isOptional?: boolean;
  /** True for values in capitals, such as postal codes. */
  isCapital?: boolean;
  /** True if the field is read-only. */
  isFixed?: boolean;
}

/** A field of one line. */
export function TextLine({
  section,
  field,
  autoComplete,
  type = 'text',
  help,
  isOptional,
  isCapital,
  isFixed = false,
}: TextLineProps) {
  const { layout, input } = useFieldParts(section, field, { help, isOptional: isOptional ?? false });
  const { field: own } = useController({ control: section.form.control, name: field });
  return (
    <FieldLayout {...layout}>
      <FieldInput
        name={own.name}
        inputRef={own.ref}
        value={own.value ?? ''}
        type={type}
        readOnly={isFixed}
        autoComplete={autoComplete}
        onChange={({ target }) => {
          own.onChange(target.value);
          section.edited(field);
        }}
        onBlur={() => {
          own.onBlur();
          section.left(field);
        }}
        inputProps={{
          ...input,
          ...(isFixed && { 'aria-required': undefined }),
          ...(type === 'email' && { inputMode: 'email', autoCapitalize: 'none', spellCheck: false }),
          ...(isCapital && {
            autoCapitalize: 'characters',
            spellCheck: false,
            style: { textTransform: 'uppercase' },
          }),
        }}
      />
    </FieldLayout>
  );
}
