/**
 * Every command of the project, as package.json's scripts start it through run.mjs.
 */

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
    about: 'builds the app into dist/, where that is not already made from these sources',
    needs: ['env', 'new build'],
  },
  test: {
    about:
      'runs every check and test; with names only those, and what follows "--" goes to the one that is named',
    needs: (words) => {
      const names = words.includes('--') ? words.slice(0, words.indexOf('--')) : words;
      return names.length === 0 || names.includes('e2e') ? ['checkers', 'browser'] : ['checkers'];
    },
    load: () => import('./test.mjs'),
  },
  e2e: {
    about:
      "runs the browsers' journeys, with --base-url=https://staging.example on a deployment (docs/qa.md)",
    needs: ['browser'],
    load: () => import('./e2e.mjs'),
  },
  'e2e-staging': {
    about: 'starts the product as a second deployment and runs the journeys for deployments on it',
    needs: ['demo', 'browser'],
    load: () => import('./e2eStaging.mjs'),
  },
  leads: {
    about:
      'lists the contacts and applications that visitors sent, also while the server runs (docs/leads.md)',
    needs: ['env'],
    program: ['commands/leads/leads.ts'],
    hasHelp: true,
  },
  ingest: {
    about: "loads a board's export into the store (docs/ingest.md)",
    needs: ['env'],
    program: ['commands/ingest/ingest.ts'],
    hasHelp: true,
  },
  seed: {
    about: "fills the store with the demo's listings, while no server runs",
    needs: ['env', 'demo'],
    // Objects take megabytes, enough for a million listings: without a bound garbage would pile up first.
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
    about: "writes README's section on the settings",
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
    about: 'tries the build behind nginx as deploy/nginx sets it up, in a real browser',
    needs: ['browser', 'nginx', 'build'],
    program: ['node_modules/@playwright/test/cli.js', 'test', 'nginx.e2e.ts', '--project=desktop'],
  },
  'contract-on-postgres': {
    about: 'runs the contract tests on a real PostgreSQL; the words go to vitest',
    needs: ['postgres'],
    program: ['commands/postgres/contractOnPostgres.ts'],
  },
  treemap: {
    about: 'tells what the scripts of each route are made of, biggest first',
    needs: [],
    program: ['commands/treemap/treemap.ts'],
    hasHelp: true,
  },
  soak: {
    about: 'tells what stays in memory after hundreds of movements of the map (docs/performance.md)',
    needs: ['demo', 'browser', 'build'],
    program: ['commands/soak/soak.ts'],
    hasHelp: true,
  },
  interaction: {
    about: 'tells how long presses take on a slow processor (docs/performance.md)',
    needs: ['demo', 'browser', 'build'],
    program: ['commands/interaction/interaction.ts'],
    hasHelp: true,
  },
  load: {
    about:
      'asks the built product for a mix of all that visitors ask, at a rate that does not wait for answers',
    needs: ['demo', 'build'],
    program: ['commands/load/load.ts'],
    hasHelp: true,
  },
  endurance: {
    about:
      'ends the product in the midst of writes, searches for a minute, and asks nonsense over all routes',
    needs: ['demo', 'build'],
    program: ['commands/endurance/endurance.ts'],
    hasHelp: true,
  },
  bench: {
    about: "times the product's searches on SQLite and PostgreSQL (docs/scale.md)",
    needs: (words) => ['demo', words.includes('--peers') ? 'postgis' : 'postgres'],
    program: ['--expose-gc', 'commands/bench/bench.ts'],
    hasHelp: true,
  },
};

/** The list of commands, a line each. */
export function commandList() {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const lines = Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`);
  return ['npm run NAME -- OPTIONS; many print their options for --help.', ...lines].join('\n');
}
