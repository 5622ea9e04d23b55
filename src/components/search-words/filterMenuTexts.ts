import filterMenu from '#i18n/en/filterMenu.json';
import { addEnglish } from '#i18n/i18n.ts';

// These texts are loaded with the menus, the drawer and the chips, not with the filter bar.
await addEnglish('filterMenu', filterMenu);
