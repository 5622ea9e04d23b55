import common from '#i18n/en/common.json';
import errors from '#i18n/en/errors.json';
import { addEnglish } from '#i18n/i18n.ts';

// These texts are loaded with the fields and not with every page.
await Promise.all([addEnglish('common', common), addEnglish('errors', errors)]);
