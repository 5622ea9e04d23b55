import i18next from 'i18next';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { changeLanguage, startTexts } from './i18n.ts';

afterEach(() => {
  vi.doUnmock('./fr.ts');
  vi.restoreAllMocks();
});

const login = () => i18next.t('login', { ns: 'shell' });
const hasFrench = () => i18next.hasResourceBundle('fr', 'shell');

test('if French cannot be loaded, the product starts in English and a switch rejects', async () => {
  vi.doMock('./fr.ts', () => {
    throw new Error('no network');
  });
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await startTexts('fr');
  expect(login()).toBe('Log in');
  expect(warned).toHaveBeenCalledOnce();
  await expect(changeLanguage('fr')).rejects.toThrow();
  expect(i18next.language).toBe('en');
});

test('French is loaded only when it is chosen', async () => {
  await startTexts('en');
  expect(hasFrench()).toBe(false);
  await changeLanguage('fr');
  expect(hasFrench()).toBe(true);
  expect(login()).toBe('Connexion');
});

describe('the texts of one namespace', () => {
  const load = async () => {
    vi.resetModules();
    const texts = await import('./i18n.ts');
    const { default: list } = await import('./en/list.json');
    return { ...texts, list };
  };

  test('are available in French as soon as the code is loaded, in any order', async () => {
    const { startTexts: start, addEnglish, list } = await load();
    const { default: texts } = await import('i18next');
    await start('fr');
    expect(texts.hasResourceBundle('fr', 'list')).toBe(false);
    await addEnglish('list', list);
    expect(texts.hasResourceBundle('fr', 'list')).toBe(true);
  });

  test('come with the language if the code was loaded first', async () => {
    const { startTexts: start, changeLanguage: change, addEnglish, list } = await load();
    const { default: texts } = await import('i18next');
    await addEnglish('list', list);
    await start('en');
    expect(texts.hasResourceBundle('fr', 'list')).toBe(false);
    await change('fr');
    expect(texts.hasResourceBundle('fr', 'list')).toBe(true);
  });

  test('are English if only they cannot be loaded', async () => {
    vi.doMock('./fr/list.json', () => {
      throw new Error('no network');
    });
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { startTexts: start, addEnglish, list } = await load();
    const { default: texts } = await import('i18next');
    await start('fr');
    await addEnglish('list', list);
    expect(texts.t('login', { ns: 'shell' })).toBe('Connexion');
    expect(texts.hasResourceBundle('fr', 'list')).toBe(false);
    expect(warned).toHaveBeenCalledOnce();
    vi.doUnmock('./fr/list.json');
  });
});
