import { createHash } from 'node:crypto';

/**
 * Sources for a Content-Security-Policy that allows the page's own inline scripts and no other.
 * @param html the page as it is sent
 * @returns "'sha256-…'" for each inline script
 */
export function inlineScriptSources(html: string): string[] {
  const scripts = html.matchAll(/<script(?: data-for="[^"]*")?>([\s\S]*?)<\/script>/g);
  return [...scripts].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
