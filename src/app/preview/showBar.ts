import i18next from 'i18next';
import texts from '#i18n/en/preview.json';
import { addEnglish } from '#i18n/i18n.ts';

await addEnglish('preview', texts);

/** Colours of the bar in both schemes: the page's differ from them. */
const BAR =
  'display:flex;align-items:center;justify-content:center;gap:12px;box-sizing:border-box;min-height:3.5rem;padding:4px 16px;' +
  'background:#0f1b2d;border-bottom:2px solid #5ab0f0;color:#fff;' +
  'font:600 .875rem/1.2 "Figtree Variable","Figtree Fallback",system-ui,sans-serif';
const BUTTON =
  'flex:none;min-height:44px;padding:0 16px;border:1px solid #fff;border-radius:999px;background:none;color:inherit;font:inherit;cursor:pointer';

interface BarOptions {
  /** True if the page shows the published content. */
  isEnded: boolean;
  /** Called by the button, which ends the preview. */
  onLeave: () => void;
}

/** Shows the bar of a preview above the app, in the page's language. It scrolls away with the page. */
export function showBar({ isEnded, onLeave }: BarOptions): void {
  const app = document.getElementById('root');
  const bar = document.createElement('aside');
  const text = document.createElement('p');
  const button = document.createElement('button');
  bar.style.cssText = BAR;
  bar.dataset['print'] = 'hidden';
  text.style.margin = '0';
  text.role = 'status';
  button.type = 'button';
  button.style.cssText = BUTTON;
  button.addEventListener('click', onLeave);
  bar.append(text, button);
  app?.before(bar);
  const ribbon = app && getComputedStyle(app).getPropertyValue('--ribbon');
  const write = () => {
    if (!i18next.isInitialized) return;
    bar.ariaLabel = i18next.t('label', { ns: 'preview' });
    text.textContent = i18next.t(isEnded ? 'ended' : 'draft', { ns: 'preview' });
    button.textContent = i18next.t(isEnded ? 'close' : 'end', { ns: 'preview' });
    // Pages that fill the window leave space for it, as for the demonstration's ribbon.
    app?.style.setProperty('--ribbon', `calc(${ribbon || '0px'} + ${bar.offsetHeight}px)`);
  };
  write();
  i18next.on('languageChanged', write);
}
