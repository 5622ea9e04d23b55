/**
 * The boundary check: floors, package walls, cycles, unlisted folders. Run from the project's root.
 */
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import ts from 'typescript';
import { boundaryRules } from './boundaryRules.ts';
import {
  serverFloors,
  sharedValues,
  srcEntries,
  srcEntryFolders,
  srcFloors,
  storageNames,
} from './floors.ts';
import { codeFolders, isTest, sourceFiles } from './sourceFiles.ts';
import { everyNode, placeOf, syntaxOf } from './syntax.ts';

/** The result of the check: number of modules, and one line for each fault. */
export interface BoundaryReport {
  modules: number;
  faults: string[];
}

async function readModules(root: string, files: string[]): Promise<ICruiseResult> {
  const { output } = await cruise(
    files,
    {
      baseDir: root,
      validate: true,
      ruleSet: boundaryRules,
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      combinedDependencies: true,
      exclude: { path: '^(dist|\\.cache|\\.data)/' },
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
  );
  if (typeof output === 'string') {
    throw new Error('dependency-cruiser answered text where a result was asked for');
  }
  return output;
}

/** Returns a fault for each file that was not read. A checker that cannot read TypeScript would find no faults. */
function unreadFiles(result: ICruiseResult, files: string[]): string[] {
  const read = new Set(result.modules.map((module) => module.source));
  return files.filter((file) => !read.has(file)).map((file) => `${file}: not read by the boundary check`);
}

function brokenRules(result: ICruiseResult): string[] {
  return result.summary.violations.map((violation) => {
    const cycle = violation.cycle?.map((member) => member.name).join(' -> ');
    return `${violation.from} -> ${cycle ?? violation.to}: ${violation.rule.name}`;
  });
}

function namesIn(root: string, folder: string, files: string[]): string[] {
  return files.some((file) => file.startsWith(`${folder}/`)) ? readdirSync(join(root, folder)) : [];
}

function unlistedNames(root: string, files: string[]): string[] {
  const known = {
    src: [...srcFloors, ...srcEntries, ...srcEntryFolders] as string[],
    server: [...serverFloors.flat(), 'package.json'] as string[],
  };
  return Object.entries(known).flatMap(([folder, names]) =>
    namesIn(root, folder, files)
      .filter((name) => !names.includes(name) && !names.includes(name.replace(/\.ts$/, '')))
      .map((name) => `${folder}/${name}: not listed in tools/floors.ts`),
  );
}

function strayFolders(root: string): string[] {
  const others = [
    'docs',
    'deploy',
    'public',
    'dist',
    'node_modules',
    'coverage',
    'test-results',
    'playwright-report',
  ];
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .filter((entry) => ![...codeFolders, ...others].includes(entry.name))
    .map((entry) => `${entry.name}: a folder at the top that no rule knows`);
}

/**
 * Returns values that the server imports from the app, except the shared ones.
 */
function importedValues(root: string, files: string[]): string[] {
  const faults: string[] = [];
  for (const file of files.filter((path) => path.startsWith('server/') && !isTest(path))) {
    const tree = syntaxOf(root, file);
    everyNode(tree, (node) => {
      if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) {
        return;
      }
      const clause = node.importClause;
      if (!node.moduleSpecifier.text.includes('/src/') || clause?.isTypeOnly) {
        return;
      }
      const { text } = node.moduleSpecifier;
      const shared = sharedValues.find(({ file: path }) => text.endsWith(`/${path}`));
      const named =
        clause?.namedBindings && ts.isNamedImports(clause.namedBindings) ? clause.namedBindings.elements : [];
      const allowed =
        named.length > 0 &&
        named.every(
          (name) => name.isTypeOnly || (shared && (shared.names?.includes(name.name.text) ?? true)),
        );
      if (!allowed) {
        faults.push(`${placeOf(tree, node)}: the server takes a value from src`);
      }
    });
  }
  return faults;
}

function strayStorage(root: string, files: string[]): string[] {
  const faults: string[] = [];
  const walled = files.filter((path) => path.startsWith('src/') && !path.startsWith('src/platform/'));
  for (const file of walled.filter((path) => !isTest(path))) {
    const tree = syntaxOf(root, file);
    everyNode(tree, (node) => {
      if (ts.isIdentifier(node) && storageNames.some((name) => name === node.text)) {
        faults.push(`${placeOf(tree, node)}: ${node.text} outside src/platform`);
      }
    });
  }
  return faults;
}

/**
 * Checks a project's boundaries.
 * @param root the project's folder
 */
export async function checkBoundaries(root: string): Promise<BoundaryReport> {
  const files = sourceFiles(root);
  const result = await readModules(root, files);
  const faults = [
    ...unreadFiles(result, files),
    ...brokenRules(result),
    ...unlistedNames(root, files),
    ...strayFolders(root),
    ...importedValues(root, files),
    ...strayStorage(root, files),
  ];
  return { modules: files.length, faults };
}

if (import.meta.main) {
  const { modules, faults } = await checkBoundaries(resolve('.'));
  for (const fault of faults) {
    console.log(fault);
  }
  console.log(`${modules} modules read, ${faults.length} faults`);
  process.exitCode = faults.length === 0 && modules > 0 ? 0 : 1;
}
