import type { CDPSession, Page } from '@playwright/test';
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
  say(line: string): void;
}

/** What lies over a page until it is closed. */
const LAYERS = '[role=dialog], [role=menu], [role=listbox], [popover]';
/** A control that is covered, or gone: it is named as not pressed. */
const REACH_MS = 5000;

async function pressIt(page: Page, { path, press }: Control): Promise<void> {
  const control = page.locator(path);
  if (press === 'click') {
    const isTouched = await page.evaluate(() => navigator.maxTouchPoints > 0);
    await (isTouched ? control.tap({ timeout: REACH_MS }) : control.click({ timeout: REACH_MS }));
    return;
  }
  await control.focus({ timeout: REACH_MS });
  await page.keyboard.press(press === 'arrow' ? 'ArrowRight' : 'a');
}

const layersOf = (page: Page): Promise<number> => page.locator(LAYERS).filter({ visible: true }).count();

/** Opens the page without slow-down, and forgets what its opening took. */
async function openFresh({ page, cdp, walked, cpu }: Walk): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await walked.open(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await readEventTime(page);
}

/** Presses one control and takes its time; undefined where it can't be reached. */
async function take(walk: Walk, control: Control, name: string): Promise<Press | undefined> {
  try {
    await readEventTime(walk.page);
    await pressIt(walk.page, control);
  } catch {
    walk.say(`  not reached: ${name}`);
    return undefined;
  }
  const time = await readEventTime(walk.page);
  walk.say(`  ${time ? `${time.duration} ms` : 'at once'}: ${name}`);
  return { page: walk.walked.name, control: name, time };
}

/** Presses what a control has opened, each in the same layer opened anew where the one before closed it. */
async function walkLayer(walk: Walk, opener: Control, address: string): Promise<Press[]> {
  const presses: Press[] = [];
  const { page } = walk;
  for (const inner of await controlsOf(page, LAYERS)) {
    if (page.url() !== address || (await layersOf(page)) === 0) {
      await openFresh(walk);
      if (!(await take(walk, opener, opener.name))) break;
    }
    const press = await take(walk, inner, `${opener.name} > ${inner.name}`);
    if (press) presses.push(press);
  }
  return presses;
}

/** Presses every control of a page, and of what the first press opens. */
export async function walkPage(walk: Walk): Promise<Press[]> {
  const { page } = walk;
  await openFresh(walk);
  const address = page.url();
  const controls = await controlsOf(page, 'body');
  walk.say(`${walk.walked.name}: ${controls.length} controls`);
  const presses: Press[] = [];
  let isFresh = true;
  for (const control of controls) {
    if (!isFresh) await openFresh(walk);
    const before = await layersOf(page);
    const press = await take(walk, control, control.name);
    if (press) presses.push(press);
    const hasOpened = page.url() === address && (await layersOf(page)) > before;
    if (hasOpened) presses.push(...(await walkLayer(walk, control, address)));
    isFresh = page.url() === address && !hasOpened;
  }
  return presses;
}
