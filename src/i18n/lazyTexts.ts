import type agent from './en/agent.json';
import type application from './en/application.json';
import type auth from './en/auth.json';
import type browserAlerts from './en/browserAlerts.json';
import type calculatorPages from './en/calculatorPages.json';
import type calculators from './en/calculators.json';
import type common from './en/common.json';
import type errors from './en/errors.json';
import type facts from './en/facts.json';
import type filterMenu from './en/filterMenu.json';
import type filters from './en/filters.json';
import type homeMarks from './en/homeMarks.json';
import type leads from './en/leads.json';
import type list from './en/list.json';
import type listing from './en/listing.json';
import type map from './en/map.json';
import type marketing from './en/marketing.json';
import type offlineCopy from './en/offlineCopy.json';
import type pages from './en/pages.json';
import type preapproval from './en/preapproval.json';
import type profile from './en/profile.json';
import type results from './en/results.json';
import type saved from './en/saved.json';
import type searches from './en/searches.json';
import type searchHelp from './en/searchHelp.json';
import type session from './en/session.json';
import type signIn from './en/signIn.json';
import type trends from './en/trends.json';
import type viewings from './en/viewings.json';
import type visits from './en/visits.json';

/** Lazy texts: addEnglish adds them with the code that uses them. */
export interface LazyTexts {
  agent: typeof agent;
  application: typeof application;
  auth: typeof auth;
  browserAlerts: typeof browserAlerts;
  calculatorPages: typeof calculatorPages;
  calculators: typeof calculators;
  common: typeof common;
  errors: typeof errors;
  facts: typeof facts;
  /** Words of boards for facts and rooms. English has only abbreviations. */
  feedWords: Record<string, string>;
  filterMenu: typeof filterMenu;
  filters: typeof filters;
  /** Words of boards for kinds of homes. */
  homeTypes: Record<string, string>;
  offlineCopy: typeof offlineCopy;
  homeMarks: typeof homeMarks;
  leads: typeof leads;
  list: typeof list;
  listing: typeof listing;
  map: typeof map;
  marketing: typeof marketing;
  pages: typeof pages;
  preapproval: typeof preapproval;
  saved: typeof saved;
  profile: typeof profile;
  results: typeof results;
  searches: typeof searches;
  searchHelp: typeof searchHelp;
  session: typeof session;
  signIn: typeof signIn;
  trends: typeof trends;
  viewings: typeof viewings;
  visits: typeof visits;
}
