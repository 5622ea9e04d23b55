/** Informs the product's other open tabs of a sign-out. */

const CHANNEL = 'hp:signed-out';

/** Informs all other tabs. Without BroadcastChannel they find out when the visitor returns to them. */
export function broadcastSignOut(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Calls back whenever another tab has signed out. @returns a function that ends it */
export function onSignOutElsewhere(act: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => act();
  return () => channel.close();
}
