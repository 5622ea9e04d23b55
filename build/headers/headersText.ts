import { NO_HOSTS } from '#server/static/securityHeaders.ts';
import { headerRows } from './writeHeaders.ts';

/** Stands for what each build names anew. */
const HASH = "'sha256-…'";

/** The headers of an app whose services are all of its own address, as the text of docs/deploy/headers.md. */
export function headersText(): string {
  const sections = headerRows({ scripts: [HASH], hosts: NO_HOSTS }).map(({ files, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    return [`### ${files}`, '', '```', ...lines, '```'].join('\n');
  });
  return sections.join('\n\n');
}
