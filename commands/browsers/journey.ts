import type { DrivenBrowser } from './engines.ts';

const STEP_MS = 30_000;
const PAUSE_MS = 150;

/** An element that a visitor finds: its kind, and a part of its accessible name as a regular expression. */
interface Wanted {
  kind: 'button' | 'unpressed' | 'link' | 'field' | 'option' | 'heading' | 'text' | 'article';
  name: string;
}

/** Runs in the page. Returns the first visible element of a kind with a name. */
function findElement(kind: string, name: string): Element | null {
  const selectors: Record<string, string> = {
    button: 'button, [role=button], [role=tab]',
    unpressed: 'article button[aria-pressed=false]',
    link: 'a[href]',
    field: 'input, textarea, select',
    option: '[role=option]',
    heading: 'h1, h2, h3',
    text: 'label, p, li, span, div, td, dd, button, a, h1, h2',
    article: 'article',
  };
  const pattern = new RegExp(name);
  const nameOf = (element: Element): string => {
    const labelled = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => (id ? (document.getElementById(id)?.textContent ?? '') : ''))
      .join(' ');
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent ?? '');
    return (
      element.getAttribute('aria-label') ??
      (labelled.trim() || labels.join(' ') || element.textContent || '')
    ).trim();
  };
  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden';
  };
  // An open dialog covers the rest of the page.
  const dialogs = [...document.querySelectorAll('[role=dialog], dialog[open]')].filter(isShown);
  const within = kind === 'option' ? document : (dialogs.at(-1) ?? document);
  const all = [...within.querySelectorAll(selectors[kind] ?? kind)];
  return all.find((element) => isShown(element) && pattern.test(nameOf(element))) ?? null;
}

/** A visitor's steps in a browser. Each waits until it is possible. */
function visitorIn(browser: DrivenBrowser) {
  const poll = async (what: string, isMet: () => Promise<boolean>): Promise<void> => {
    const end = Date.now() + STEP_MS;
    while (!(await isMet())) {
      if (Date.now() > end) throw new Error(`${what}: not within ${STEP_MS / 1000} s`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  const words = ({ kind, name }: Wanted): [string, string] => [kind, name];
  const see = (wanted: Wanted) =>
    poll(`${wanted.kind} "${wanted.name}"`, () => browser.has(findElement, words(wanted)));
  const press = async (wanted: Wanted, keys?: string): Promise<void> => {
    await see(wanted);
    await browser.press(findElement, words(wanted), keys);
  };
  const arrive = (pattern: RegExp) =>
    poll(`the address ${pattern}`, async () => pattern.test(await browser.run(() => location.href)));
  return { poll, see, press, arrive };
}

/** A step of a visitor in words, and its work. */
export type Step = readonly [name: string, work: () => Promise<void>];

/**
 * The main jobs of a visitor: search by a suggestion, filter, listing, lead, map, log-in with a saved home, French.
 * @param base "http://localhost:49152/real-estate"
 */
export function stepsIn(browser: DrivenBrowser, base: string): Step[] {
  const { poll, see, press, arrive } = visitorIn(browser);
  const open = (path: string) => browser.open(base + path);
  return [
    [
      'home, and the search by a suggestion',
      async () => {
        await open('/');
        await press({ kind: 'field', name: '^Search' }, 'oakv');
        await press({ kind: 'option', name: '^Oakville' });
        await arrive(/\/map\/Oakville/);
      },
    ],
    [
      'the map with pins, or its reason',
      async () => {
        const hasWebGl = await browser.run(
          () => document.createElement('canvas').getContext('webgl2') !== null,
        );
        await see(
          hasWebGl
            ? { kind: 'button', name: 'zoom in$|at one address$|^\\$[\\d.,]+[KM]?,' }
            : { kind: 'text', name: 'The map needs WebGL' },
        );
      },
    ],
    [
      'the list with a filter',
      async () => {
        await open('/list/Ontario/Toronto');
        await see({ kind: 'article', name: '\\$' });
        await press({ kind: 'button', name: '^Beds' });
        await press({ kind: 'text', name: '^3\\+$' });
        await press({ kind: 'button', name: '^Show \\d|^Show homes' });
        await arrive(/[?&]beds=3/);
        await see({ kind: 'article', name: '\\$' });
      },
    ],
    [
      'a listing, and a lead',
      async () => {
        await open('/detail/C0100103/2');
        await press({ kind: 'button', name: '^Get More Details$' });
        await press({ kind: 'field', name: '^First name' }, 'Ada');
        await press({ kind: 'field', name: '^Last name' }, 'Byron');
        await press({ kind: 'field', name: '^Email' }, 'ada.byron@homes.realtor');
        await press({ kind: 'field', name: '^Phone' }, '4165550142');
        await press({ kind: 'button', name: '^Send message$' });
        await see({ kind: 'heading', name: '^Thank you, Ada' });
      },
    ],
    [
      'market trends and closing costs',
      async () => {
        await open('/trends');
        await see({ kind: 'text', name: 'Median sold price' });
        await open('/calculators/closing-costs');
        await see({ kind: 'text', name: 'Ontario land transfer tax' });
      },
    ],
    [
      'French',
      async () => {
        await open('/');
        await press({ kind: 'button', name: 'Français$' });
        await poll('French', () => browser.run(() => document.documentElement.lang.startsWith('fr')));
        await see({ kind: 'button', name: 'English$' });
        await press({ kind: 'button', name: 'English$' });
        await poll('English', () => browser.run(() => document.documentElement.lang.startsWith('en')));
      },
    ],
    [
      'log-in, and a saved home',
      async () => {
        await open('/auth/login');
        await press({ kind: 'field', name: '^Email address' }, 'customer@example.ca');
        await press({ kind: 'field', name: '^Password' }, 'Harbour-Pine-1');
        await press({ kind: 'button', name: '^Log in$' });
        await poll('the log-in', () => browser.run(() => !location.pathname.includes('/auth/')));
        await open('/list/Ontario/Mississauga');
        await press({ kind: 'unpressed', name: '^Save ' });
        await poll('the saved home', () =>
          browser.run(() => document.querySelector('article button[aria-pressed=true]') !== null),
        );
        await open('/saved');
        await see({ kind: 'button', name: '^Remove ' });
      },
    ],
  ];
}
