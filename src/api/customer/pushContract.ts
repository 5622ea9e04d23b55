/** Wire types of the browsers in which a customer wants alerts. */

/** Body of POST /customer/user/push-subscriptions: what the browser's `PushSubscription.toJSON` returns. */
export interface WirePushKeys {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** A browser with alerts. Its id is the SHA-256 of its endpoint, base64url without padding. */
export interface WirePushSubscription {
  id: string;
  /** ISO 8601. */
  created: string;
}

/** GET /customer/user/push-subscriptions: the newest first, and the key for new ones (RFC 8292, base64url). */
export interface WirePushSubscriptions {
  publicKey: string;
  subscriptions: WirePushSubscription[];
}

/** A message to a browser, which its service worker shows. */
export interface BrowserMessage {
  /** A message replaces an earlier one with the same tag. */
  tag: string;
  title: string;
  body: string;
  lang: 'en' | 'fr';
  /** Path of the page below the app's base path: "/detail/C1000001/2". */
  path: string;
}
