/** What browsers with Trusted Types ask before a text becomes code: https://www.w3.org/TR/trusted-types/ (2026-11). */

/** A text goes through, or is refused. */
type Rule = (text: string, type?: string, sink?: string) => string | null;

declare global {
  var trustedTypes:
    | {
        createPolicy(
          name: string,
          rules: Record<'createHTML' | 'createScript' | 'createScriptURL', Rule>,
        ): object;
      }
    | undefined;
}

/**
 * Makes the page's default policy. Addresses of workers are those of this origin. HTML may be read into a document of
 * its own, where nothing runs (MapLibre cleans the map's attribution there), and not be written into the page. A script
 * may hold JSON, which does nothing as code: what the page tells search engines. Has to run before any other script,
 * which could make a wider one under the same name; once a page.
 */
export function guardSinks(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (html, _type, sink) => (sink === 'DOMParser parseFromString' ? html : null),
    createScript: (text) => {
      JSON.parse(text);
      return text;
    },
    createScriptURL: (url) =>
      new URL(url, globalThis.location.href).origin === globalThis.location.origin ? url : null,
  });
}
