import i18next from 'i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { changeLanguage, startTexts } from '../../../src/i18n/i18n.ts';

afterEach(() => {
  vi.doUnmock('../../../src/i18n/fr.ts');
  vi.restoreAllMocks();
});

const login = () => i18next.t('login', { ns: 'shell' });
const hasFrench = () => i18next.hasResourceBundle('fr', 'shell');

test('where French cannot be loaded, the product starts in English and a switch says so', async () => {
  vi.doMock('../../../src/i18n/fr.ts', () => {
    throw new Error('no network');
  });
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await startTexts('fr');
  expect(login()).toBe('Login');
  expect(warned).toHaveBeenCalledOnce();
  await expect(changeLanguage('fr')).rejects.toThrow();
  expect(i18next.language).toBe('en');
});

test('French is loaded when it is chosen, and not before', async () => {
  await startTexts('en');
  expect(hasFrench()).toBe(false);
  await changeLanguage('fr');
  expect(hasFrench()).toBe(true);
  expect(login()).toBe('Connexion');
});
