/** French texts by namespace: those of every page, and the loaders of the others. */
import card from './fr/card.json';
import home from './fr/home.json';
import notices from './fr/notices.json';
import search from './fr/search.json';
import share from './fr/share.json';
import shell from './fr/shell.json';
import suggestions from './fr/suggestions.json';
import type { LazyTexts } from './lazyTexts.ts';

/** One namespace for each part that every page has. */
export const fr = {
  card,
  home,
  notices,
  search,
  share,
  shell,
  suggestions,
};

/** Lazy texts, each loaded with the code that uses it. */
export const lazyFrench: { [Name in keyof LazyTexts]: () => Promise<{ default: LazyTexts[Name] }> } = {
  agent: () => import('./fr/agent.json'),
  agents: () => import('./fr/agents.json'),
  amenities: () => import('./fr/amenities.json'),
  application: () => import('./fr/application.json'),
  auth: () => import('./fr/auth.json'),
  browserAlerts: () => import('./fr/browserAlerts.json'),
  calculatorPages: () => import('./fr/calculatorPages.json'),
  calculators: () => import('./fr/calculators.json'),
  common: () => import('./fr/common.json'),
  commute: () => import('./fr/commute.json'),
  errors: () => import('./fr/errors.json'),
  estimates: () => import('./fr/estimates.json'),
  facts: () => import('./fr/facts.json'),
  feedWords: () => import('./fr/feedWords.json'),
  filterMenu: () => import('./fr/filterMenu.json'),
  filters: () => import('./fr/filters.json'),
  firstAnswer: () => import('./fr/firstAnswer.json'),
  homeTypes: () => import('./fr/homeTypes.json'),
  offlineCopy: () => import('./fr/offlineCopy.json'),
  homeMarks: () => import('./fr/homeMarks.json'),
  leads: () => import('./fr/leads.json'),
  legal: () => import('./fr/legal.json'),
  list: () => import('./fr/list.json'),
  listing: () => import('./fr/listing.json'),
  map: () => import('./fr/map.json'),
  marketing: () => import('./fr/marketing.json'),
  pages: () => import('./fr/pages.json'),
  preapproval: () => import('./fr/preapproval.json'),
  preview: () => import('./fr/preview.json'),
  refusedLeads: () => import('./fr/refusedLeads.json'),
  priceHistory: () => import('./fr/priceHistory.json'),
  prices: () => import('./fr/prices.json'),
  saved: () => import('./fr/saved.json'),
  profile: () => import('./fr/profile.json'),
  results: () => import('./fr/results.json'),
  searchHelp: () => import('./fr/searchHelp.json'),
  searches: () => import('./fr/searches.json'),
  session: () => import('./fr/session.json'),
  sharing: () => import('./fr/sharing.json'),
  signIn: () => import('./fr/signIn.json'),
  area: () => import('./fr/area.json'),
  trends: () => import('./fr/trends.json'),
  value: () => import('./fr/value.json'),
  viewings: () => import('./fr/viewings.json'),
  visits: () => import('./fr/visits.json'),
};
