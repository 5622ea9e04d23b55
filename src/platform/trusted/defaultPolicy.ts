/** What browsers with Trusted Types ask before a text becomes code: https://www.w3.org/TR/trusted-types/ (2026-11). */

declare global {
  var trustedTypes:
    | { createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): object }
    | undefined;
}

/**
 * Makes the page's default policy: addresses of workers are those of this origin, and no text becomes a script or
 * HTML. Has to run before any other script, which could make a wider one under the same name; once a page.
 */
export function guardSinks(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) =>
      new URL(url, globalThis.location.href).origin === globalThis.location.origin ? url : null,
  });
}
