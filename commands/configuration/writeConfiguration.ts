/** npm run configuration-table: updates README's section about the settings. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withConfiguration } from './configurationTable.ts';

const readme = join(import.meta.dirname, '..', '..', 'README.md');
writeFileSync(readme, withConfiguration(readFileSync(readme, 'utf8')));
