import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { provinceName } from '#domain/geo/provinces.ts';
import { folded } from '#domain/listing/slug.ts';
import { localeOf } from '#i18n/i18n.ts';
import { useContentField } from './contentForm.ts';
import { BothField, HomesField, LineField, ListField, Pair } from './fields.tsx';
import { PictureField } from './PictureField.tsx';
import { ProvinceField } from './ProvinceField.tsx';
import { Rows } from './Rows.tsx';

interface Agent {
  name?: string;
}

interface Area {
  state?: string;
}

/** Languages that are spoken most in Canada (census of 2021), as BCP 47 tags. */
const SPOKEN =
  'en fr zh-Hans zh-Hant yue pa es ar tl it de pt ur fa hi ru ta ko vi pl gu bn uk el he ro tr ak'.split(' ');

/** "Amara Osei" -> "amara-osei" */
const slugOf = (name: string): string =>
  folded(name)
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);

/** The brokerage's agents. */
export function TeamForm() {
  const { t } = useTranslation('deskContent');
  return (
    <Rows<Agent>
      path="agents"
      add={t('team.add')}
      none={t('team.none')}
      make={() => ({
        slug: '',
        name: '',
        languages: ['en'],
        areas: [{ state: 'Ontario', cities: [] }],
        homes: [],
      })}
      nameOf={({ name = '' }) => name}
    >
      {(path, { name = '' }) => <AgentFields path={path} name={name} />}
    </Rows>
  );
}

function AgentFields({ path, name }: { path: string; name: string }) {
  const { t, i18n } = useTranslation('deskContent');
  const slug = useContentField(`${path}.slug`);
  return (
    <>
      <Pair>
        <LineField
          path={`${path}.name`}
          label={t('team.name')}
          onBlur={() => slug.value === '' && slug.set(slugOf(name))}
        />
        <LineField path={`${path}.slug`} label={t('team.slug')} help={t('team.slugHelp')} />
      </Pair>
      <PictureField
        path={`${path}.portrait`}
        label={t('team.portrait')}
        alt={t('picture.now', { name })}
        help={t('picture.help')}
      />
      <BothField path={`${path}.role`} label={t('team.role')} />
      <BothField path={`${path}.about`} label={t('team.about')} rows={3} />
      <Pair>
        <LineField path={`${path}.licence`} label={t('team.licence')} help={t('team.licenceHelp')} />
        <LineField path={`${path}.phone`} label={t('phone')} help={t('phoneHelp')} type="tel" />
        <LineField path={`${path}.email`} label={t('email')} type="email" />
        <LineField
          path={`${path}.account`}
          label={t('team.account')}
          help={t('team.accountHelp')}
          type="email"
        />
      </Pair>
      <LanguagesField path={`${path}.languages`} />
      <Box role="group" aria-label={t('team.areas')} sx={{ display: 'grid', gap: 3 }}>
        <Box sx={{ typography: 'body2', fontWeight: 600 }}>{t('team.areas')}</Box>
        <Rows<Area>
          path={`${path}.areas`}
          add={t('team.addArea')}
          none={t('team.noAreas')}
          make={() => ({ state: 'Ontario', cities: [] })}
          nameOf={({ state = '' }) => provinceName(state, localeOf(i18n.language))}
        >
          {(area) => (
            <Pair>
              <ProvinceField path={`${area}.state`} />
              <ListField path={`${area}.cities`} label={t('team.cities')} help={t('team.citiesHelp')} />
            </Pair>
          )}
        </Rows>
      </Box>
      <HomesField path={`${path}.homes`} label={t('team.homes')} help={t('team.homesHelp')} />
    </>
  );
}

/** Checkboxes of the languages that an agent speaks. */
function LanguagesField({ path }: { path: string }) {
  const { t, i18n } = useTranslation('deskContent');
  const { value, set, problem } = useContentField(path);
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const names = new Intl.DisplayNames(localeOf(i18n.language), { type: 'language' });
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0 }}>
      <Box component="legend" sx={{ p: 0, typography: 'body2', fontWeight: 600 }}>
        {t('team.languages')}
      </Box>
      {problem && (
        <Box role="alert" sx={{ color: 'error.main', fontWeight: 600 }}>
          {problem}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5 }}>
        {[...new Set([...SPOKEN, ...chosen])].map((tag) => (
          <Box
            key={tag}
            component="label"
            sx={{ display: 'flex', gap: 2, alignItems: 'center', minHeight: 44 }}
          >
            <input
              type="checkbox"
              checked={chosen.includes(tag)}
              onChange={({ target }) =>
                set(target.checked ? [...chosen, tag] : chosen.filter((one) => one !== tag))
              }
            />
            {names.of(tag) ?? tag}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
