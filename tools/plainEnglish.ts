import ts from 'typescript';
import { everyNode, titleOf } from './syntax.ts';

/** The two files that name the avoided words. */
const filesWithWords = /^(tools\/plainEnglish\.ts|tests\/architecture\/conventions\.test\.ts)$/;

/** A comment needs a subject: "What is missing", "Of a lease" and "Why it failed" have none. */
const HEADLESS = /^(What|Of|Who|Whose|Whom|Whoever|Where|Why|How|Whether|Which)\b/;

/** The title of a test needs one too. "of" may continue the title around it: "the payment", "of a loan of 0". */
const HEADLESS_TITLE = /^(what|who|whose|of whom|whom|whoever|where|why|how|whether|which)\b/i;

const AVOIDED = /\b(nobody|whoever|whomever|whatever|whichever|thereof|anew)\b/i;

/** Instead of "is" or "is written". "Stands for", "stands out" and a stand-in are plain. */
const STANDS = /\b(stands?|stood)\b(?!-| (?:for|out|in for)\b)/i;

/** In the invented country houses stand on their lots. */
const houses = /^demo\//;

/** Texts for visitors, in which these words may be natural. Only comments are checked there. */
const visitorTexts = /^(demo\/listings|src\/i18n)\//;

/**
 * Sections of documents that are not in the repository: "(L2)", "rulings D11", "design/visual.md". A row of
 * docs/requirements.md is cited as "requirement S8", never as "(S8)".
 */
const POINTER = /\([LA]\d{1,2}\b|\([A-Z]{1,4}\d{1,2}[a-z]?\)|\brulings [A-Z]\d+\b|\bdesign\/\w/;

/** In documents also without a bracket: "A4 knows three states". Comments may speak of paper of the size A4. */
const BARE_POINTER = /\b[LA]\d{1,2}\b/;

/** "requirement A34", "requirements K2 and CALL4", "docs/requirements.md, V8", "[A34](../requirements.md)" */
const CITATION =
  /\b[Rr]equirements?(?:\.md,)? ([A-Z]+\d+[a-z]?\b(?:(?:, | and | to )[A-Z]+\d+[a-z]?\b)*)|\[([A-Z]+\d+[a-z]?)\]\([^)]*requirements\.md\)/g;

/** Row ids of docs/requirements.md that a text cites, and the text without them. */
function citations(text: string): { ids: string[]; rest: string } {
  const found = [...text.matchAll(CITATION)];
  const ids = found.flatMap(([, list = '', linked]) => linked ?? list.split(/, | and | to /));
  return { ids, rest: text.replaceAll(CITATION, '') };
}

/** Pointers of a text that lead nowhere. */
function pointerFaults(text: string, pointers: readonly RegExp[], rowIds: ReadonlySet<string>): string[] {
  const { ids, rest } = citations(text);
  const found = pointers.map((pattern) => pattern.exec(rest)?.[0]).find((pointer) => pointer !== undefined);
  return [
    ...(found === undefined ? [] : [`"${found}" points to a document that is not here`]),
    ...ids.filter((id) => !rowIds.has(id)).map((id) => `docs/requirements.md has no row ${id}`),
  ];
}

/** A comment or a title without its marks, or a line of a file. */
interface Line {
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
function commentsOf(tree: ts.SourceFile): Line[] {
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
  const comments: (Line & { last: number })[] = [];
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

function titlesOf(tree: ts.SourceFile): Line[] {
  const titles: Line[] = [];
  everyNode(tree, (node) => {
    const title = titleOf(node);
    if (!title) return;
    const { line } = tree.getLineAndCharacterOfPosition(title.getStart(tree));
    titles.push({ words: title.text, line: line + 1 });
  });
  return titles;
}

function wordsIn({ words, line }: Line, avoided: RegExp): { word: string; line: number }[] {
  const [word] = avoided.exec(words) ?? [];
  return word === undefined ? [] : [{ word, line }];
}

/**
 * The habits of docs/style.md that can be searched for.
 * @param rowIds ids of the rows of docs/requirements.md
 * @returns one line for each comment and title without a subject, each avoided word, and each pointer to a missing
 *   document
 */
export function unplainEnglish(tree: ts.SourceFile, rowIds: ReadonlySet<string>): string[] {
  if (filesWithWords.test(tree.fileName)) {
    return [];
  }
  const comments = commentsOf(tree);
  const titles = titlesOf(tree);
  const placed =
    ({ line }: Line) =>
    (fault: string) =>
      `${tree.fileName}:${line}: ${fault}`;
  const found = comments.flatMap((comment) => {
    const [opening] = HEADLESS.exec(comment.words) ?? [];
    return [
      ...(opening ? [`a comment opens with "${opening}" and has no subject`] : []),
      ...pointerFaults(comment.words, [POINTER], rowIds),
    ].map(placed(comment));
  });
  const headless = titles.flatMap((title) => {
    const [opening] = HEADLESS_TITLE.exec(title.words) ?? [];
    return opening ? [placed(title)(`a title opens with "${opening}" and has no subject`)] : [];
  });
  const checked = visitorTexts.test(tree.fileName)
    ? comments
    : tree.text.split('\n').map((words, index) => ({ words, line: index + 1 }));
  const avoided = [
    ...checked.flatMap((line) => wordsIn(line, AVOIDED)),
    ...(houses.test(tree.fileName) ? [] : [...comments, ...titles].flatMap((line) => wordsIn(line, STANDS))),
  ];
  return [
    ...found,
    ...headless,
    ...avoided.map(({ word, line }) => `${tree.fileName}:${line}: "${word}" is not plain (docs/style.md)`),
  ];
}

/** The documents that name the avoided words. */
const documentsWithWords = /^docs\/(style|glossary)\.md$/;

/**
 * The same habits in a Markdown file.
 * @param path from the project's root
 * @param rowIds ids of the rows of docs/requirements.md
 * @returns one line for each avoided word, and each pointer to a missing document or row
 */
export function unplainMarkdown(path: string, markdown: string, rowIds: ReadonlySet<string>): string[] {
  return markdown.split('\n').flatMap((text, index) => {
    const line = { words: text, line: index + 1 };
    const avoided = documentsWithWords.test(path)
      ? []
      : [AVOIDED, STANDS].flatMap((words) => wordsIn(line, words));
    // The first cell of a row of requirements is its own id.
    const cells = path === 'docs/requirements.md' ? text.replace(/^\| *[A-Z]+\d+[a-z]? *\|/, '') : text;
    return [
      ...avoided.map(({ word }) => `"${word}" is not plain (docs/style.md)`),
      ...pointerFaults(cells, [POINTER, BARE_POINTER], rowIds),
    ].map((fault) => `${path}:${index + 1}: ${fault}`);
  });
}
