import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldLayout } from '#components/fields/FieldLayout.tsx';
import { Select } from '#ui/Select.tsx';
import type { SectionForm } from '../form/useSectionForm.ts';
import { useFieldParts } from './useFieldParts.ts';

interface SelectFieldProps {
  section: SectionForm;
  field: string;
  options: readonly { value: string; label: string }[];
  help?: string;
  autoComplete?: string;
}

/** A choice from many options, as the platform's own list, which works well on every phone. */
export function SelectField({ section, field, options, help, autoComplete = 'off' }: SelectFieldProps) {
  const { t } = useTranslation('application');
  const { layout, input } = useFieldParts(section, field, { help });
  const { field: own } = useController({ control: section.form.control, name: field });
  return (
    <FieldLayout {...layout}>
      <Select
        {...input}
        name={own.name}
        value={own.value ?? ''}
        ref={own.ref}
        autoComplete={autoComplete}
        aria-invalid={layout.problem !== undefined}
        onChange={({ target }) => {
          own.onChange(target.value);
          section.edited(field);
        }}
        onBlur={own.onBlur}
      >
        <option value="">{t('choose')}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </FieldLayout>
  );
}
