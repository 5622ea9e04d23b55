import facts from '#i18n/en/facts.json';
import { addEnglish } from '#i18n/i18n.ts';

// These texts are loaded with the menus, the drawer, the chips and saved searches, not with the filter bar.
await addEnglish('facts', facts);
