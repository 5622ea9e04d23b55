import { couldNotConnect as english, reload as englishReload } from '#i18n/en/notices.json';
import { couldNotConnect as french, reload as frenchReload } from '#i18n/fr/notices.json';
import type { Language } from '#i18n/languages.ts';

/** Ink of the theme (src/ui/theme.ts) on the ground of each scheme. */
const INK = { light: '#0f1b2d', dark: '#eaf0f7' } as const;

function show(language: Language): void {
  const root = document.getElementById('root');
  if (root?.getAttribute('aria-busy') !== 'true') return;
  root.removeAttribute('aria-busy');
  const isDark = document.documentElement.dataset['colorScheme'] === 'dark';
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  note.style.cssText = `margin:0;padding:24px 16px;text-align:center;font:600 1.125rem/1.5 "Figtree Variable",system-ui,sans-serif;color:${isDark ? INK.dark : INK.light}`;
  const again = document.createElement('a');
  again.href = window.location.href;
  again.style.cssText = 'display:inline-block;padding:10px;color:inherit';
  again.textContent = language === 'fr' ? frenchReload : englishReload;
  note.append(language === 'fr' ? french : english, ' ', again);
  root.querySelector('.first-header')?.after(note);
  if (!note.isConnected) root.prepend(note);
}

/**
 * Shows a message with a way to reload if the app's code can't be loaded: the skeleton would otherwise stay for ever.
 * @returns stops listening
 */
export function reportBootFailure(language: Language): () => void {
  // Loading errors do not bubble. Only the entry is a script, and it fails if any file fails that it imports.
  const failed = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) show(language);
  };
  window.addEventListener('error', failed, true);
  return () => window.removeEventListener('error', failed, true);
}
