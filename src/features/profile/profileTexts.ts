import profile from '#i18n/en/profile.json';
import { addEnglish } from '#i18n/i18n.ts';

// They come with this feature's code instead of with every page.
await addEnglish('profile', profile);
