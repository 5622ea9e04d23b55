import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isTest, sourceFiles } from '#tools/sourceFiles.ts';
import { everyNode, syntaxOf } from '#tools/syntax.ts';
import { root } from './plantedProject.ts';

/** Links to a plain login: in the header, after a sign-out, and between the account's forms. */
const PLAIN = ['src/app/header/useLoginPath.ts', 'src/store/signOut.ts', 'src/domain/account/redirect.ts'];

test('every link from a page to the login names the visitor’s intent', () => {
  const unnamed: string[] = [];
  for (const path of sourceFiles(root).filter((file) => file.startsWith('src/') && !isTest(file))) {
    if (PLAIN.includes(path) || !readFileSync(join(root, path), 'utf8').includes('paths.')) continue;
    everyNode(syntaxOf(root, path), (node) => {
      const link = node.getText();
      if (
        /^paths\.(login|newAccount)\(\s*(?!\))/.test(link) &&
        link.endsWith(')') &&
        !/'\w+'|intent/i.test(link)
      ) {
        unnamed.push(`${path}: ${link}`);
      }
    });
  }
  expect(unnamed).toEqual([]);
});
