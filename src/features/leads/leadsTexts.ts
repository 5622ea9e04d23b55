import leads from '#i18n/en/leads.json';
import { addEnglish } from '#i18n/i18n.ts';

// They come with this feature's code instead of with every page.
await addEnglish('leads', leads);
