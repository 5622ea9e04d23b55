import ts from 'typescript';

/** Folders whose comments follow docs/style.md. Add a folder when it is done; an empty name stands for all. */
export const plainFolders = [
  'server',
  'commands',
  'demo',
  'build',
  'src/features/map',
  'src/features/marketing',
  'src/features/notices',
  'src/features/preapproval',
  'src/features/profile',
  'src/features/saved-homes',
  'src/features/saved-searches',
  'src/features/search',
  'src/features/share',
  'src/features/trends',
  'src/platform',
  'src/store',
  'src/app',
  'src/ui',
  'src/pages',
  'src/boot',
  'src/main.tsx',
  'src/sw.ts',
  'src/components',
  'src/features/auth',
  'src/features/calculators',
  'src/features/filters',
  'src/features/leads',
  'src/features/list',
  'src/features/listing',
  'e2e',
  'tests/contract',
  'tests/integration',
  'tests/support/identity',
  'tests/support/leads',
  'tests/support/listings',
  'tests/support/maps',
  'tests/support/node',
  'tests/support/page',
  'tests/support/preapproval',
  'tests/support/render',
  'tests/support/services',
  'tests/support/store',
  'tests/support/upstream',
  'tests/support/world',
  'src/api',
  'src/config',
  'src/domain',
  'src/i18n',
];

/** A comment needs a subject: "What is missing" and "Of a lease" have none. */
const HEADLESS = /^(What|Of|Who|Whose|Whom|Whoever)\b/;

const AVOIDED = /\b(nobody|whoever|anew)\b/i;

/** Texts for visitors, in which these words may be natural. Only comments are checked there. */
const visitorTexts = /^(demo\/listings|src\/i18n)\//;

/** Sections of documents that are not in the repository: "(L2)", "A4", "rulings D11", "design/visual.md". */
const POINTER = /\([LA]\d{1,2}\b|\brulings [A-Z]\d+\b|\bdesign\/\w/;

interface Comment {
  /** Without the marks of a comment. */
  words: string;
  /** Line of its beginning, from 1. */
  line: number;
}

function rangesAround(text: string, node: ts.Node): ts.CommentRange[] {
  return [
    ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
    ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
  ];
}

/** All comments of a file. Consecutive lines of `//` are one comment. */
function commentsOf(tree: ts.SourceFile): Comment[] {
  const { text } = tree;
  const found = new Map<number, ts.CommentRange>();
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) || ts.isJSDoc(node)) return;
    const children = node.getChildren(tree);
    const ranges = children.length === 0 ? rangesAround(text, node) : [];
    for (const range of ranges) found.set(range.pos, range);
    children.forEach(visit);
  };
  visit(tree);
  const comments: (Comment & { last: number })[] = [];
  for (const { pos, end } of [...found.values()].toSorted((one, other) => one.pos - other.pos)) {
    const raw = text.slice(pos, end);
    const line = tree.getLineAndCharacterOfPosition(pos).line + 1;
    const last = tree.getLineAndCharacterOfPosition(end).line + 1;
    const words = raw.replace(/^\/[/*]+|\*\/$|\n\s*\*/g, ' ').trim();
    const before = comments.at(-1);
    const isOwnLine = text.slice(text.lastIndexOf('\n', pos - 1) + 1, pos).trim() === '';
    if (before && raw.startsWith('//') && isOwnLine && before.last === line - 1) {
      before.words += ` ${words}`;
      before.last = last;
    } else {
      comments.push({ words, line, last });
    }
  }
  return comments;
}

/**
 * The habits of docs/style.md that can be searched for.
 * @returns one line for each comment without a subject, each avoided word, and each pointer to a missing document
 */
export function unplainEnglish(tree: ts.SourceFile): string[] {
  const comments = commentsOf(tree);
  const headless = comments.flatMap(({ words, line }) => {
    const [opening] = HEADLESS.exec(words) ?? [];
    const [pointer] = POINTER.exec(words) ?? [];
    return [
      ...(opening ? [`${tree.fileName}:${line}: a comment opens with "${opening}" and has no subject`] : []),
      ...(pointer ? [`${tree.fileName}:${line}: "${pointer}" points to a document that is not here`] : []),
    ];
  });
  const checked = visitorTexts.test(tree.fileName)
    ? comments.map(({ words, line }) => ({ text: words, line }))
    : tree.text.split('\n').map((text, index) => ({ text, line: index + 1 }));
  const avoided = checked.flatMap(({ text, line }) => {
    const [word] = AVOIDED.exec(text) ?? [];
    return word ? [`${tree.fileName}:${line}: "${word}" is not plain (docs/style.md)`] : [];
  });
  return [...headless, ...avoided];
}
