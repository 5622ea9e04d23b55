import ts from 'typescript';
import { placeOf } from './syntax.ts';

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  return modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function nameOf(statement: ts.Statement): string {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map((declaration) => declaration.name.getText()).join(', ');
  }
  if (ts.isExportDeclaration(statement)) {
    return statement.exportClause?.getText().replace(/\s+/g, ' ') ?? '*';
  }
  const { name } = statement as ts.DeclarationStatement; // every other statement that can be exported declares one name
  return name?.getText() ?? 'default';
}

function hasHeadComment(tree: ts.SourceFile): boolean {
  return tree.text.trimStart().startsWith('/**');
}

function isType(statement: ts.Statement): boolean {
  return ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
}

/**
 * True if the export has its own comment. A shape may instead have one on a member, or at the head of its file.
 * Overloads of a function share one comment.
 */
function isDocumented(tree: ts.SourceFile, statement: ts.Statement): boolean {
  if (ts.getJSDocCommentsAndTags(statement).some(ts.isJSDoc)) {
    return true;
  }
  return isType(statement) && (hasHeadComment(tree) || statement.getText(tree).includes('/**'));
}

/**
 * Finds exports without a doc comment.
 * @returns one line for each
 */
export function undocumentedExports(tree: ts.SourceFile): string[] {
  const exported = tree.statements.filter(
    (statement) => isExported(statement) || ts.isExportDeclaration(statement),
  );
  if (exported.length === 1 && hasHeadComment(tree)) {
    return [];
  }
  const documentedNames = new Set(exported.filter((statement) => isDocumented(tree, statement)).map(nameOf));
  return exported
    .filter((statement) => !documentedNames.has(nameOf(statement)))
    .map((statement) => `${placeOf(tree, statement)}: export ${nameOf(statement)} has no doc comment`);
}
