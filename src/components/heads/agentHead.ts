import type { TFunction } from 'i18next';
import type { WireAgent } from '#api/content/contract.ts';
import { portraitUrl } from '#api/content/portraits.ts';
import { type DocumentHead, type HeadPlace, pageAddress } from '#components/document-head/headTags.ts';
import { brand } from '#config/brand.ts';
import { areaList, areasOf, languageList } from '#domain/agents/agentWords.ts';
import { BASE_PATH, paths } from '#domain/paths.ts';
import { LOCALES } from '#i18n/languages.ts';

/** Returns the head of the team's page. */
export function agentsHead(t: TFunction<'agents'>): DocumentHead {
  return {
    title: `${t('documentTitle')} | ${brand.name}`,
    description: t('description', { brand: brand.name }),
    path: paths.agents(),
  };
}

/** Title of the page of an agent who is not in the team. */
export const missingAgentTitle = (t: TFunction<'agents'>): string =>
  `${t('profile.missingTitle')} | ${brand.name}`;

/**
 * Returns the head of an agent's page, with schema.org data of a RealEstateAgent. The portrait is in the data only: networks
 * show pictures of 1200 by 630 pixels.
 */
export function agentHead(agent: WireAgent, t: TFunction<'agents'>, place: HeadPlace): DocumentHead {
  const locale = LOCALES[place.language];
  const { name, slug, licence, languages, phone, email, portrait } = agent;
  const role = agent.role[locale];
  const path = paths.agents(slug);
  const image = portrait === undefined ? undefined : portraitUrl(portrait, 800);
  const description = t('profile.description', {
    name,
    role,
    brokerage: brand.brokerage,
    areas: areaList(agent, locale),
    languages: languageList(languages, locale),
  });
  return {
    title: `${t('profile.documentTitle', { name, role })} | ${brand.name}`,
    description,
    path,
    data: {
      '@context': 'https://schema.org',
      '@type': 'RealEstateAgent',
      '@id': `${new URL(BASE_PATH + path, place.origin).href}#agent`,
      name,
      description,
      url: pageAddress(path, place),
      ...(image !== undefined && { image: new URL(image, place.origin).href }),
      telephone: `+1-${phone}`,
      email,
      identifier: licence,
      knowsLanguage: languages,
      areaServed: areasOf(agent).map(({ state, city }) => ({
        '@type': city === undefined ? 'AdministrativeArea' : 'City',
        name: city ?? state,
      })),
      parentOrganization: {
        '@type': 'RealEstateAgent',
        name: brand.brokerage,
        telephone: brand.phone,
        url: pageAddress('/', place),
      },
    },
  };
}
