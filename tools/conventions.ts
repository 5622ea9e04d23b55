/**
 * The conventions that the other checkers do not cover: names, sizes, doc comments, reasons, plain English, paths in
 * documents, regular expressions. Run from the project's root.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { exponentialExpressions } from './backtracking.ts';
import { undocumentedExports } from './docComments.ts';
import { lostPaths } from './documentPaths.ts';
import { nameFaults } from './fileNames.ts';
import { unplainEnglish, unplainMarkdown } from './plainEnglish.ts';
import { readRequirements } from './requirements.ts';
import { isTest, markdownFiles, sourceFiles } from './sourceFiles.ts';
import { everyNode, placeOf, syntaxOf } from './syntax.ts';

/**
 * Limits in lines: of every file, of the median and the ninetieth percentile of the product's files, and of a
 * component.
 */
export const limits = { longest: 400, median: 90, ninetieth: 250, component: 100 } as const;

const isProduct = (path: string): boolean => /^(src|server|demo)\//.test(path) && !isTest(path);
const isDocumented = (path: string): boolean =>
  /^(src\/(domain|api|platform|store)|server|demo)\//.test(path) && !isTest(path);

function lineCount(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

function percentile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function sizeFaults(root: string, files: string[]): string[] {
  const sizes = files.map((path) => ({ path, lines: lineCount(readFileSync(join(root, path), 'utf8')) }));
  const faults = sizes
    .filter(({ lines }) => lines > limits.longest)
    .map(({ path, lines }) => `${path}: ${lines} lines, more than ${limits.longest}`);
  const sorted = sizes
    .filter(({ path }) => isProduct(path))
    .map(({ lines }) => lines)
    .sort((a, b) => a - b);
  const [median, ninetieth] = [percentile(sorted, 0.5), percentile(sorted, 0.9)];
  if (median > limits.median) {
    faults.push(`src, server and demo: the median file has ${median} lines, more than ${limits.median}`);
  }
  if (ninetieth > limits.ninetieth) {
    faults.push(
      `src, server and demo: a tenth of the files has ${ninetieth} lines and more, above ${limits.ninetieth}`,
    );
  }
  return faults;
}

function isComponentName(name: string | undefined): boolean {
  return name !== undefined && /^[A-Z][a-z]/.test(name);
}

/**
 * Returns the name of a function, or of the constant that has it as its value, also through calls: `memo(() => ...)`.
 */
function componentNameOf(node: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(node)) {
    return node.name?.text;
  }
  if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) {
    return undefined;
  }
  let holder: ts.Node = node.parent;
  // A call with styles, `styled('div')`, is not a component.
  while (ts.isCallExpression(holder) && !ts.isCallExpression(holder.expression)) {
    holder = holder.parent;
  }
  return node.name?.text ?? (ts.isVariableDeclaration(holder) ? holder.name.getText() : undefined);
}

function longComponents(tree: ts.SourceFile): string[] {
  const faults: string[] = [];
  everyNode(tree, (node) => {
    const name = componentNameOf(node);
    if (isComponentName(name)) {
      const lines = lineCount(node.getText(tree));
      if (lines > limits.component) {
        faults.push(
          `${placeOf(tree, node)}: component ${name} has ${lines} lines, more than ${limits.component}`,
        );
      }
    }
  });
  return faults;
}

/** True if there is a comment of several words on the line where the unsafe expression starts or ends. */
function hasReason(tree: ts.SourceFile, node: ts.Node): boolean {
  const lines = tree.text.split('\n');
  const lineAt = (position: number): string => lines[tree.getLineAndCharacterOfPosition(position).line] ?? '';
  return [node.getStart(tree), node.getEnd()].some((position) =>
    /(\/\/|\/\*)\s*\S+\s+\S+/.test(lineAt(position)),
  );
}

function isCast(node: ts.Node): boolean {
  return ts.isAsExpression(node) && node.type.getText() !== 'const';
}

function unreasonedCasts(tree: ts.SourceFile): string[] {
  const faults: string[] = [];
  everyNode(tree, (node) => {
    const kind = isCast(node) ? 'a cast' : ts.isNonNullExpression(node) ? 'a "!"' : undefined;
    if (kind && !hasReason(tree, node)) {
      faults.push(`${placeOf(tree, node)}: ${kind} without its reason on the line`);
    }
  });
  return faults;
}

/**
 * Returns directives that switch a checker off without a reason: "biome-ignore rule: reason", "@ts-expect-error
 * reason".
 */
function unreasonedSuppressions(tree: ts.SourceFile): string[] {
  return tree.text.split('\n').flatMap((line, index) => {
    const place = `${tree.fileName}:${index + 1}`;
    const [, reason] = /\/\/\s*biome-ignore(?:-\w+)?\s+[^\s:]+(?:[^\S\n]*:)?(.*)$/.exec(line) ?? [];
    if (reason !== undefined && !/\S+\s+\S+/.test(reason)) {
      return [`${place}: biome-ignore without a reason`];
    }
    if (/^\s*\/[/*]\s*@ts-(ignore|nocheck)/.test(line)) {
      return [`${place}: @ts-expect-error with a reason is the only way past the types`];
    }
    const [, why] = /\/[/*]\s*@ts-expect-error(.*)$/.exec(line) ?? [];
    return why !== undefined && !/\S+\s+\S+/.test(why) ? [`${place}: @ts-expect-error without a reason`] : [];
  });
}

function faultsIn(root: string, path: string, rowIds: ReadonlySet<string>): string[] {
  const tree = syntaxOf(root, path);
  const faults = unreasonedSuppressions(tree);
  if (isProduct(path)) {
    faults.push(...unreasonedCasts(tree), ...longComponents(tree));
  }
  if (isDocumented(path)) {
    faults.push(...undocumentedExports(tree));
  }
  return [...faults, ...exponentialExpressions(tree), ...unplainEnglish(tree, rowIds)];
}

function requirementIds(root: string): Set<string> {
  const path = join(root, 'docs', 'requirements.md');
  const rows = existsSync(path) ? readRequirements(readFileSync(path, 'utf8')) : [];
  return new Set(rows.map(({ id }) => id));
}

/**
 * Checks a project's conventions.
 * @param root the project's folder
 * @returns one line for each fault
 */
export function checkConventions(root: string): string[] {
  const files = sourceFiles(root);
  const rowIds = requirementIds(root);
  return [
    ...files.flatMap(nameFaults),
    ...sizeFaults(root, files),
    ...files.flatMap((path) => faultsIn(root, path, rowIds)),
    ...markdownFiles(root).flatMap((path) => {
      const markdown = readFileSync(join(root, path), 'utf8');
      return [...unplainMarkdown(path, markdown, rowIds), ...lostPaths(root, path, markdown)];
    }),
  ];
}

if (import.meta.main) {
  const faults = checkConventions(resolve('.'));
  for (const fault of faults) {
    console.log(fault);
  }
  console.log(`${faults.length} faults`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
