/** The invented team of the demonstration. Its portraits are drawn by `npm run brand-pictures`. */
import type { Localised } from '../../src/api/content/contract.ts';

interface Person {
  slug: string;
  name: string;
  role: Localised;
  licence: string;
  languages: string[];
  cities: string[];
  phone: string;
  /** Name of a picture of public/brand. */
  portrait: `portrait-${string}`;
  about: Localised;
}

const SALES: Localised = { 'en-CA': 'Sales Representative', 'fr-CA': 'Courtière immobilière' };
const BROKER: Localised = { 'en-CA': 'Broker', 'fr-CA': 'Courtier immobilier' };
const BROKER_FEMININE: Localised = { 'en-CA': 'Broker', 'fr-CA': 'Courtière immobilière' };

const PEOPLE: readonly Person[] = [
  {
    slug: 'amara-osei',
    name: 'Amara Osei',
    role: SALES,
    licence: 'RECO 4410151',
    languages: ['en', 'ak'],
    cities: ['Toronto'],
    phone: '416-555-0151',
    portrait: 'portrait-amara',
    about: {
      'en-CA':
        'Amara sells houses and semis in the old streets west of the Don. She was a building inspector before, and will tell you which cracks matter.\n\nShe walks to most of her viewings.',
      'fr-CA':
        'Amara vend des maisons et des jumelées dans les vieilles rues à l’ouest de la Don. Ancienne inspectrice en bâtiment, elle vous dira quelles fissures comptent.\n\nElle se rend à pied à la plupart de ses visites.',
    },
  },
  {
    slug: 'benoit-lachance',
    name: 'Benoit Lachance',
    role: BROKER,
    licence: 'RECO 4410152',
    languages: ['fr', 'en'],
    cities: ['Ottawa', 'Toronto'],
    phone: '416-555-0152',
    portrait: 'portrait-benoit',
    about: {
      'en-CA': 'Benoit helps families who move between Toronto and Ottawa, in French or in English.',
      'fr-CA':
        'Benoit accompagne les familles qui déménagent entre Toronto et Ottawa, en français ou en anglais.',
    },
  },
  {
    slug: 'carmen-duarte',
    name: 'Carmen Duarte',
    role: SALES,
    licence: 'RECO 4410153',
    languages: ['en', 'es', 'pt'],
    cities: ['Mississauga', 'Oakville', 'Burlington'],
    phone: '416-555-0153',
    portrait: 'portrait-carmen',
    about: {
      'en-CA': 'Carmen knows the condos along the lake from Port Credit to Burlington.',
      'fr-CA': 'Carmen connaît les copropriétés au bord du lac, de Port Credit à Burlington.',
    },
  },
  {
    slug: 'farid-rahimi',
    name: 'Farid Rahimi',
    role: BROKER,
    licence: 'RECO 4410154',
    languages: ['en', 'fa', 'fr'],
    cities: ['Richmond Hill', 'Vaughan', 'Markham'],
    phone: '416-555-0154',
    portrait: 'portrait-farid',
    about: {
      'en-CA': 'Farid has worked in York Region for eighteen years, mostly with first-time buyers.',
      'fr-CA':
        'Farid travaille dans la région de York depuis dix-huit ans, surtout auprès de premiers acheteurs.',
    },
  },
  {
    slug: 'grace-lin',
    name: 'Grace Lin',
    role: SALES,
    licence: 'RECO 4410155',
    languages: ['en', 'zh-Hant', 'yue'],
    cities: ['Markham', 'Toronto'],
    phone: '416-555-0155',
    portrait: 'portrait-grace',
    about: {
      'en-CA': 'Grace works with buyers of new condos, and reads every page of their contracts.',
      'fr-CA':
        'Grace travaille avec les acheteurs de copropriétés neuves et lit chaque page de leurs contrats.',
    },
  },
  {
    slug: 'harpreet-sandhu',
    name: 'Harpreet Sandhu',
    role: BROKER,
    licence: 'RECO 4410156',
    languages: ['en', 'pa', 'hi'],
    cities: ['Brampton', 'Mississauga'],
    phone: '416-555-0156',
    portrait: 'portrait-harpreet',
    about: {
      'en-CA': 'Harpreet finds homes with room for three generations in Brampton and Mississauga.',
      'fr-CA': 'Harpreet trouve des maisons pour trois générations à Brampton et à Mississauga.',
    },
  },
  {
    slug: 'kiona-whitebear',
    name: 'Kiona Whitebear',
    role: BROKER_FEMININE,
    licence: 'RECO 4410157',
    languages: ['en', 'cr'],
    cities: [],
    phone: '416-555-0157',
    portrait: 'portrait-kiona',
    about: {
      'en-CA': 'Kiona travels all over Ontario for farms, cottages and houses by the water.',
      'fr-CA': 'Kiona parcourt tout l’Ontario pour des fermes, des chalets et des maisons au bord de l’eau.',
    },
  },
  {
    slug: 'nadia-kowalski',
    name: 'Nadia Kowalski',
    role: SALES,
    licence: 'RECO 4410158',
    languages: ['en', 'pl', 'fr'],
    cities: ['Hamilton', 'Burlington', 'Toronto'],
    phone: '416-555-0158',
    portrait: 'portrait-nadia',
    about: {
      'en-CA': 'Nadia helps people who leave Toronto for Hamilton, and some who come back.',
      'fr-CA': 'Nadia aide ceux qui quittent Toronto pour Hamilton, et quelques-uns qui en reviennent.',
    },
  },
];

/** A member of the team in the form of the content's schema (server/content/contentSchemas.ts). */
export interface DemoAgent extends Omit<Person, 'cities'> {
  areas: { state: 'Ontario'; cities: string[] }[];
  email: string;
  homes: { mlsNumber: string; boardId: number }[];
}

/** The team, without homes. */
export const DEMO_TEAM: readonly DemoAgent[] = PEOPLE.map(({ cities, portrait, ...person }) => ({
  ...person,
  areas: [{ state: 'Ontario', cities }],
  email: `${portrait.replace('portrait-', '')}@harbourandpine.example`,
  portrait,
  homes: [],
}));
