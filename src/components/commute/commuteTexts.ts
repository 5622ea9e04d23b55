import commute from '#i18n/en/commute.json';
import { addEnglish } from '#i18n/i18n.ts';

// These texts are loaded with the chips, the dialog and the listing's section, not with every page.
await addEnglish('commute', commute);
