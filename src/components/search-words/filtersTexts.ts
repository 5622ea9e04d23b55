import filters from '#i18n/en/filters.json';
import { addEnglish } from '#i18n/i18n.ts';

// They come with the code that says them instead of with every page.
await addEnglish('filters', filters);
