import session from '#i18n/en/session.json';
import { addEnglish } from '#i18n/i18n.ts';

// They come with the pages that need them instead of with every page.
await addEnglish('session', session);
