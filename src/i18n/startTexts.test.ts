import i18next from 'i18next';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { changeLanguage, startTexts } from './i18n.ts';

afterEach(() => {
  vi.doUnmock('./fr.ts');
  vi.restoreAllMocks();
});

const login = () => i18next.t('login', { ns: 'shell' });
const hasFrench = () => i18next.hasResourceBundle('fr', 'shell');

test('where French cannot be loaded, the product starts in English and a switch says so', async () => {
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

test('French is loaded when it is chosen, and not before', async () => {
  await startTexts('en');
  expect(hasFrench()).toBe(false);
  await changeLanguage('fr');
  expect(hasFrench()).toBe(true);
  expect(login()).toBe('Connexion');
});

describe('the texts of one part', () => {
  const load = async () => {
    vi.resetModules();
    const texts = await import('./i18n.ts');
    const { default: list } = await import('./en/list.json');
    return { ...texts, list };
  };

  test('are there in French as soon as its code is, whatever was there first', async () => {
    const { startTexts: start, addEnglish, list } = await load();
    const { default: texts } = await import('i18next');
    await start('fr');
    expect(texts.hasResourceBundle('fr', 'list')).toBe(false);
    await addEnglish('list', list);
    expect(texts.hasResourceBundle('fr', 'list')).toBe(true);
  });

  test('come with the language where the code was there first', async () => {
    const { startTexts: start, changeLanguage: change, addEnglish, list } = await load();
    const { default: texts } = await import('i18next');
    await addEnglish('list', list);
    await start('en');
    expect(texts.hasResourceBundle('fr', 'list')).toBe(false);
    await change('fr');
    expect(texts.hasResourceBundle('fr', 'list')).toBe(true);
  });

  test('are English where only they cannot be loaded', async () => {
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
