import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { type Control, controlsOf } from './controls.ts';
import { type EventTime, readEventTime } from './eventTimes.ts';

/** One press. */
export interface Press {
  /** "list" */
  page: string;
  /** "button Filters", or "button Filters > button Clear all" for a control that it opened. */
  control: string;
  /** Undefined if the page answered within a frame. */
  time: EventTime | undefined;
}

/** A page whose controls are pressed. */
export interface WalkedPage {
  /** "list" */
  name: string;
  /** Opens it, and waits until it is idle. */
  open(page: Page): Promise<void>;
}

/** Options of a walk. */
interface Walk {
  page: Page;
  cdp: CDPSession;
  walked: WalkedPage;
  /** CPU slow-down factor. */
  cpu: number;
  /** Kinds of controls on every page that were pressed before. */
  known: Set<string>;
  log(line: string): void;
}

/** Layers above a page. */
const LAYERS = '[role=dialog], [role=menu], [role=listbox], [popover]';
/** Milliseconds to reach a control. A covered or missing one is reported as not pressed. */
const REACH_MS = 5000;

/** Milliseconds between scrolling to a control and the press, so that drawing caused by scrolling is not counted. */
const FIND_MS = 500;
/** Milliseconds that the finger stays down. Without it the reaction to the touch would count as the click's delay. */
const HOLD_MS = 60;

/** Touches the middle of a control (of its first line if it has several), as a finger does. */
async function touch({ page, cdp }: Walk, control: Locator): Promise<void> {
  // A trial tap only scrolls to the control; it dispatches a touch that the page does not get.
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

async function pressControl(walk: Walk, { path, press }: Control): Promise<void> {
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

/** Visible layers, once those that open or close have done so. */
async function layersOf(page: Page): Promise<number> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  );
  return page.locator(LAYERS).filter({ visible: true }).count();
}

/** Opens the page without slow-down, and discards the times of its opening. */
async function openFresh({ page, cdp, walked, cpu }: Walk): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // Storage is cleared, because earlier choices and an open layer in the history entry would come back.
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

/** Presses one control and measures it; undefined if it cannot be reached. */
async function measurePress(walk: Walk, control: Control, name: string): Promise<Press | undefined> {
  try {
    await readEventTime(walk.page);
    await pressControl(walk, control);
  } catch {
    walk.log(`  not reached: ${name}`);
    return undefined;
  }
  const time = await readEventTime(walk.page);
  walk.log(`  ${time ? `${time.duration} ms, script ${time.script.toFixed(0)}` : 'at once'}: ${name}`);
  return { page: walk.walked.name, control: name, time };
}

/** Presses the controls in an opened layer. Opens the layer again if the last press has closed it or covered it with another. */
async function walkLayer(walk: Walk, opener: Control, address: string, presses: Press[]): Promise<void> {
  const { page } = walk;
  const count = await layersOf(page);
  for (const inner of await controlsOf(page, LAYERS)) {
    if (page.url() !== address || (await layersOf(page)) !== count) {
      await openFresh(walk);
      if (!(await measurePress(walk, opener, opener.name))) break;
    }
    const press = await measurePress(walk, inner, `${opener.name} > ${inner.name}`);
    if (press) presses.push(press);
  }
}

/** Presses every control of a page, and the controls in layers that they open. */
export async function walkPage(walk: Walk): Promise<Press[]> {
  const { page } = walk;
  await openFresh(walk);
  const address = page.url();
  const controls = (await controlsOf(page, 'body')).filter(({ kind }) => !walk.known.has(kind));
  for (const { kind } of controls) if (/^(header|footer|nav) /.test(kind)) walk.known.add(kind);
  walk.log(`${walk.walked.name}: ${controls.length} controls`);
  const presses: Press[] = [];
  let isFresh = true;
  const walkControl = async (control: Control): Promise<void> => {
    if (!isFresh) await openFresh(walk);
    isFresh = false;
    const before = await layersOf(page);
    const press = await measurePress(walk, control, control.name);
    if (press) presses.push(press);
    const hasOpened = page.url() === address && (await layersOf(page)) > before;
    if (hasOpened) await walkLayer(walk, control, address, presses);
    isFresh = press !== undefined && page.url() === address && !hasOpened;
  };
  for (const control of controls) {
    await walkControl(control).catch((failure: unknown) =>
      walk.log(`  given up: ${control.name}: ${String(failure).split('\n')[0]}`),
    );
  }
  return presses;
}
