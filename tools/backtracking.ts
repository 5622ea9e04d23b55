import { checkSync } from 'recheck';
import ts from 'typescript';
import { everyNode, placeOf } from './syntax.ts';

// The library's programs for each platform are not needed: its JavaScript gives the same answers everywhere.
process.env['RECHECK_SYNC_BACKEND'] = 'pure';

/** The end of a group that may be repeated more than a few times. Without one, no text takes exponential time. */
const REPEATED_GROUP = /(?<=(?:^|[^\\])(?:\\\\)*)\)(?:[*+]|\{\d+,\d*\}|\{(?:[4-9]|\d\d+)\})/;

/** Returns source and flags of a literal, of `RegExp('...')`, and of a member "pattern" as in JSON Schema. */
function expressionAt(node: ts.Node): [source: string, flags: string] | undefined {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return [node.text.slice(1, end), node.text.slice(end + 1)];
  }
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'pattern')
    return ts.isStringLiteralLike(node.initializer) ? [node.initializer.text, 'u'] : undefined;
  if (!(ts.isNewExpression(node) || ts.isCallExpression(node)) || node.expression.getText() !== 'RegExp')
    return undefined;
  const [source, flags] = node.arguments ?? [];
  if (!source || !ts.isStringLiteralLike(source)) return undefined;
  return [source.text, flags && ts.isStringLiteralLike(flags) ? flags.text : ''];
}

/** Returns a line for each regular expression for which a short text takes exponential time. */
export function exponentialExpressions(tree: ts.SourceFile): string[] {
  const faults: string[] = [];
  everyNode(tree, (node) => {
    const [source, flags = ''] = expressionAt(node) ?? [];
    if (source === undefined || !REPEATED_GROUP.test(source)) return;
    // Automata know no lookaheads. Tried texts find the same, and a fixed seed always tries the same ones.
    const found = checkSync(source, flags, { checker: 'fuzz', timeout: 5_000, randomSeed: 0 });
    if (found.status !== 'vulnerable' || found.complexity.type !== 'exponential') return;
    faults.push(`${placeOf(tree, node)}: takes exponential time for ${found.attack.pattern}`);
  });
  return faults;
}
