/** English texts by namespace that come with every page; addEnglish adds the others. */
import card from './en/card.json';
import home from './en/home.json';
import notices from './en/notices.json';
import search from './en/search.json';
import share from './en/share.json';
import shell from './en/shell.json';
import suggestions from './en/suggestions.json';

/** One namespace for each part of the product. */
export const en = {
  card,
  home,
  notices,
  search,
  share,
  shell,
  suggestions,
};
