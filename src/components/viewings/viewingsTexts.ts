import viewings from '#i18n/en/viewings.json';
import { addEnglish } from '#i18n/i18n.ts';

// These texts are loaded with the code that uses them, not with every page.
await addEnglish('viewings', viewings);
