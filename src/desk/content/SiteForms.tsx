/** Forms of the content that every page shows. */
import { useTranslation } from 'react-i18next';
import { localeOf } from '#i18n/i18n.ts';
import { BothField, LineField, ListField, NumberField, Pair } from './fields.tsx';
import { ProvinceField } from './ProvinceField.tsx';
import { Rows } from './Rows.tsx';

const LOCALES = ['en-CA', 'fr-CA'] as const;

/** Home's headline, and its cities by language. */
export function HomeForm() {
  const { t } = useTranslation('deskContent');
  return (
    <>
      <BothField path="title" label={t('home.title')} />
      <BothField path="sentence" label={t('home.sentence')} help={t('home.sentenceHelp')} />
      {LOCALES.map((locale) => (
        <Pair key={locale}>
          <LineField
            path={`newest.${locale}.city`}
            label={t(`inLanguage.${locale}`, { label: t('home.newest') })}
            help={t('home.newestHelp')}
          />
          <ProvinceField path={`newest.${locale}.state`} />
          <ListField
            path={`cities.${locale}`}
            label={t(`inLanguage.${locale}`, { label: t('home.cities') })}
            help={t('home.citiesHelp')}
          />
        </Pair>
      ))}
    </>
  );
}

interface Office {
  address?: Partial<Record<(typeof LOCALES)[number], string>>;
}

/** The help line, and the offices. */
export function OfficesForm() {
  const { t, i18n } = useTranslation('deskContent');
  return (
    <>
      <Pair>
        <LineField path="phone" label={t('offices.phone')} help={t('phoneHelp')} type="tel" />
        <LineField path="email" label={t('email')} type="email" />
      </Pair>
      <Rows<Office>
        path="offices"
        add={t('offices.add')}
        none={t('offices.none')}
        make={() => ({ address: {} })}
        nameOf={({ address }) => address?.[localeOf(i18n.language)] ?? ''}
      >
        {(path) => (
          <>
            <BothField path={`${path}.address`} label={t('offices.address')} />
            <BothField path={`${path}.hours`} label={t('offices.hours')} />
            <Pair>
              <NumberField
                path={`${path}.latitude`}
                label={t('offices.latitude')}
                help={t('offices.placeHelp')}
              />
              <NumberField path={`${path}.longitude`} label={t('offices.longitude')} />
            </Pair>
          </>
        )}
      </Rows>
    </>
  );
}

/** Legal texts, and the addresses of legal pages. */
export function LegalForm() {
  const { t } = useTranslation('deskContent');
  return (
    <>
      <BothField path="terms" label={t('legal.terms')} help={t('legal.addressHelp')} type="url" />
      <BothField path="privacy" label={t('legal.privacy')} help={t('legal.addressHelp')} type="url" />
      <BothField path="consent" label={t('legal.consent')} help={t('legal.consentHelp')} rows={3} />
      <BothField path="disclaimer" label={t('legal.disclaimer')} rows={4} />
    </>
  );
}
