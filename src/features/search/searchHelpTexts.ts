import searchHelp from '#i18n/en/searchHelp.json';
import { addEnglish } from '#i18n/i18n.ts';

// They come with the box that has suggestions instead of with every page.
await addEnglish('searchHelp', searchHelp);
