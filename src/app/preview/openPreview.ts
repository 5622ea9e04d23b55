/** The preview of a draft, which admins open at the desk (src/desk/content). Visitors never load this code. */
import type { WireSite } from '#api/content/contract.ts';
import { serviceAddresses } from '#config/environment.ts';
import { leavePage } from '#platform/navigation/leavePage.ts';
import { tabStorage } from '#platform/storage/storage.ts';
import { showBar } from './showBar.ts';

/**
 * Sends the token with all calls of the content, in place of the customer's. The calls themselves do not know of previews,
 * so that visitors load no code for them.
 */
function sendToken(token: string): void {
  const content = new URL(`${serviceAddresses.realtyUrl}/content/`, location.href).href;
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const isRequest = input instanceof Request;
    const { href } = new URL(isRequest ? input.url : input, location.href);
    if (!href.startsWith(content)) return send(input, init);
    const headers = new Headers(isRequest ? input.headers : init?.headers);
    headers.set('Authorization', `Preview ${token}`);
    return send(input, { ...init, headers, cache: 'no-store' });
  };
}

/** Removes the published content that the services' page contains for the app's first calls. */
function dropPublished(): void {
  for (const name of globalThis.earlyAnswers?.keys() ?? []) {
    if (name.includes('/content/')) globalThis.earlyAnswers?.delete(name);
  }
}

/** Search engines do not list the page, although they never get a token. */
function hideFromSearch(): void {
  const robots = document.createElement('meta');
  robots.name = 'robots';
  robots.content = 'noindex';
  document.head.append(robots);
}

/**
 * Begins the preview of this tab.
 * @param token the desk put it into the tab's storage
 * @returns its next step: with the answer of GET /realty/content/site, shows the bar
 */
export function openPreview(token: string): { show(preview: WireSite['preview']): void } {
  sendToken(token);
  dropPublished();
  hideFromSearch();
  const leave = () => {
    tabStorage.remove('preview');
    leavePage();
  };
  return {
    show(preview) {
      // Pages show the published content after a reload only.
      if (preview) setTimeout(() => leavePage(), preview.endsInMs);
      showBar({ isEnded: !preview, onLeave: leave });
    },
  };
}
