import { createECDH, createHash, randomBytes } from 'node:crypto';
import { onTestFinished, vi } from 'vitest';
import { MemoryCaches } from '../worker/memoryCaches.ts';

const ENDPOINT = 'https://updates.push.services.mozilla.com/wpush/v2/test';

/** The id under which the services know this browser. */
export const BROWSER_ID = createHash('sha256').update(ENDPOINT).digest('base64url');

type Permission = 'default' | 'granted' | 'denied';

/**
 * Gives the test's page a browser with a push service.
 * @param answer the visitor's answer to the browser's question
 * @param hasWorker false before the service worker is registered
 */
export function installBrowser({ permission = 'default', answer = 'granted', hasWorker = true } = {}) {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  let current: { endpoint: string; toJSON(): object; unsubscribe(): Promise<boolean> } | null = null;
  const pushManager = {
    getSubscription: async () => current,
    subscribe: vi.fn(async (_options: { applicationServerKey: string; userVisibleOnly: boolean }) => {
      current = {
        endpoint: ENDPOINT,
        toJSON: () => ({ endpoint: ENDPOINT, expirationTime: null, keys }),
        unsubscribe: async () => {
          current = null;
          return true;
        },
      };
      return current;
    }),
  };
  const registration = { pushManager, installing: null, addEventListener: () => undefined };
  const ready = Promise.withResolvers<typeof registration>();
  let registered: typeof registration | undefined;
  const register = vi.fn(async () => {
    registered = registration;
    ready.resolve(registration);
    return registration;
  });
  if (hasWorker) void register();
  register.mockClear();
  vi.stubGlobal('caches', new MemoryCaches());
  const requestPermission = vi.fn(async () => {
    Object.assign(notification, { permission: answer });
    return answer;
  });
  const notification = { permission: permission as Permission, requestPermission };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', class {});
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      ready: ready.promise,
      register,
      getRegistration: async () => registered,
      getRegistrations: async () => [],
      addEventListener: () => undefined,
      controller: null,
    },
  });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    vi.unstubAllGlobals();
  });
  return { pushManager, register, requestPermission, isSubscribed: () => current !== null };
}
