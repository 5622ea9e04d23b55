import filters from '#i18n/en/filters.json';
import { addEnglish } from '#i18n/i18n.ts';

// These texts are loaded with the code that uses them and not with every page.
await addEnglish('filters', filters);
