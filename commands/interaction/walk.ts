import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { type Control, controlsOf } from './controls.ts';
import { type EventTime, readEventTime } from './eventTimes.ts';

/** One press. */
export interface Press {
  /** "list" */
  page: string;
  /** "button Filters", or "button Filters > button Clear all" of what it opened. */
  control: string;
  /** Undefined where the page answered within a frame. */
  time: EventTime | undefined;
}

/** A page whose controls are pressed. */
export interface WalkedPage {
  /** "list" */
  name: string;
  /** Opens it, and waits until it is at rest. */
  open(page: Page): Promise<void>;
}

/** Where and how it is walked. */
interface Walk {
  page: Page;
  cdp: CDPSession;
  walked: WalkedPage;
  /** How many times slower the processor is. */
  cpu: number;
  /** Kinds of controls that every page has, pressed on an earlier one. */
  known: Set<string>;
  say(line: string): void;
}

/** What lies over a page until it is closed. */
const LAYERS = '[role=dialog], [role=menu], [role=listbox], [popover]';
/** A control that is covered, or gone: it is named as not pressed. */
const REACH_MS = 5000;

/** Between a control's coming into sight and the press: what is drawn on the way there is no answer to the press. */
const FIND_MS = 500;
/** How long a finger stays down: without it the answer to the touch would be counted as the click's delay. */
const HOLD_MS = 60;

/** Touches the middle of a control, of its first line where it has several, as a finger does. */
async function touch({ page, cdp }: Walk, control: Locator): Promise<void> {
  // Sends a touch as well, which it keeps from the page, and still scrolls while it does: no visitor's press.
  await control.tap({ timeout: REACH_MS, trial: true });
  await setTimeout(FIND_MS);
  await readEventTime(page);
  const point = await control.evaluate((element) => {
    const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await setTimeout(HOLD_MS);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function pressIt(walk: Walk, { path, press }: Control): Promise<void> {
  const { page } = walk;
  const control = page.locator(path);
  if (press === 'click') {
    const isTouched = await page.evaluate(() => navigator.maxTouchPoints > 0);
    if (isTouched) return touch(walk, control);
    await control.click({ timeout: REACH_MS, trial: true });
    await setTimeout(FIND_MS);
    await readEventTime(page);
    return control.click({ timeout: REACH_MS, delay: HOLD_MS });
  }
  await control.focus({ timeout: REACH_MS });
  await page.keyboard.press(press === 'arrow' ? 'ArrowRight' : 'a');
}

const layersOf = (page: Page): Promise<number> => page.locator(LAYERS).filter({ visible: true }).count();

/** Opens the page without slow-down, and forgets what its opening took. */
async function openFresh({ page, cdp, walked, cpu }: Walk): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // A first visit: what the last press has chosen, and an open layer in the history's entry, would come back.
  if (page.url() !== 'about:blank') {
    await page.evaluate(() => localStorage.clear());
    await page.evaluate(() => sessionStorage.clear());
  }
  await page.context().clearCookies();
  await page.goto('about:blank');
  await walked.open(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await readEventTime(page);
}

/** Presses one control and takes its time; undefined where it can't be reached. */
async function take(walk: Walk, control: Control, name: string): Promise<Press | undefined> {
  try {
    await readEventTime(walk.page);
    await pressIt(walk, control);
  } catch {
    walk.say(`  not reached: ${name}`);
    return undefined;
  }
  const time = await readEventTime(walk.page);
  walk.say(`  ${time ? `${time.duration} ms, script ${time.script.toFixed(0)}` : 'at once'}: ${name}`);
  return { page: walk.walked.name, control: name, time };
}

/** Presses what a control has opened, each in the same layer opened anew where the one before closed it. */
async function walkLayer(walk: Walk, opener: Control, address: string, presses: Press[]): Promise<void> {
  const { page } = walk;
  for (const inner of await controlsOf(page, LAYERS)) {
    if (page.url() !== address || (await layersOf(page)) === 0) {
      await openFresh(walk);
      if (!(await take(walk, opener, opener.name))) break;
    }
    const press = await take(walk, inner, `${opener.name} > ${inner.name}`);
    if (press) presses.push(press);
  }
}

/** Presses every control of a page, and of what the first press opens. */
export async function walkPage(walk: Walk): Promise<Press[]> {
  const { page } = walk;
  await openFresh(walk);
  const address = page.url();
  const controls = (await controlsOf(page, 'body')).filter(({ kind }) => !walk.known.has(kind));
  for (const { kind } of controls) if (/^(header|footer|nav) /.test(kind)) walk.known.add(kind);
  walk.say(`${walk.walked.name}: ${controls.length} controls`);
  const presses: Press[] = [];
  let isFresh = true;
  const walkControl = async (control: Control): Promise<void> => {
    if (!isFresh) await openFresh(walk);
    isFresh = false;
    const before = await layersOf(page);
    const press = await take(walk, control, control.name);
    if (press) presses.push(press);
    const hasOpened = page.url() === address && (await layersOf(page)) > before;
    if (hasOpened) await walkLayer(walk, control, address, presses);
    isFresh = press !== undefined && page.url() === address && !hasOpened;
  };
  for (const control of controls) {
    await walkControl(control).catch((failure: unknown) =>
      walk.say(`  given up: ${control.name}: ${String(failure).split('\n')[0]}`),
    );
  }
  return presses;
}
