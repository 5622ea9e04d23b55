import { useController } from 'react-hook-form';
import { FieldLayout } from '#components/fields/FieldLayout.tsx';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { SectionForm } from '../form/useSectionForm.ts';
import { useFieldParts } from './useFieldParts.ts';

/** The metadata of all countries' numbers is larger than the form, so it is loaded after it. */
const PhoneField = lazyOnIntent(async () => (await import('#components/fields/PhoneField.tsx')).PhoneField);

/** A phone number with its country. */
export function PhoneLine({ section, field, help }: { section: SectionForm; field: string; help?: string }) {
  const parts = useFieldParts(section, field, { help });
  const { field: own } = useController({ control: section.form.control, name: field });
  return (
    <PhoneField
      fallback={
        <FieldLayout {...parts.layout}>
          <Skeleton id={parts.input.id} variant="rounded" height={48} aria-hidden />
        </FieldLayout>
      }
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
