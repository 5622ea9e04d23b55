/** Wire types of viewing requests in the customer service. A request begins as a lead (src/api/contact/contract.ts). */
import type { WireViewingWish } from '#api/contact/contract.ts';

/** State of a viewing request. `declined` and `cancelled` are final. */
export type WireViewingState = 'asked' | 'offered' | 'agreed' | 'declined' | 'cancelled';

/** A viewing request of the caller. */
export interface WireViewing extends WireViewingWish {
  id: string;
  mlsNumber: string;
  boardId: number;
  /** As the page knew it; null if it did not. */
  address: string | null;
  city: string | null;
  /** The customer's note; '' without one. */
  note: string;
  state: WireViewingState;
  /** The time that is offered or agreed, as ISO 8601; null in the other states. */
  start: string | null;
  end: string | null;
  /** The brokerage's sentence to its last answer; '' without one. */
  sentence: string;
  /** ISO 8601 time of the request. */
  asked: string;
  /** ISO 8601 time of the last change. */
  changed: string;
  /** True once its time has passed: then it cannot be changed. */
  isOver: boolean;
}

/** GET /customer/user/viewings: the newest first. */
export interface WireViewings {
  viewings: WireViewing[];
}

/**
 * PUT /customer/user/viewings/{id}: another half-day, an agreement to the offered time, or a cancellation. Answers the
 * changed WireViewing; 409 with a `message` if the change cannot follow the present state. With the header
 * `Viewing-Token`, which holds the token of a mail's link, GET and PUT /customer/viewing do the same without an account.
 */
export type WireViewingChange =
  | ({ state: 'asked' } & Pick<WireViewingWish, 'day' | 'part' | 'way'>)
  /** `start` is that of the offer. */
  | { state: 'agreed'; start: string }
  | { state: 'cancelled' };
