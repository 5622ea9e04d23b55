import Box from '@mui/material/Box';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { describedBy, FieldLayout } from '#components/fields/FieldLayout.tsx';
import { FieldPair } from '#components/fields/FieldPair.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import { environment } from '#config/environment.ts';
import { DEFAULT_CITY } from '#domain/constants.ts';
import { PROVINCES, provinceName } from '#domain/geo/provinces.ts';
import { typedStreetAndUnit } from '#domain/listing/homeAddress.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/Select.tsx';
import { useValueText } from '../useValueText.ts';

type Field = 'street' | 'unit' | 'city';

/** The parts of an address that no suggestion has. @param typed the text of the search field, for the street */
export function AddressForm({ typed }: { typed: string }) {
  const { t, locale } = useValueText();
  const navigate = useNavigate();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<string>(DEFAULT_CITY.state);
  const [values, setValues] = useState({ ...streetOf(typed), city: '' });
  const [missing, setMissing] = useState<readonly Field[]>([]);
  useEffect(() => {
    const [first] = missing;
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }, [missing]);

  const field = (name: Field, autoComplete: string) => {
    const isMissing = missing.includes(name);
    const problem = isMissing && name !== 'unit' ? t(`manual.errors.${name}`) : undefined;
    return (
      <FieldLayout id={`${id}${name}`} label={t(`manual.${name}`)} problem={problem}>
        <FieldInput
          name={name}
          value={values[name]}
          autoComplete={autoComplete}
          onChange={({ target }) => {
            setValues({ ...values, [name]: target.value });
            setMissing(missing.filter((one) => one !== name));
          }}
          inputProps={{
            id: `${id}${name}`,
            'aria-required': name !== 'unit',
            'aria-describedby': describedBy(`${id}${name}`, undefined, problem),
          }}
        />
      </FieldLayout>
    );
  };
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      aria-label={t('manual.label')}
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        const read = typedStreetAndUnit(values.street);
        const city = values.city.trim();
        const isStreet = /\d/.test(read.street) && /\p{L}/u.test(read.street);
        const found = [...(isStreet ? [] : ['street' as const]), ...(city ? [] : ['city' as const])];
        setMissing(found);
        if (found.length > 0) return;
        const unit = values.unit.trim() || read.unit;
        void navigate(paths.homeValue({ state, city, street: read.street, unit }));
      }}
      sx={{ display: 'grid', gap: 5, mt: 3 }}
    >
      <FieldPair>
        {field('street', 'address-line1')}
        {field('unit', 'address-line2')}
      </FieldPair>
      <FieldPair>
        {field('city', 'address-level2')}
        <FieldLayout id={`${id}state`} label={t('manual.state')} problem={undefined}>
          <Select id={`${id}state`} value={state} onChange={({ target }) => setState(target.value)}>
            {PROVINCES.map(({ name }) => (
              <option key={name} value={name}>
                {provinceName(name, locale)}
              </option>
            ))}
          </Select>
        </FieldLayout>
      </FieldPair>
      <Button type="submit" variant="outlined" sx={{ minHeight: 48, justifySelf: 'start' }}>
        {t(environment.hasEstimates ? 'manual.submit' : 'valuation.submit')}
      </Button>
    </Box>
  );
}

const streetOf = (typed: string) => {
  const { street, unit } = typedStreetAndUnit(typed);
  return { street, unit: unit ?? '' };
};
