/** State of a shared list. It begins with an invitation; `shared` once the partner has accepted. */
export type SharedListState = 'invited' | 'declined' | 'shared';

/** Lists of saved homes that two customers share. Times are ISO 8601 in UTC with milliseconds. */
export interface SharedListTable {
  id: string;
  state: SharedListState;
  /** Time of the last invitation. */
  invited: string;
  /** Time at which the partner accepted. */
  since: string | null;
  /** The invited address as the owner typed it; null once it was accepted, or its link has ended. */
  email: string | null;
  /** The owner's words in the invitation; '' for none, and once it was answered or its link has ended. */
  line: string;
  language: 'en' | 'fr';
  /** SHA-256 of the link's token; null if no invitation is open. */
  token_hash: string | null;
  /** Time at which the link ends. */
  expires: string | null;
  /** Number of the last change. */
  changes: number;
}

/** The two members of a shared list. A customer is a member of one list at most. */
export interface SharedMemberTable {
  user_id: string;
  list_id: string;
  role: 'owner' | 'partner';
  /** The name that the other member sees. */
  name: string;
  /** 1 if homes that were saved before the list was shared are on it. */
  shares_saved: 0 | 1;
}

/** Homes that a member has saved and that are not on the shared list. The mark outlives the saved home, for an undo. */
export interface PrivateHomeTable {
  user_id: string;
  list_id: string;
  board: number;
  /** Upper case. */
  mls: string;
}

/** Kinds of changes of a shared list. `joined` and `earlier` are not about one home. */
export type SharedChangeKind = 'joined' | 'earlier' | 'added' | 'removed' | 'noted';

/** The last changes of a shared list. */
export interface SharedChangeTable {
  list_id: string;
  /** From 1. */
  number: number;
  at: string;
  user_id: string;
  kind: SharedChangeKind;
  board: number | null;
  mls: string | null;
}
