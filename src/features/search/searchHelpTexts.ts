import searchHelp from '#i18n/en/searchHelp.json';
import { addEnglish } from '#i18n/i18n.ts';

// These texts are loaded with the box that has suggestions, not with every page.
await addEnglish('searchHelp', searchHelp);
