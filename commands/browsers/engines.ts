import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { Builder, Capabilities, type WebElement } from 'selenium-webdriver';

/** A function that runs in the page: it has no access to this file. */
type InPage<Words extends readonly unknown[], Result> = (...words: Words) => Result;

/** A browser with one page. Functions run in it, presses and keys are those of a visitor. */
export interface DrivenBrowser {
  version: string;
  open(address: string): Promise<void>;
  run<Words extends readonly string[], Result>(work: InPage<Words, Result>, ...words: Words): Promise<Result>;
  /** True if a function finds an element in the page. */
  has<Words extends readonly string[]>(find: InPage<Words, Element | null>, words: Words): Promise<boolean>;
  /** Presses the element that a function finds in the page, and types into it. Rejects if there is none. */
  press<Words extends readonly string[]>(
    find: InPage<Words, Element | null>,
    words: Words,
    keys?: string,
  ): Promise<void>;
  /** Errors and violations of the policy since the last call. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
}

/** An engine that is not Chromium's, with Debian's packages for it. */
export interface Engine {
  programs: readonly string[];
  packages: readonly string[];
  start(): Promise<DrivenBrowser>;
}

const FIREFOX = '/usr/bin/firefox-esr';
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const MINI_BROWSER = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
const XVFB = '/usr/bin/Xvfb';
const WINDOW = { width: 1440, height: 900 };

/** Firefox ESR by WebDriver BiDi. */
async function startFirefox(): Promise<DrivenBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    acceptInsecureCerts: true,
    // The viewport of the window.
    defaultViewport: WINDOW,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-CA' },
  });
  const page = await browser.newPage();
  const foundIn = async (find: unknown, words: readonly string[]) =>
    (
      await page.evaluateHandle(find as () => Element | null, ...(words as []))
    ).asElement() as ElementHandle<Element> | null; // it finds elements
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return {
    version: await browser.version(),
    open: async (address) => void (await page.goto(address)),
    run: (work, ...words) => page.evaluate(work as never, ...words),
    has: async (find, words) => (await foundIn(find, words)) !== null,
    async press(find, words, keys) {
      const element = await foundIn(find, words);
      if (!element) throw new Error('the element to press has gone');
      await element.click();
      if (keys !== undefined) await element.type(keys);
    },
    problems: async () => problems.splice(0),
    close: () => browser.close(),
  };
}

/** A port that is free at the moment. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Waits until a program prints a text or answers. */
async function until(isReady: () => Promise<boolean> | boolean, what: string): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await isReady())) {
    if (Date.now() > end) throw new Error(`${what} did not start`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A screen in memory, which WebKitGTK needs. */
async function startScreen(): Promise<{ display: string; screen: ChildProcess }> {
  const screen = spawn(XVFB, ['-displayfd', '1', '-screen', '0', `${WINDOW.width}x${WINDOW.height}x24`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let printed = '';
  screen.stdout?.on('data', (bytes: Buffer) => {
    printed += bytes.toString();
  });
  process.once('exit', () => screen.kill());
  await until(() => printed.endsWith('\n'), 'Xvfb');
  return { display: `:${printed.trim()}`, screen };
}

/** Runs in the page. WebKit's driver does not tell what the console shows. */
function noteProblems(): void {
  const problems: string[] = [];
  Object.assign(window, { problems });
  const before = console.error;
  console.error = (...words) => {
    problems.push(words.map(String).join(' '));
    before(...words);
  };
  window.addEventListener('error', ({ message }) => problems.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    problems.push(`policy: ${effectiveDirective} against ${blockedURI}`),
  );
}

/** Runs in the page. Returns what `noteProblems` has noted since the last call. */
function takeProblems(): string[] {
  const { problems = [] } = window as { problems?: string[] };
  return problems.splice(0);
}

/** WebKitGTK by WebDriver. Its problems are those after a page has loaded. */
async function startWebKit(): Promise<DrivenBrowser> {
  const { display, screen } = await startScreen();
  const port = await freePort();
  const driverProcess = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, LANG: 'en_CA.UTF-8', LANGUAGE: 'en_CA', GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  });
  process.once('exit', () => driverProcess.kill());
  const server = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(isUp, 'WebKitWebDriver');
  const options = {
    binary: MINI_BROWSER,
    args: ['--automation'],
  };
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        acceptInsecureCerts: true,
        'webkitgtk:browserOptions': options,
      }),
    )
    .build();
  const noted: string[] = [];
  const capabilities = await driver.getCapabilities();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...WINDOW });
  return {
    version: `WebKitGTK ${capabilities.get('browserVersion')}`,
    async open(address) {
      noted.push(...(await driver.executeScript<string[]>(takeProblems)));
      await driver.get(address);
      await driver.executeScript(noteProblems);
    },
    run: (work, ...words) => driver.executeScript(work, ...words),
    has: async (find, words) => (await driver.executeScript(find, ...words)) !== null,
    async press(find, words, keys) {
      const element = await driver.executeScript<WebElement | null>(find, ...words);
      if (!element) throw new Error('the element to press has gone');
      await element.click();
      if (keys !== undefined) await element.sendKeys(keys);
    },
    problems: async () => [...noted.splice(0), ...(await driver.executeScript<string[]>(takeProblems))],
    async close() {
      await driver.quit();
      driverProcess.kill();
      screen.kill();
    },
  };
}

/** The engines beside Chromium's, in which the journeys run. */
export const ENGINES = {
  firefox: { programs: [FIREFOX], packages: ['firefox-esr'], start: startFirefox },
  webkit: {
    programs: [WEBKIT_DRIVER, MINI_BROWSER, XVFB],
    packages: ['webkit2gtk-driver', 'xvfb'],
    start: startWebKit,
  },
} as const satisfies Record<string, Engine>;

/** The name of an engine. */
export type EngineName = keyof typeof ENGINES;

/** Packages of an engine whose programs are not all there. */
export const missingPackages = ({ programs, packages }: Engine): readonly string[] =>
  programs.every((program) => existsSync(program)) ? [] : packages;
