import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './sourceFiles.ts';
import { everyNode, syntaxOf, titleOf } from './syntax.ts';

/** A row of docs/requirements.md. */
export interface Requirement {
  id: string;
  statement: string;
  /** Titles or files of tests, in backticks if there are several. */
  test: string;
  state: string;
}

/** Evidence that a row may refer to. */
export interface Evidence {
  /** Titles of tests, as written. */
  titles: ReadonlySet<string>;
  /** True for the path of a test file, from the project's root. */
  isTestFile(path: string): boolean;
  /** Every English text. */
  texts: ReadonlySet<string>;
}

/** Returns the cells of a table line. An escaped stroke (\|) stays in its cell. */
function cellsOf(line: string): string[] {
  return line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** Reads the rows of the tables `| id | statement | test | state |`. */
export function readRequirements(markdown: string): Requirement[] {
  return markdown
    .split('\n')
    .filter((line) => line.trim().startsWith('|') && line.trim().endsWith('|'))
    .map(cellsOf)
    .filter(([id]) => id !== 'id' && !/^:?-+:?$/.test(id ?? ''))
    .map(([id = '', statement = '', test = '', state = '']) => ({
      id,
      statement,
      test,
      state,
    }));
}

function quoted(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
}

function namedTests(cell: string): string[] {
  const names = quoted(cell);
  return names.length > 0 || cell === '' || cell === '-' ? names : [cell];
}

function rowFaults(row: Requirement, evidence: Evidence): string[] {
  const faults: string[] = [];
  if (row.state.toLowerCase() === 'done') {
    const names = namedTests(row.test);
    if (names.length === 0) {
      faults.push(`${row.id}: done, but names no test`);
    }
    faults.push(
      ...names
        .filter((name) => !evidence.titles.has(name) && !evidence.isTestFile(name))
        .map((name) => `${row.id}: done by "${name}", which is no test`),
    );
  }
  const copy = row.statement.split('copy:').slice(1).join(' ');
  const missing = quoted(copy).filter((text) => !evidence.texts.has(text));
  return [...faults, ...missing.map((text) => `${row.id}: "${text}" is in no en/*.json`)];
}

/**
 * Checks that the table's claims are true.
 * @returns one line for each fault
 */
export function requirementFaults(rows: Requirement[], evidence: Evidence): string[] {
  const ids = rows.map((row) => row.id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: more than one row`);
  return [...twice, ...rows.flatMap((row) => rowFaults(row, evidence))];
}

/** Returns the titles of all tests, including unit tests. */
export function testTitles(root: string): Set<string> {
  const titles = new Set<string>();
  for (const path of sourceFiles(root).filter((file) => /\.(test|e2e)\.tsx?$/.test(file))) {
    everyNode(syntaxOf(root, path), (node) => {
      const title = titleOf(node);
      if (title) titles.add(title.text);
    });
  }
  return titles;
}

/** @param path from the project's root */
export function isTestFile(root: string, path: string): boolean {
  return /\.(test|e2e)\.tsx?$/.test(path) && existsSync(join(root, path));
}
