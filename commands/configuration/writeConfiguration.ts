/** npm run configuration-table: writes README's section on the settings anew. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withConfiguration } from './configurationTable.ts';

const readme = join(import.meta.dirname, '..', '..', 'README.md');
writeFileSync(readme, withConfiguration(readFileSync(readme, 'utf8')));
