/** Texts of the language 'fr' by namespace. */
import agent from './fr/agent.json';
import calculators from './fr/calculators.json';
import card from './fr/card.json';
import filters from './fr/filters.json';
import home from './fr/home.json';
import leads from './fr/leads.json';
import list from './fr/list.json';
import listing from './fr/listing.json';
import map from './fr/map.json';
import marketing from './fr/marketing.json';
import notices from './fr/notices.json';
import pages from './fr/pages.json';
import search from './fr/search.json';
import share from './fr/share.json';
import shell from './fr/shell.json';
import suggestions from './fr/suggestions.json';

/** One namespace for each part of the product. */
export const fr = {
  agent,
  calculators,
  card,
  filters,
  home,
  leads,
  list,
  listing,
  map,
  marketing,
  notices,
  pages,
  search,
  share,
  shell,
  suggestions,
};
