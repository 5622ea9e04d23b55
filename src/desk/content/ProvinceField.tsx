import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldLayout } from '#components/fields/FieldLayout.tsx';
import { PROVINCES, provinceName } from '#domain/geo/provinces.ts';
import { localeOf } from '#i18n/i18n.ts';
import { Select } from '#ui/Select.tsx';
import { useContentField } from './contentForm.ts';

/** The choice of a province. */
export function ProvinceField({ path }: { path: string }) {
  const { t, i18n } = useTranslation('deskContent');
  const id = useId();
  const { value, set, problem } = useContentField(path);
  return (
    <FieldLayout id={id} label={t('team.province')} problem={problem}>
      <Select id={id} value={String(value ?? '')} onChange={({ target }) => set(target.value)}>
        {PROVINCES.map(({ name }) => (
          <option key={name} value={name}>
            {provinceName(name, localeOf(i18n.language))}
          </option>
        ))}
      </Select>
    </FieldLayout>
  );
}
