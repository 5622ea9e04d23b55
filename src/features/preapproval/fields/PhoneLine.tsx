import Skeleton from '@mui/material/Skeleton';
import type { ComponentProps, ComponentType } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '#components/fields/FieldFrame.tsx';
import type { PhoneField } from '#components/fields/PhoneField.tsx';
import { Button } from '#ui/Button.tsx';
import { useLaterWhen } from '#ui/useLater.ts';
import type { SectionForm } from '../form/useSectionForm.ts';
import { useFieldParts } from './useFieldParts.ts';

/** What knows the numbers of every country is larger than the form: it comes after it. */
const load = (): Promise<ComponentType<ComponentProps<typeof PhoneField>>> =>
  import('#components/fields/PhoneField.tsx').then((loaded) => loaded.PhoneField);

/** A phone number with its country. */
export function PhoneLine({ section, field, help }: { section: SectionForm; field: string; help?: string }) {
  const { t } = useTranslation('application');
  const parts = useFieldParts(section, field, { help });
  const { field: own } = useController({ control: section.form.control, name: field });
  const { Part: Field, isMissing, ask } = useLaterWhen(load, true);
  if (!Field) {
    return (
      <FieldFrame {...parts.frame}>
        {isMissing ? (
          <Button variant="outlined" id={parts.input.id} onClick={ask}>
            {t('save.retry')}
          </Button>
        ) : (
          <Skeleton id={parts.input.id} variant="rounded" height={48} aria-hidden />
        )}
      </FieldFrame>
    );
  }
  return (
    <Field
      {...parts}
      name={own.name}
      value={own.value ?? ''}
      inputRef={own.ref}
      onBlur={() => {
        own.onBlur();
        section.left(field);
      }}
      withCountry
      onChange={(number) => {
        own.onChange(number);
        section.edited(field);
      }}
    />
  );
}
