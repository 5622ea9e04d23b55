import { couldNotConnect as english, reload as englishReload } from '#i18n/en/notices.json';
import { couldNotConnect as french, reload as frenchReload } from '#i18n/fr/notices.json';
import type { Language } from '#i18n/languages.ts';

function show(language: Language): void {
  const root = document.getElementById('root');
  if (root?.getAttribute('aria-busy') !== 'true') return;
  root.removeAttribute('aria-busy');
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  note.style.cssText = 'padding:8px 16px;text-align:center';
  const again = document.createElement('a');
  again.href = window.location.href;
  again.style.cssText = 'display:inline-block;padding:10px;color:inherit';
  again.textContent = language === 'fr' ? frenchReload : englishReload;
  note.append(language === 'fr' ? french : english, ' ', again);
  root.prepend(note);
}

/**
 * Shows a message with a way to reload if the app's code can't be loaded: otherwise the skeleton would stay for ever.
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
