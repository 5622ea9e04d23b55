/** npm run configuration-table: updates README's section about the settings, and .env.example. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleFile, withConfiguration } from './configurationTable.ts';

const root = join(import.meta.dirname, '..', '..');
const readme = join(root, 'README.md');
writeFileSync(readme, withConfiguration(readFileSync(readme, 'utf8')));
writeFileSync(join(root, '.env.example'), exampleFile());
