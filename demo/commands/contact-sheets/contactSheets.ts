/** Draws the pictures of docs/screenshots. Started by `npm run contact-sheets`. */
import { join } from 'node:path';
import { z } from 'zod';
import { type CommandTable, commandLine, option } from '#server/start/commandLine.ts';
import { drawPages } from './drawPages.ts';
import { drawSheets, PARTS } from './drawSheets.ts';

const table = {
  name: 'contact-sheets',
  about: 'draws the pictures of the demonstration, or takes pictures of the pages of a running product.',
  options: {
    part: option(z.enum([...PARTS, 'pages']), {
      name: 'PART',
      meaning: 'draws this part alone; all sheets where missing',
      expected: `${PARTS.join(', ')} or pages`,
      usual: undefined,
    }),
    out: option(z.string().min(1), {
      name: 'FOLDER',
      meaning: 'where sheets are written',
      expected: 'a folder',
      usual: join('docs', 'screenshots', 'contact-sheets'),
    }),
    origin: option(
      z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin),
      {
        name: 'ADDRESS',
        meaning: 'the running product whose pages are taken',
        expected: 'an address like http://localhost:4600',
        usual: 'http://localhost:4600',
      },
    ),
  },
  words: {
    name: 'CITY',
    meaning: 'cities whose maps are drawn; all where missing',
    min: 0,
    max: Number.POSITIVE_INFINITY,
  },
} satisfies CommandTable;

const { part, out, origin, words } = await commandLine(table);
if (part === 'pages') await drawPages(origin);
else {
  await drawSheets({
    folder: out,
    parts: PARTS.filter((name) => part === undefined || part === name),
    cities: words,
  });
}
