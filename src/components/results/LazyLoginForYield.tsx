import { lazyOnIntent } from '../lazy/lazyOnIntent.tsx';

/** Loaded when it is needed, because few visitors have an address with a yield. */
export const LoginForYield = lazyOnIntent(async () => (await import('./LoginForYield.tsx')).LoginForYield);
