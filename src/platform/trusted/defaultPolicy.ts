/**
 * The page's rules for text that becomes code, in browsers with Trusted Types: https://www.w3.org/TR/trusted-types/
 * (2026-11).
 */

/** Returns the text if it is allowed, or null. */
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
 * Creates the page's default policy. Workers must be of this origin. HTML may be parsed into a separate document, where
 * no script runs (MapLibre cleans the map's attribution there), but not written into the page. A script may hold JSON,
 * which does nothing as code: the data for search engines. Has to run once, before any other script, which could create
 * a wider policy under the same name.
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
