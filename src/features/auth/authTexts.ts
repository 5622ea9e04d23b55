import auth from '#i18n/en/auth.json';
import { addEnglish } from '#i18n/i18n.ts';

// These texts are loaded with this feature's code and not with every page.
await addEnglish('auth', auth);
