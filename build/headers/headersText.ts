import { NO_HOSTS } from '#server/static/securityHeaders.ts';
import { headerRows } from './writeHeaders.ts';

/** Placeholder for the values that differ in each build. */
const HASH = "'sha256-…'";

/** Returns the headers of an app with all services on its own address, as the text of docs/deploy/headers.md. */
export function headersText(): string {
  const sections = headerRows({ scripts: [HASH], hosts: NO_HOSTS }).map(({ files, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    return [`### ${files}`, '', '```', ...lines, '```'].join('\n');
  });
  return sections.join('\n\n');
}
