import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '#i18n/i18n.ts';
import type { SectionForm } from '../form/useSectionForm.ts';
import { PairGroup } from './PairGroup.tsx';
import { SelectField } from './SelectField.tsx';
import { YearField } from './YearField.tsx';

interface MonthYearProps {
  section: SectionForm;
  label: string;
  month: string;
  year: string;
  help?: string;
}

/** The months of the page's language, by their numbers. */
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
