/** The texts of heads in both languages, for the server. The app loads its texts by language and page instead. */
import i18next from 'i18next';
import enAgents from '#i18n/en/agents.json';
import enArea from '#i18n/en/area.json';
import enCalculators from '#i18n/en/calculatorPages.json';
import enCard from '#i18n/en/card.json';
import enEstimates from '#i18n/en/estimates.json';
import enFirstAnswer from '#i18n/en/firstAnswer.json';
import enHome from '#i18n/en/home.json';
import enLegal from '#i18n/en/legal.json';
import enList from '#i18n/en/list.json';
import enListing from '#i18n/en/listing.json';
import enMap from '#i18n/en/map.json';
import enPages from '#i18n/en/pages.json';
import enTrends from '#i18n/en/trends.json';
import enValue from '#i18n/en/value.json';
import frAgents from '#i18n/fr/agents.json';
import frArea from '#i18n/fr/area.json';
import frCalculators from '#i18n/fr/calculatorPages.json';
import frCard from '#i18n/fr/card.json';
import frEstimates from '#i18n/fr/estimates.json';
import frFirstAnswer from '#i18n/fr/firstAnswer.json';
import frHome from '#i18n/fr/home.json';
import frLegal from '#i18n/fr/legal.json';
import frList from '#i18n/fr/list.json';
import frListing from '#i18n/fr/listing.json';
import frMap from '#i18n/fr/map.json';
import frPages from '#i18n/fr/pages.json';
import frTrends from '#i18n/fr/trends.json';
import frValue from '#i18n/fr/value.json';
import type { Language } from '#i18n/languages.ts';

const texts = i18next.createInstance();

// The resources are here, so this ends before the next line.
void texts.init({
  lng: 'en',
  fallbackLng: 'en',
  initAsync: false,
  resources: {
    en: {
      agents: enAgents,
      area: enArea,
      calculatorPages: enCalculators,
      card: enCard,
      estimates: enEstimates,
      firstAnswer: enFirstAnswer,
      home: enHome,
      legal: enLegal,
      list: enList,
      listing: enListing,
      map: enMap,
      pages: enPages,
      trends: enTrends,
      value: enValue,
    },
    fr: {
      agents: frAgents,
      area: frArea,
      calculatorPages: frCalculators,
      card: frCard,
      estimates: frEstimates,
      firstAnswer: frFirstAnswer,
      home: frHome,
      legal: frLegal,
      list: frList,
      listing: frListing,
      map: frMap,
      pages: frPages,
      trends: frTrends,
      value: frValue,
    },
  },
  interpolation: { escapeValue: false },
  returnNull: false,
});

/** Returns the texts of a language by their namespaces. */
export const textsIn = (language: Language) => ({
  agents: texts.getFixedT(language, 'agents'),
  area: texts.getFixedT(language, 'area'),
  calculatorPages: texts.getFixedT(language, 'calculatorPages'),
  card: texts.getFixedT(language, 'card'),
  estimates: texts.getFixedT(language, 'estimates'),
  firstAnswer: texts.getFixedT(language, 'firstAnswer'),
  home: texts.getFixedT(language, 'home'),
  legal: texts.getFixedT(language, 'legal'),
  list: texts.getFixedT(language, 'list'),
  listing: texts.getFixedT(language, 'listing'),
  map: texts.getFixedT(language, 'map'),
  pages: texts.getFixedT(language, 'pages'),
  trends: texts.getFixedT(language, 'trends'),
  value: texts.getFixedT(language, 'value'),
});
