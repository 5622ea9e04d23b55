import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { describedBy, FieldLayout } from '#components/fields/FieldLayout.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import { isColour, MIN_CONTRAST, type Scheme, weakestContrast } from '#domain/brand/brandColours.ts';
import { localeOf } from '#i18n/i18n.ts';
import { useContentField } from './contentForm.ts';
import { LineField, Pair } from './fields.tsx';
import { PictureField } from './PictureField.tsx';

/** The brokerage's name, legal name, colours and logo. */
export function BrandForm() {
  const { t } = useTranslation('deskContent');
  return (
    <>
      <Pair>
        <LineField path="name" label={t('brand.name')} help={t('brand.nameHelp')} />
        <LineField path="brokerage" label={t('brand.brokerage')} help={t('brand.brokerageHelp')} />
      </Pair>
      <Pair>
        <ColourField scheme="light" />
        <ColourField scheme="dark" />
      </Pair>
      <PictureField
        path="logo"
        label={t('brand.logo')}
        alt={t('brand.logoNow')}
        help={t('brand.logoHelp')}
        isWhole
      />
    </>
  );
}

/** The primary colour of a scheme, with its measured contrast while it is typed. */
function ColourField({ scheme }: { scheme: Scheme }) {
  const { t, i18n } = useTranslation('deskContent');
  const id = useId();
  const { value, set, problem: refused } = useContentField(`colours.${scheme}`);
  const colour = typeof value === 'string' ? value : '';
  const label = t(`brand.${scheme}`);
  const weakest = isColour(colour) ? weakestContrast(colour, scheme) : undefined;
  // Rounded down: 4.499 is not 4.5.
  const measured =
    weakest &&
    t('brand.measured', {
      ratio: new Intl.NumberFormat(localeOf(i18n.language)).format(Math.floor(weakest.ratio * 100) / 100),
      with: t(`brand.with.${weakest.with}`),
    });
  const isWeak = weakest && weakest.ratio < MIN_CONTRAST;
  // A colour is judged as it is now; the service's answer is that on an earlier one.
  const problem = isWeak ? `${t('problems.contrast')} ${measured}` : weakest ? undefined : refused;
  const help = measured && !isWeak ? `${t('brand.colourHelp')} ${measured}` : t('brand.colourHelp');
  return (
    <FieldLayout id={id} label={label} help={help} problem={problem}>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <FieldInput
          value={colour}
          onChange={({ target }) => set(target.value.trim())}
          inputProps={{ id, spellCheck: false, 'aria-describedby': describedBy(id, help, problem) }}
          sx={{ flex: 1 }}
        />
        <Box
          component="input"
          type="color"
          aria-label={t('brand.pick', { label })}
          value={isColour(colour) ? colour.toLowerCase() : '#000000'}
          onChange={({ target }) => set(target.value)}
          sx={{ flex: 'none', width: 48, height: 48, p: 1, border: 0, background: 'none', cursor: 'pointer' }}
        />
      </Box>
    </FieldLayout>
  );
}
