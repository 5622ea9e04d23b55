import feedWords from '#i18n/en/feedWords.json';
import { addEnglish } from '#i18n/i18n.ts';

// The French table is large: only the listing page loads it.
await addEnglish('feedWords', feedWords);
