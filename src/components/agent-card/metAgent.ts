import { tabStorage } from '../../platform/storage/storage.ts';

const KEY = 'agent';

/** Id of the realtor whom this visit has met; undefined before it met one. */
export function metAgent(): string | undefined {
  const met = tabStorage.read(KEY);
  return typeof met === 'string' ? met : undefined;
}

/** From here on the visit has met this realtor. */
export function meetAgent(id: string): void {
  tabStorage.write(KEY, id);
}
