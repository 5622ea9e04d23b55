import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Parses a file, without types. */
export function syntaxOf(root: string, path: string): ts.SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
}

/** Calls `visit` for every node of a tree. */
export function everyNode(tree: ts.Node, visit: (node: ts.Node) => void): void {
  visit(tree);
  ts.forEachChild(tree, (child) => everyNode(child, visit));
}

/** Returns "path:line" of a node, with lines from 1. */
export function placeOf(tree: ts.SourceFile, node: ts.Node): string {
  return `${tree.fileName}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}`;
}

/** Returns the title in test(...), it(...) or describe(...), also after suffixes such as .each or .skip. */
export function titleOf(node: ts.Node): ts.StringLiteralLike | undefined {
  if (!ts.isCallExpression(node) || !/^(test|it|describe)\b/.test(node.expression.getText()))
    return undefined;
  const [title] = node.arguments;
  return title && ts.isStringLiteralLike(title) ? title : undefined;
}
