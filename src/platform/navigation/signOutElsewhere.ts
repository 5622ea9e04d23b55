/** Tells the product's other open tabs of a sign-out. */

const CHANNEL = 'hp:signed-out';

/** Tells every other tab; a browser without the means tells none, and they find out when they wake. */
export function tellOfSignOut(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Calls back whenever another tab has signed out. @returns ends it */
export function onSignOutElsewhere(act: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => act();
  return () => channel.close();
}
