import application from '#i18n/en/application.json';
import { addEnglish } from '#i18n/i18n.ts';

// These texts are loaded with this feature's code, not with every page.
await addEnglish('application', application);
