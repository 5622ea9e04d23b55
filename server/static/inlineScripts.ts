import { createHash } from 'node:crypto';

/**
 * Sources for a Content-Security-Policy that lets the page's own inline scripts run and no other.
 * @param html the page as it is sent
 * @returns "'sha256-…'" for each script whose text stands in the page
 */
export function inlineScriptSources(html: string): string[] {
  const scripts = html.matchAll(/<script>([\s\S]*?)<\/script>/g);
  return [...scripts].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
