import i18next from 'i18next';
import desk from '#i18n/en/desk.json';
import deskContent from '#i18n/en/deskContent.json';
import deskItem from '#i18n/en/deskItem.json';
import deskOffice from '#i18n/en/deskOffice.json';
import deskTemplates from '#i18n/en/deskTemplates.json';
import frenchTemplates from '#i18n/fr/deskTemplates.json';
import { changeLanguage, startTexts } from '#i18n/i18n.ts';
import type { Language } from '#i18n/languages.ts';

const english = { desk, deskContent, deskItem, deskOffice, deskTemplates };

async function addFrench(): Promise<void> {
  if (i18next.hasResourceBundle('fr', 'desk')) return;
  const [texts, item, office, content] = await Promise.all([
    import('#i18n/fr/desk.json'),
    import('#i18n/fr/deskItem.json'),
    import('#i18n/fr/deskOffice.json'),
    import('#i18n/fr/deskContent.json'),
  ]);
  i18next.addResourceBundle('fr', 'desk', texts.default);
  i18next.addResourceBundle('fr', 'deskItem', item.default);
  i18next.addResourceBundle('fr', 'deskOffice', office.default);
  i18next.addResourceBundle('fr', 'deskContent', content.default);
}

/** Adds the desk's texts to those of the product. */
export function addDeskTexts(): void {
  for (const [name, texts] of Object.entries(english)) i18next.addResourceBundle('en', name, texts);
  i18next.addResourceBundle('fr', 'deskTemplates', frenchTemplates);
}

/** Starts the texts in a language; in English if the French ones cannot be loaded. */
export async function startDeskTexts(language: Language): Promise<void> {
  await startTexts('en');
  addDeskTexts();
  if (language === 'fr') {
    await changeDeskLanguage('fr').catch((error: unknown) => console.warn('French is not there.', error));
  }
}

/** Switches all texts. Rejects if the language cannot be loaded. */
export async function changeDeskLanguage(language: Language): Promise<void> {
  if (language === 'fr') await addFrench();
  await changeLanguage(language);
}
