import type { ColumnType, Generated } from 'kysely';

/** State of the work on an item; null in the database for `new`, so that leads of a former release are new too. */
export type DeskState = 'new' | 'inWork' | 'answered' | 'closed';

type WithDefault<Value> = ColumnType<Value, Value | undefined, Value>;

/** Columns of a lead about the work of staff. Each has a default, because the former release stores leads without them. */
export interface DeskColumns {
  /** Null for a new item. */
  desk_state: WithDefault<Exclude<DeskState, 'new'> | null>;
  /** Id of the member whose item it is. */
  desk_owner: WithDefault<string | null>;
  /** Time at which a member first opened it. */
  desk_opened: WithDefault<string | null>;
  /** Day of the next action: "2026-11-25". */
  desk_action_day: WithDefault<string | null>;
  desk_action: WithDefault<string | null>;
  /** Number of changes. */
  desk_version: WithDefault<number>;
  /** Folded words and digits by which it is found (text/fold.ts); null until the product has written them. */
  desk_search: WithDefault<string | null>;
  /** Time at which admins were told that it was not opened. */
  desk_told: WithDefault<string | null>;
  /** Time of the customer's last change, from which it waits for staff again; null if it waits since `received`. */
  desk_since: WithDefault<string | null>;
}

/** A member of staff. */
export interface DeskMemberTable {
  /** The sub of the ID token. */
  id: string;
  email: string;
  name: string;
  role: 'staff' | 'admin';
  /** JSON of languages; "[]" for all. */
  languages: string;
  /** JSON of names of cities; "[]" for all. */
  cities: string;
  takes_turns: 0 | 1;
  last_seen: string;
  /** Time at which a rule last assigned an item to them; '' for never. */
  last_turn: string;
}

/** A note of staff about an item. */
export interface DeskNoteTable {
  id: Generated<number>;
  lead_id: string;
  at: string;
  /** The member. */
  by: string;
  text: string;
}

/** An answer that was mailed to the person of an item. */
export interface DeskAnswerTable {
  id: Generated<number>;
  lead_id: string;
  at: string;
  by: string;
  subject: string;
  text: string;
  /** SHA-256 of item and Idempotency-Key; unique. */
  key_hash: string;
}

/** The record of what staff did. Rows are only added; a trigger refuses other writes, except the erasure of values. */
export interface DeskChangeTable {
  id: Generated<number>;
  at: string;
  /** The member; null for the product's rules. */
  by: string | null;
  /** The lead. The row stays when the lead is deleted. */
  lead_id: string | null;
  action: string;
  /** JSON; null for none, and after an erasure. */
  before: string | null;
  after: string | null;
  erased: 0 | 1;
}

/** The desk's first start; at most one row. */
export interface DeskStartTable {
  id: number;
  /** ISO 8601. */
  at: string;
}

/** The rules by which new items get an owner; at most one row. */
export interface DeskRulesTable {
  id: number;
  by_city: 0 | 1;
  by_language: 0 | 1;
  by_turns: 0 | 1;
  version: number;
}
