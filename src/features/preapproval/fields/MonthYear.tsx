import { styled } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldLayout } from '#components/fields/FieldLayout.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import { localeOf } from '#i18n/i18n.ts';
import type { SectionForm } from '../form/useSectionForm.ts';
import { GroupLayout } from './GroupLayout.tsx';
import { SelectField } from './SelectField.tsx';
import { useFieldParts } from './useFieldParts.ts';

/** A year of four digits. */
function YearField({ section, field }: { section: SectionForm; field: string }) {
  const { layout, input } = useFieldParts(section, field);
  const { field: own } = useController({ control: section.form.control, name: field });
  return (
    <FieldLayout {...layout}>
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
    </FieldLayout>
  );
}

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  maxWidth: 400,
}));

interface PairGroupProps {
  id: string;
  label: string;
  help?: string | undefined;
  children: ReactNode;
}

/** Two fields for one answer. Each shows its own problem. */
function PairGroup({ id, label, help, children }: PairGroupProps) {
  return (
    <GroupLayout id={id} label={label} help={help} problem={undefined}>
      <Pair>{children}</Pair>
    </GroupLayout>
  );
}

interface MonthYearProps {
  section: SectionForm;
  label: string;
  month: string;
  year: string;
  help?: string;
}

/** Names of the months in the page's language, with their numbers. */
function useMonths(): { value: string; label: string }[] {
  const { language } = useTranslation().i18n;
  return useMemo(() => {
    const name = new Intl.DateTimeFormat(localeOf(language), { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) => ({
      value: String(month + 1),
      label: name.format(Date.UTC(2026, month, 1)),
    }));
  }, [language]);
}

/** A month and its year. */
export function MonthYear({ section, label, month, year, help }: MonthYearProps) {
  const months = useMonths();
  return (
    <PairGroup id={`${section.id}-${month}-group`} label={label} help={help}>
      <SelectField section={section} field={month} options={months} />
      <YearField section={section} field={year} />
    </PairGroup>
  );
}
