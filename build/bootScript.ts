import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type HtmlTagDescriptor, type Plugin, type Rolldown, runnerImport } from 'vite';
import { backgroundKind, pageName } from './moduleGraph.ts';

type Bundle = Rolldown.OutputBundle;

/** Modules that guard pages, with the pages that only some visitors may open (src/app/router.tsx). */
const guards: readonly { module: RegExp; pages: readonly string[] }[] = [
  { module: /[\\/]guards[\\/]VisitorPage\.tsx$/, pages: ['login', 'new-account', 'verify'] },
  { module: /[\\/]guards[\\/]PrivatePage\.tsx$/, pages: ['profile', 'pre-approval', 'join', 'step'] },
];

/** Pages that visitors open from another page, whose code is there by then. The boot script does not request their code. */
const innerPages = new Set(['compare', 'legal', 'new-account', 'not-found', 'step', 'verify']);

const frenchModule = /[\\/]src[\\/]i18n[\\/]fr\.ts$/;

/**
 * Modules that a page requests only when it runs, mostly while it waits for other answers. A build with a Google key
 * draws its map with another engine.
 */
const laterModules: Readonly<Record<string, RegExp>> = process.env['VITE_GOOGLE_MAPS_KEY']
  ? {}
  : { map: /[\\/]src[\\/]platform[\\/]maps[\\/]maplibre[\\/]maplibreMap\.ts$/ };

/** Text files of one part of the app, which their names contain. */
const partTexts = {
  en: /[\\/]src[\\/]i18n[\\/]en[\\/](\w+)\.json$/,
  fr: /[\\/]src[\\/]i18n[\\/]fr[\\/](\w+)\.json$/,
};

function filesOf(fileName: string, bundle: Bundle, known: Set<string>): string[] {
  const chunk = bundle[fileName];
  if (known.has(fileName) || chunk?.type !== 'chunk') {
    return [];
  }
  known.add(fileName);
  return [fileName, ...chunk.imports.flatMap((name) => filesOf(name, bundle, known))];
}

/** The bundler's folder for all code. */
const FOLDER = 'assets/';

/** The code of every page and of each page, in the type `Files`. */
interface PageCode<Files> {
  /** Files of every page, in addition to the entry. */
  everyPage: Files;
  /** French texts of every page. */
  french: Files;
  /** Files of each page by its name, in addition to those of every page. */
  pages: Record<string, Files>;
  /** Files that pages load when they run, in addition to those. */
  laterPages: Record<string, Files>;
  /** French texts of the modules in a file of pages, by that file. */
  frenchOf: Record<string, Files>;
}

/** Names of the built files: "assets/shell-abc.js". */
interface BuiltCode extends PageCode<string[]> {
  entry: string[];
  /** Files that every page loads in its first seconds, after it was rendered, beside those of the entry. */
  background: string[];
}

/**
 * Files for the boot script: each name once, without folder and ending, and without separators, because all names have
 * the same length. Pages refer to them by index, each index as a character (src/boot/preloadCode.ts).
 */
interface CodeFiles extends PageCode<string> {
  folder: string;
  files: string;
  nameLength: number;
}

/** A file in dist/ for `npm run size`. Servers do not publish hidden files. */
const CODE_LIST = '.code-files.json';

const NO_CODE: BuiltCode = {
  entry: [],
  background: [],
  everyPage: [],
  french: [],
  pages: {},
  laterPages: {},
  frenchOf: {},
};

/** Code of the first character, "#". From here on characters need no escaping in the script's text. */
const FIRST_CHARACTER = 35;

/**
 * Returns the list for the boot script.
 * @throws Error if names differ in length
 */
function numbered({ everyPage, french, pages, laterPages, frenchOf }: BuiltCode, base: string): CodeFiles {
  const files: string[] = [];
  const opened = Object.fromEntries(Object.entries(pages).filter(([page]) => !innerPages.has(page)));
  const requested = new Set(Object.values(opened).flat());
  const placeOf = (name: string): number => {
    const short = name.slice(FOLDER.length, -'.js'.length);
    const place = files.indexOf(short);
    return place === -1 ? files.push(short) - 1 : place;
  };
  const places = (names: string[]): string =>
    String.fromCodePoint(
      ...names.map((name) => placeOf(name) + FIRST_CHARACTER).sort((one, other) => one - other),
    );
  const placesOf = (by: Record<string, string[]>) =>
    Object.fromEntries(
      Object.entries(by)
        .filter(([, names]) => names.length > 0)
        .map(([page, names]) => [page, places(names)] as const)
        // Similar ones beside each other are compressed better.
        .sort(([, one], [, other]) => (one < other ? -1 : 1)),
    );
  const code = {
    everyPage: places(everyPage),
    french: places(french),
    pages: placesOf(opened),
    laterPages: placesOf(laterPages),
    frenchOf: Object.fromEntries(
      Object.entries(frenchOf)
        .filter(([name]) => requested.has(name))
        .map(([name, texts]) => [places([name]), places(texts)]),
    ),
  };
  const nameLength = files[0]?.length ?? 0;
  if (files.some(({ length }) => length !== nameLength)) {
    throw new Error(`The names of the code files must have the same length: ${files.join(', ')}.`);
  }
  return { folder: base + FOLDER, files: files.join(''), nameLength, ...code };
}

/** Returns the parts of the app whose texts are among the modules. */
function partsIn(modules: readonly string[], language: keyof typeof partTexts): string[] {
  return modules.flatMap((id) => partTexts[language].exec(id)?.[1] ?? []);
}

