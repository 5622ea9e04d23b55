/** Draws the pictures of docs/screenshots: `npm run contact-sheets` ends here. */
import { join } from 'node:path';
import { drawPages } from './drawPages.ts';
import { drawSheets, PARTS } from './drawSheets.ts';

const asked = process.argv.slice(2);
const folder = asked.find((word) => word.startsWith('--out='))?.slice('--out='.length);
const [part, ...names] = asked.filter((word) => !word.startsWith('--'));
if (part === 'pages') await drawPages(names[0] ?? 'http://localhost:4600');
else {
  await drawSheets({
    folder: folder ?? join('docs', 'screenshots', 'contact-sheets'),
    parts: PARTS.filter((name) => part === undefined || part === name),
    cities: names,
  });
}
