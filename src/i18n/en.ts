/** Texts of the language 'en' by namespace. */
import calculators from './en/calculators.json';
import card from './en/card.json';
import filters from './en/filters.json';
import home from './en/home.json';
import leads from './en/leads.json';
import list from './en/list.json';
import listing from './en/listing.json';
import map from './en/map.json';
import notices from './en/notices.json';
import search from './en/search.json';
import share from './en/share.json';
import shell from './en/shell.json';
import suggestions from './en/suggestions.json';

/** One namespace for each part of the product. */
export const en = {
  calculators,
  card,
  filters,
  home,
  leads,
  list,
  listing,
  map,
  notices,
  search,
  share,
  shell,
  suggestions,
};