function builtCode(bundle: Bundle): BuiltCode {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  // A worker that shares files with a page is an entry of the build, too.
  const entry = chunks.find(
    ({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith('.html') === true,
  );
  const known = new Set<string>();
  // index.html has the entry itself.
  const [, ...everyPage] = entry ? filesOf(entry.fileName, bundle, known) : [];
  const pages = chunks.flatMap(({ fileName, facadeModuleId }) => {
    const page = pageName(facadeModuleId);
    if (page === undefined) return [];
    const { module } = guards.find((guard) => guard.pages.includes(page)) ?? {};
    const guard = chunks.find((chunk) => module?.test(chunk.facadeModuleId ?? ''));
    const requested = new Set(known);
    const names = [guard, { fileName }].flatMap((chunk) =>
      chunk ? filesOf(chunk.fileName, bundle, requested) : [],
    );
    return [{ page, names }];
  });
  const laterPages = Object.entries(laterModules).flatMap(([page, module]) => {
    const part = chunks.find(({ facadeModuleId }) => module.test(facadeModuleId ?? ''));
    const own = pages.find((one) => one.page === page)?.names ?? [];
    return part ? [{ page, names: filesOf(part.fileName, bundle, new Set([...known, ...own])) }] : [];
  });
  const frenchParts = new Map(
    chunks.flatMap(({ fileName, moduleIds }) =>
      partsIn(moduleIds, 'fr').map((part) => [part, fileName] as const),
    ),
  );
  const ofPages = new Set(pages.flatMap(({ names }) => names));
  const frenchOf = chunks
    .filter(({ fileName }) => ofPages.has(fileName))
    .map(
      ({ fileName, moduleIds }) =>
        [fileName, partsIn(moduleIds, 'en').flatMap((part) => frenchParts.get(part) ?? [])] as const,
    )
    .filter(([, texts]) => texts.length > 0);
  const french = chunks.find(({ facadeModuleId }) => frenchModule.test(facadeModuleId ?? ''));
  const background = chunks.filter(({ facadeModuleId }) => backgroundKind(facadeModuleId) === 'firstSeconds');
  const inFirstSeconds = new Set(known);
  return {
    entry: entry ? [entry.fileName] : [],
    background: background.flatMap(({ fileName }) => filesOf(fileName, bundle, inFirstSeconds)),
    everyPage,
    french: french ? filesOf(french.fileName, bundle, new Set(known)) : [],
    pages: Object.fromEntries(pages.map(({ page, names }) => [page, names])),
    laterPages: Object.fromEntries(laterPages.map(({ page, names }) => [page, names])),
    frenchOf: Object.fromEntries(frenchOf),
  };
}

/** The inline scripts, in order. Pages of the services with other skeletons do not have those with `data-for`. */
const SCRIPTS: readonly { file: string; attrs: Record<string, string> }[] = [
  { file: 'requestFirst.ts', attrs: { 'data-for': 'detail list trends' } },
  { file: 'boot.ts', attrs: {} },
];

/** Modules that the build runs: the boot script has their exports as constants. */
const RUN_BY_BUILD = /[\\/]src[\\/]boot[\\/]addresses\.ts$/;

/** Runs a module and writes its exports as constants. */
function constants(root: string, define: Record<string, string>): Plugin {
  return {
    name: 'constants',
    load: {
      filter: { id: RUN_BY_BUILD },
      async handler(id) {
        const { module } = await runnerImport<Record<string, unknown>>(id, {
          configFile: false,
          envDir: false,
          logLevel: 'silent',
          root,
          define,
        });
        return Object.entries(module)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      },
    },
  };
}

/** Builds one module with its imports as one classic script. */
async function asScript(root: string, entry: string, definitions: Record<string, string>): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [constants(root, definitions)],
    define: definitions,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        output: { format: 'iife' },
        // No module of it reads a getter, so unused objects can go.
        treeshake: { propertyReadSideEffects: false },
      },
    },
  });
  const outputs = [result].flat() as Rolldown.RolldownOutput[]; // the build neither watches nor writes
  return outputs
    .flatMap(({ output }) => output)
    .map((file) => (file.type === 'chunk' ? file.code.trim() : ''))
    .join('');
}

/**
 * Writes the boot script into the page as inline scripts after #root. The preloads of the entry's modules move there
 * too, after the first content, because a browser has six connections to an HTTP/1.1 server and serves its queue in
 * order. The server's Content-Security-Policy has the scripts' hashes.
 */
export function bootScript(): Plugin {
  let root = '';
  let base = '/';
  let definitions: Record<string, string> = {};
  let code = NO_CODE;
  return {
    name: 'boot-script',
    configResolved(config) {
      definitions = config.define ?? {};
      root = config.root;
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }): Promise<{ html: string; tags: HtmlTagDescriptor[] }> {
        code = bundle ? builtCode(bundle) : NO_CODE;
        const known = { ...definitions, CODE_FILES: JSON.stringify(numbered(code, base)) };
        const tags = await Promise.all(
          SCRIPTS.map(async ({ file, attrs }): Promise<HtmlTagDescriptor> => {
            const children = await asScript(root, join(root, 'src', 'boot', file), known);
            return { tag: 'script', attrs, children, injectTo: 'body' };
          }),
        );
        const page = html.replace(/<link rel="modulepreload"[^>]*>/g, '');
        // Line breaks are bytes that every first visit waits for. The page has no text with a line break.
        return { html: page.replace(/>\s*\n\s*</g, '><').replace(/\s*\n\s*/g, ' '), tags };
      },
    },
    writeBundle({ dir = 'dist' }) {
      writeFileSync(join(dir, CODE_LIST), JSON.stringify(code));
    },
  };
}
