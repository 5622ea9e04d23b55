/** Every command of the project, which package.json's scripts start through run.mjs. */

/**
 * @typedef {object} Command
 * @property {string} about one line for the list of commands
 * @property {readonly import('./launch/prepare.mjs').Need[] | ((words: readonly string[]) => import('./launch/prepare.mjs').Need[])} needs
 *   beside the dependencies and the pinned Node
 * @property {readonly string[]} [program] what the pinned Node runs, with its flags and first parameters
 * @property {boolean} [hasHelp] the program prints its options for --help
 * @property {() => Promise<{ main: (launch: import('./launch/prepare.mjs').Launch) => Promise<number> }>} [load] the
 *   module of a command that does more than run one program
 */

/** @type {Readonly<Record<string, Command>>} */
export const commands = {
  start: {
    about: 'runs the product: http://localhost:4600/real-estate/',
    needs: ['env', 'local build'],
    load: () => import('./start.mjs'),
  },
  dev: {
    about: 'runs the product with hot reload',
    needs: ['env'],
    load: () => import('./dev.mjs'),
  },
  build: {
    about: 'builds the app into dist/, unless it is up to date',
    needs: ['env', 'new build'],
  },
  test: {
    about: 'runs every check and test, or only the named ones; arguments after "--" go to a single named one',
    needs: (words) => {
      const names = words.includes('--') ? words.slice(0, words.indexOf('--')) : words;
      const hasJourneys = names.length === 0 || names.some((name) => name === 'e2e' || name === 'smoke');
      return hasJourneys ? ['checkers', 'journey browser', 'nginx if possible'] : ['checkers'];
    },
    load: () => import('./test.mjs'),
  },
  e2e: {
    about: 'runs the browser journeys; with --base-url=https://staging.example on a deployment (docs/qa.md)',
    needs: ['journey browser'],
    load: () => import('./e2e.mjs'),
  },
  'e2e-staging': {
    about: 'starts a second deployment of the product and runs the journeys for deployments on it',
    needs: ['demo', 'journey browser'],
    load: () => import('./e2eStaging.mjs'),
  },
  leads: {
    about:
      'lists the contacts, viewings and applications that visitors sent, and answers viewings, also while the server runs (docs/leads.md)',
    needs: ['env'],
    program: ['commands/leads/leads.ts'],
    hasHelp: true,
  },
  jobs: {
    about:
      'lists the jobs that ended without success, and gives them further attempts (docs/deploy/monitoring.md)',
    needs: ['env'],
    program: ['commands/jobs/jobs.ts'],
    hasHelp: true,
  },
  content: {
    about:
      "prints or changes the brokerage's content: team and reviews, also while the server runs (docs/content.md)",
    needs: ['env'],
    program: ['commands/content/content.ts'],
    hasHelp: true,
  },
  estimates: {
    about: 'tests the estimates of prices on past sales, and stores their errors (docs/estimates.md)',
    needs: ['env'],
    program: ['commands/estimates/estimates.ts'],
    hasHelp: true,
  },
  places: {
    about:
      'loads schools, transit, shops and other places from open data, also while the server runs (docs/places.md)',
    needs: ['env'],
    program: ['commands/places/places.ts'],
    hasHelp: true,
  },
  backup: {
    about: 'copies the database and the documents, also while the product runs (docs/deploy/backup.md)',
    needs: ['env'],
    program: ['commands/backup/backup.ts'],
    hasHelp: true,
  },
  restore: {
    about: 'restores a backup while the product is stopped (docs/deploy/backup.md)',
    needs: ['env'],
    program: ['commands/backup/restore.ts'],
    hasHelp: true,
  },
  move: {
    about: 'moves the embedded database to PostgreSQL while the product is stopped (docs/deploy/move.md)',
    needs: ['env'],
    program: ['commands/move/move.ts'],
    hasHelp: true,
  },
  documents: {
    about: "copies customers' documents to a bucket or back (docs/deploy/documents.md)",
    needs: ['env'],
    program: ['commands/documents/documents.ts'],
    hasHelp: true,
  },
  ingest: {
    about: "loads a board's export into the store (docs/ingest.md)",
    needs: ['env'],
    // Rows are read in small batches. Without a limit garbage would accumulate to 400 MB and more.
    program: ['--max-old-space-size=320', 'commands/ingest/ingest.ts'],
    hasHelp: true,
  },
  seed: {
    about: "fills the store with the demo's listings, while the server is stopped",
    needs: ['env', 'demo'],
    // Objects take megabytes, enough for a million listings. Without a limit garbage would accumulate first.
    program: ['--max-old-space-size=320', 'demo/commands/seed/seed.ts'],
    hasHelp: true,
  },
  'contact-sheets': {
    about: 'draws the pictures of docs/screenshots',
    needs: ['demo', 'browser'],
    program: ['demo/commands/contact-sheets/contactSheets.ts'],
    hasHelp: true,
  },
  'brand-pictures': {
    about: "draws the pictures of the product's own pages into public/brand and public/share",
    needs: ['demo'],
    program: ['demo/commands/drawBrandPictures.ts'],
  },
  'configuration-table': {
    about: "writes README's section on the settings, and .env.example",
    needs: [],
    program: ['commands/configuration/writeConfiguration.ts'],
  },
  'deployment-headers': {
    about: 'writes the headers of the built app as nginx and CloudFront want them (deploy/)',
    needs: ['env'],
    program: ['commands/deploy/writeHeaders.ts'],
    hasHelp: true,
  },
  'nginx-smoke': {
    about: 'tests the build behind nginx with the files of deploy/nginx, in a real browser',
    needs: ['journey browser', 'nginx', 'build'],
    program: ['node_modules/@playwright/test/cli.js', 'test', 'e2e/nginx', '--project=desktop'],
  },
  rolling: {
    about: 'replaces three processes behind nginx on one PostgreSQL under load, and counts lost requests',
    needs: ['demo', 'postgres', 'nginx', 'build'],
    program: ['commands/rolling/rolling.ts'],
    hasHelp: true,
  },
  deliveries: {
    about: 'kills three processes on one PostgreSQL under load, and counts what arrives at a receiver',
    needs: ['demo', 'postgres'],
    program: ['commands/deliveries/deliveries.ts'],
    hasHelp: true,
  },
  'contract-on-postgres': {
    about: 'runs the contract tests on a real PostgreSQL; arguments go to vitest',
    needs: ['postgres'],
    program: ['commands/postgres/contractOnPostgres.ts'],
  },
  treemap: {
    about: "lists the parts of each route's scripts, biggest first",
    needs: [],
    program: ['commands/treemap/treemap.ts'],
    hasHelp: true,
  },
  soak: {
    about: 'measures the memory after hundreds of map movements (docs/performance.md)',
    needs: ['demo', 'browser', 'build'],
    program: ['commands/soak/soak.ts'],
    hasHelp: true,
  },
  browsers: {
    about: "runs a visitor's main jobs in Firefox and WebKit (docs/qa.md)",
    needs: ['demo', 'build'],
    program: ['commands/browsers/browsers.ts'],
    hasHelp: true,
  },
  interaction: {
    about: 'measures presses on a slow processor (docs/performance.md)',
    needs: ['demo', 'browser', 'build'],
    program: ['commands/interaction/interaction.ts'],
    hasHelp: true,
  },
  load: {
    about: 'sends the built product a mix of all requests at a fixed rate (docs/scale.md)',
    needs(words) {
      /** @type {import('./launch/prepare.mjs').Need[]} */
      const needs = ['demo', 'build'];
      if (words.includes('--database=postgres')) needs.push('postgres');
      if (words.includes('--nginx')) needs.push('nginx');
      return needs;
    },
    program: ['commands/load/load.ts'],
    hasHelp: true,
  },
  endurance: {
    about:
      'kills the product during writes, searches for a minute, and sends malformed requests to all routes',
    needs: ['demo', 'build'],
    program: ['commands/endurance/endurance.ts'],
    hasHelp: true,
  },
  bench: {
    about:
      "times the product's searches on SQLite and PostgreSQL, the loading of a city, and areas in reach (docs/scale.md)",
    needs(words) {
      if (words.includes('--areas')) return ['demo', 'build'];
      return ['demo', words.includes('--peers') ? 'postgis' : 'postgres'];
    },
    program: ['--expose-gc', 'commands/bench/bench.ts'],
    hasHelp: true,
  },
};

/**
 * Returns what a command needs.
 * @param {string} name
 * @param {readonly string[]} [words] its parameters
 */
export function needsOf(name, words = []) {
  const { needs = [] } = commands[name] ?? {};
  return typeof needs === 'function' ? needs(words) : needs;
}

/** The list of commands, a line each. */
export function commandList() {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const lines = Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`);
  return ['npm run NAME -- OPTIONS; many print their options for --help.', ...lines].join('\n');
}
