import { useController } from 'react-hook-form';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import type { SectionForm } from '../form/useSectionForm.ts';
import { useFieldParts } from './useFieldParts.ts';

/** A year of four digits. */
export function YearField({ section, field }: { section: SectionForm; field: string }) {
  const { frame, input } = useFieldParts(section, field);
  const { field: own } = useController({ control: section.form.control, name: field });
  return (
    <FieldFrame {...frame}>
      <FieldInput
        name={own.name}
        inputRef={own.ref}
        value={own.value ?? ''}
        autoComplete="off"
        onChange={({ target }) => {
          own.onChange(target.value.replace(/\D/g, '').slice(0, 4));
          section.edited(field);
        }}
        onBlur={() => {
          own.onBlur();
          section.left(field);
        }}
        inputProps={{ ...input, inputMode: 'numeric' }}
      />
    </FieldFrame>
  );
}
