import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { describedBy, FieldLayout } from '#components/fields/FieldLayout.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import { Section } from '#components/layouts/Section.tsx';
import type { Point } from '#domain/geo/geo.ts';
import type { HomeAddress } from '#domain/listing/homeAddress.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { useValueText } from '../useValueText.ts';

interface UnitChoiceProps {
  address: HomeAddress;
  point: Point | undefined;
  /** Those that were on the market. */
  units: readonly string[];
}

/** Asks for the unit of an address with several, which may also be a house with a leased basement. */
export function UnitChoice({ address, point, units }: UnitChoiceProps) {
  const { t } = useValueText();
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [unit, setUnit] = useState('');
  const [isMissing, setMissing] = useState(false);
  const problem = isMissing ? t('units.missing') : undefined;
  return (
    <Section heading={t('units.heading')}>
      <Typography sx={{ mb: 5, maxWidth: '70ch' }}>{t('units.text')}</Typography>
      <Box
        component="form"
        noValidate
        aria-label={t('units.heading')}
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          const typed = unit.trim();
          setMissing(typed === '');
          if (typed === '') input.current?.focus();
          else void navigate(paths.homeValue({ ...address, unit: typed }));
        }}
        sx={{ display: 'grid', gap: 4, maxWidth: 360 }}
      >
        <FieldLayout id={id} label={t('units.label')} problem={problem}>
          <FieldInput
            inputRef={input}
            value={unit}
            autoComplete="off"
            onChange={({ target }) => {
              setUnit(target.value);
              setMissing(false);
            }}
            inputProps={{
              id,
              'aria-required': true,
              'aria-describedby': describedBy(id, undefined, problem),
            }}
          />
        </FieldLayout>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <Button type="submit" variant="contained" sx={{ minHeight: 48 }}>
            {t('units.submit')}
          </Button>
          <Button
            variant="outlined"
            component={Link}
            to={paths.homeValue(address, point, true)}
            sx={{ minHeight: 48 }}
          >
            {t('units.whole')}
          </Button>
        </Box>
      </Box>
      <Disclosure label={t('units.known')} sx={{ mt: 4 }}>
        {() => (
          <Box
            component="ul"
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, mt: 2, p: 0, listStyle: 'none' }}
          >
            {units.map((known) => (
              <li key={known}>
                <Button variant="outlined" component={Link} to={paths.homeValue({ ...address, unit: known })}>
                  {known}
                </Button>
              </li>
            ))}
          </Box>
        )}
      </Disclosure>
    </Section>
  );
}
