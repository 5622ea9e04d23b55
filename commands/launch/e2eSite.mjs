/** The arguments of `npm run e2e`: journeys on the product's own instance, or on a deployment. */
import { parseArgs } from 'node:util';
import { CommandFailure } from './output.mjs';

/**
 * @typedef {object} E2eCommand
 * @property {string | undefined} site "https://staging.example", whose journeys are run; undefined for a product of
 * their own
 * @property {string[]} playwright what is passed on
 * @property {Record<string, string>} settings environment variables for playwright.config.ts and the journeys
 * @property {string[]} left a line for each kind of journey that is left out, and why
 */

const baseUrl = '--base-url';
const onThisMachine = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;
/** The allowed paths in an address: the app is always at the same place. */
const appPath = /^\/(real-estate\/?)?$/;

/**
 * Checks the address of a deployment.
 * @param {string} value the given address
 * @returns {string} "https://staging.example"
 * @throws {CommandFailure} for an invalid address
 */
export function siteOf(value) {
  const wrong = (/** @type {string} */ why) =>
    new CommandFailure(`${baseUrl} is "${value}", but ${why}, as in ${baseUrl}=https://staging.example.`);
  // Node 20 on a bare machine has no URL.parse.
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw wrong('it must be an http(s) address');
  }
  if (url.username || url.password) {
    // It would be in every report.
    throw new CommandFailure(`${baseUrl} must not hold a name or password.`);
  }
  if (url.protocol === 'http:' && !onThisMachine.test(url.hostname)) {
    throw wrong('without https only this machine is visited: sessions are for secure pages alone');
  }
  if (!appPath.test(url.pathname) || url.search || url.hash) {
    throw wrong('it must be the address of the host alone: the app is below /real-estate/');
  }
  return url.origin;
}

/**
 * Takes this command's own options out of the arguments after `npm run e2e --`; the others are Playwright's.
 * @param {readonly string[]} words
 */
function ownOptions(words) {
  const options = /** @type {const} */ ({ 'base-url': { type: 'string' }, smoke: { type: 'boolean' } });
  const { tokens } = parseArgs({ args: [...words], options, strict: false, tokens: true });
  const left = new Set(words.keys());
  /** @type {string | undefined} */
  let base;
  let smoke = false;
  for (const token of tokens) {
    if (token.kind !== 'option' || !Object.hasOwn(options, token.name)) continue;
    left.delete(token.index);
    if (token.inlineValue === false) left.delete(token.index + 1);
    if (token.name === 'smoke') smoke = true;
    else base = token.value ?? '';
  }
  return { base, smoke, others: words.filter((_word, index) => left.has(index)) };
}

/**
 * Lists the journeys that cannot run with these variables.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string[]} a line for each kind of journey
 * @throws {CommandFailure} for variables that are half set
 */
function leftOut(environment) {
  const { E2E_EMAIL: email, E2E_PASSWORD: password, E2E_SEND_LEADS: leads } = environment;
  if (Boolean(email) !== Boolean(password)) {
    const missing = email ? 'E2E_PASSWORD' : 'E2E_EMAIL';
    throw new CommandFailure(
      `${missing} is not set: an account is both E2E_EMAIL and E2E_PASSWORD, or neither.`,
    );
  }
  if (leads && !/^[01]$/.test(leads)) {
    throw new CommandFailure(`E2E_SEND_LEADS is "${leads}", but it must be 1, or unset to send none.`);
  }
  return [
    ...(email ? [] : ['Journeys of an account are skipped: E2E_EMAIL and E2E_PASSWORD are not set.']),
    ...(leads === '1' ? [] : ['No lead is sent: E2E_SEND_LEADS is not 1.']),
  ];
}

/**
 * Parses the arguments.
 * @param {readonly string[]} words arguments after `npm run e2e --`
 * @param {NodeJS.ProcessEnv} environment
 * @returns {E2eCommand}
 * @throws {CommandFailure} for invalid arguments and variables
 */
export function readE2eCommand(words, environment) {
  const { base, smoke, others } = ownOptions(words);
  if (base === undefined) {
    if (smoke) {
      throw new CommandFailure(
        `--smoke is for a deployment: say which by ${baseUrl}=https://staging.example.`,
      );
    }
    return { site: undefined, playwright: others, settings: { E2E_BASE_URL: '' }, left: [] };
  }
  const site = siteOf(base);
  const settings = { E2E_BASE_URL: site, E2E_SMOKE: smoke ? '1' : '' };
  return { site, playwright: others, settings, left: leftOut(environment) };
}

/** Timeout in milliseconds of the question for the version. */
const timeoutMs = 15_000;

/** Browsers resolve every *.localhost, but not every system does. */
const reachable = (/** @type {string} */ url) =>
  url.replace(/^(https?:\/\/)[^/]+\.localhost(?=[:/])/, '$1localhost');

/**
 * Asks a deployment for its version, so that a wrong address is reported before a browser starts.
 * @param {string} site "https://staging.example"
 * @param {(url: string, init: RequestInit) => Promise<Response>} ask replaces the network in tests
 * @returns {Promise<string>} "1.5.1"
 * @throws {CommandFailure} if there is no answer, or if it is not the product's
 */
export async function versionAt(site, ask = fetch) {
  const address = `${site}/real-estate/manifest.json`;
  const answer = await ask(reachable(address), { signal: AbortSignal.timeout(timeoutMs) }).catch(
    (/** @type {Error & { cause?: NodeJS.ErrnoException }} */ failure) => {
      const why = failure.cause?.code ?? failure.cause?.message ?? failure.message;
      throw new CommandFailure(
        `${site} cannot be reached (${why}). Is the address right, and does it let this machine in?`,
      );
    },
  );
  if (!answer.ok) {
    throw new CommandFailure(`${address} answers ${answer.status}: the product is not at this address.`);
  }
  const body = await answer.json().catch(() => undefined);
  if (typeof body?.version !== 'string') {
    throw new CommandFailure(`${address} names no version: something else than the product answers there.`);
  }
  return body.version;
}
