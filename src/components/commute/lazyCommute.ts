import { lazyOnIntent } from '../lazy/lazyOnIntent.tsx';

/** Chooses the destinations. It is loaded when it is opened. */
export const CommuteDialog = lazyOnIntent(async () => (await import('./CommuteDialog.tsx')).CommuteDialog);
