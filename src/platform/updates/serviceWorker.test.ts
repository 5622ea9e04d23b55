import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';
import { applyUpdate, cacheLanguage, registerWorker, workerInCharge } from './serviceWorker.ts';

/** A worker that records its messages. */
class FakeWorker extends EventTarget {
  readonly messages: unknown[] = [];
  state = 'activated';
  scriptURL: string;
  constructor(path = '/real-estate/sw.js') {
    super();
    this.scriptURL = location.origin + path;
  }
  postMessage(data: unknown): void {
    this.messages.push(data);
  }
}

/** A registration with the members that are used. */
class FakeRegistration extends EventTarget {
  scope: string;
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null;
  unregister = vi.fn(async () => true);
  update = vi.fn(async () => undefined);
  constructor(scope: string, active: FakeWorker) {
    super();
    this.scope = location.origin + scope;
    this.active = active;
  }
}

/** Puts a browser's service workers in jsdom, which has none. */
function browserWith(
  registrations: FakeRegistration[],
  own = new FakeRegistration('/real-estate/', new FakeWorker()),
) {
  const container = Object.assign(new EventTarget(), {
    controller: null as FakeWorker | null, // set by tests
    getRegistrations: async () => registrations,
    getRegistration: async () => own as FakeRegistration | undefined, // set by tests
    register: vi.fn(async () => own),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  onTestFinished(() => Reflect.deleteProperty(navigator, 'serviceWorker') as unknown as undefined); // the result is not read
  return { container, own };
}

afterEach(() => {
  vi.useRealTimers();
  for (const own of document.head.querySelectorAll('link, meta, script')) own.remove();
});

test('it is registered with its scope after other products’ workers on our pages are removed, and ours stays', async () => {
  const ownRegistration = new FakeRegistration('/real-estate/', new FakeWorker());
  const old = new FakeRegistration('/', new FakeWorker('/old.js'));
  const within = new FakeRegistration('/real-estate/map/', new FakeWorker('/real-estate/other.js'));
  const elsewhere = new FakeRegistration('/blog/', new FakeWorker('/blog/sw.js'));
  const { container } = browserWith([ownRegistration, old, within, elsewhere]);
  await registerWorker();
  expect(
    [ownRegistration, old, within, elsewhere].map(({ unregister }) => unregister.mock.calls.length),
  ).toEqual([0, 1, 1, 0]);
  expect(container.register).toHaveBeenCalledExactlyOnceWith('/real-estate/sw.js', {
    scope: '/real-estate/',
    updateViaCache: 'none',
  });
});

test('a browser without workers, or that refuses them, works as before', async () => {
  await registerWorker();
  await applyUpdate();
  cacheLanguage('fr');
  await workerInCharge();
  const { container } = browserWith([]);
  container.register.mockRejectedValue(new DOMException('No.', 'SecurityError'));
  expectedConsole.push(/The service worker could not be registered/);
  await registerWorker();
  expect(vi.mocked(console.warn)).toHaveBeenCalledOnce();
});

test('a waiting worker learns which build the page is of', async () => {
  const script = Object.assign(document.createElement('script'), { type: 'module' });
  script.setAttribute('src', '/real-estate/assets/index-2.js');
  // In a template no scripts are loaded.
  vi.spyOn(document, 'querySelector').mockReturnValue(script);
  const { own } = browserWith([]);
  own.waiting = new FakeWorker();
  await registerWorker();
  expect(own.waiting.messages).toContainEqual({
    type: 'pageRuns',
    entry: `${location.origin}/real-estate/assets/index-2.js`,
  });
});

test('an update activates the new worker and settles then', async () => {
  const { container, own } = browserWith([]);
  const next = new FakeWorker();
  next.state = 'installing';
  own.update.mockImplementation(async () => {
    own.installing = next;
    return undefined;
  });
  next.postMessage = (data) => {
    next.messages.push(data);
    container.dispatchEvent(new Event('controllerchange'));
  };
  const applied = applyUpdate();
  await vi.waitFor(() => expect(own.update).toHaveBeenCalledOnce());
  Object.assign(own, { installing: null, waiting: next });
  next.state = 'installed';
  next.dispatchEvent(new Event('statechange'));
  await applied;
  expect(next.messages).toEqual([{ type: 'takeOver' }]);
});

test('an update that does not finish delays for a limited time only', async () => {
  const { container, own } = browserWith([]);
  await applyUpdate();
  container.getRegistration = async () => undefined;
  await applyUpdate();
  container.getRegistration = async () => own;
  own.update.mockRejectedValueOnce(new TypeError('offline'));
  expectedConsole.push(/The service worker could not be updated/);
  await applyUpdate();
  vi.useFakeTimers();
  own.waiting = new FakeWorker();
  own.update.mockReturnValue(new Promise(() => {}));
  const applied = applyUpdate();
  await vi.advanceTimersByTimeAsync(8000);
  await applied;
  expect(own.waiting.messages).toEqual([{ type: 'takeOver' }]);
});

test('the active worker is waited for, and gets the language', async () => {
  const { container } = browserWith([]);
  cacheLanguage('fr');
  const there = workerInCharge();
  const worker = new FakeWorker();
  container.controller = worker;
  container.dispatchEvent(new Event('controllerchange'));
  await there;
  await workerInCharge();
  cacheLanguage('fr');
  expect(worker.messages).toEqual([{ type: 'keepLanguage', language: 'fr' }]);
});
