import type { CallError } from '#api/errors.ts';
import { isSameValue, type Members } from './members.ts';

/** Milliseconds after the last change until it is saved. */
const REST_MS = 1000;

/** Milliseconds until what failed is tried again: twice as long each time, up to a minute. */
const FIRST_RETRY_MS = 4000;
const MOST_RETRY_MS = 60_000;

/** Tries against a version that is newer each time. */
const MOST_MERGES = 3;

const STALE = 412;
const CLOSED = 409;
const GONE = 404;

/** No answer, or none of the service: the same may be taken later. */
const isPassing = ({ status }: CallError): boolean => status === 0 || status >= 500;

/** A record as the service keeps it. */
export interface KeptRecord {
  version: number;
  members: Members;
}

/** What came of a call. */
export type KeepAnswer = { record: KeptRecord } | { error: CallError };

/** The calls of one record. */
export interface KeepCalls {
  save(version: number, members: Members): Promise<KeepAnswer>;
  newest(): Promise<KeepAnswer>;
}

/** A member that was changed here and elsewhere; nothing of it is saved until one of the two is chosen. */
export interface Conflict {
  path: string;
  mine: unknown;
  theirs: unknown;
}

/** What is typed into a section and is not in its record. */
interface HeldTexts {
  texts: Readonly<Record<string, string>>;
  /** Those that still are not, of another record. */
  leftOf(texts: HeldTexts['texts'], members: Members): HeldTexts['texts'];
}

/** What a page shows of the saving. */
export interface Keeping {
  /** `offline`: kept here until the connection is back; `failed`: to be tried again. */
  state: 'idle' | 'waiting' | 'saving' | 'saved' | 'failed' | 'offline';
  conflicts: readonly Conflict[];
  /** Members that the service does not take, with the keyword of its rule. */
  refused: Readonly<Record<string, string>>;
  record: KeptRecord;
  /** Something is typed that no record can hold: half a date, a home of which something is missing. */
  isIncomplete: boolean;
  /** Grows when fields have to be drawn anew: a value from elsewhere was chosen. */
  taken: { count: number; path: string };
}

/**
 * Saves what is typed into one record: a second after the last change, only what changed, against the version that was
 * read. What was changed elsewhere meanwhile is merged member by member. Everything is in memory alone: what a service
 * can't be told yet waits here, also while its page is not shown.
 */
export class DraftKeeper {
  private readonly held = new Map<string, HeldTexts>();
  private wanted: Record<string, unknown> = {};
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Tries in a row that failed. */
  private failures = 0;
  private underWay: Promise<void> | undefined;
  private readonly listeners = new Set<() => void>();
  private keeping: Keeping;
  private readonly calls: KeepCalls;

  constructor(record: KeptRecord, calls: KeepCalls) {
    this.calls = calls;
    const taken = { count: 0, path: '' };
    this.keeping = { state: 'idle', conflicts: [], refused: {}, record, isIncomplete: false, taken };
  }

  /** Calls back at each change of the snapshot; the answer ends it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The same object until something changes. */
  readonly snapshot = (): Keeping => this.keeping;

  /** Whether something is to be saved that is not yet. */
  readonly hasUnsaved = (): boolean => Object.keys(this.wanted).length > 0;

  /** Texts of a section that can't be saved yet, or are not: they are there when its page is opened again. */
  hold(section: string, texts: HeldTexts['texts'], leftOf: HeldTexts['leftOf']): void {
    this.held.set(section, { texts, leftOf });
    this.show({});
  }

  /** What was held of a section last. */
  readonly heldOf = (section: string): HeldTexts['texts'] => this.held.get(section)?.texts ?? {};

  /** Whether one member is. */
  readonly isWanted = (path: string): boolean => path in this.wanted;

  /** Members that were changed here. */
  want(members: Members): void {
    const refused = { ...this.keeping.refused };
    for (const [path, value] of Object.entries(members)) {
      delete refused[path];
      const isConflict = this.keeping.conflicts.some((conflict) => conflict.path === path);
      if (!isConflict && !this.underWay && isSameValue(this.keeping.record.members[path], value)) {
        delete this.wanted[path];
      } else this.wanted[path] = value;
    }
    const conflicts = this.keeping.conflicts.map((conflict) =>
      conflict.path in members ? { ...conflict, mine: members[conflict.path] } : conflict,
    );
    this.show({ refused, conflicts });
    this.rest();
  }

  /** The record as it was read just now; an older one than the one that is known says nothing. */
  receive(record: KeptRecord): void {
    if (this.underWay || record.version <= this.keeping.record.version) return;
    this.merge(record);
  }

  /** Reads the record as it is now. */
  async refresh(): Promise<void> {
    const newest = await this.calls.newest();
    if ('record' in newest) this.receive(newest.record);
  }

  /** Lets go of what was typed: nobody takes it any more. */
  drop(): void {
    clearTimeout(this.timer);
    this.wanted = {};
    this.held.clear();
    this.show({ state: 'idle', conflicts: [], refused: {} });
  }

  /** Saves at once what waits; ends when it is saved, or can't be. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    while (this.underWay) await this.underWay;
    if (Object.keys(this.ready()).length === 0) return;
    this.underWay = this.save().finally(() => {
      this.underWay = undefined;
    });
    await this.underWay;
    // What was typed meanwhile has not waited in vain.
    if (this.keeping.state === 'saved' && Object.keys(this.ready()).length > 0) this.rest();
  }

  /** Chooses between what was typed here and what was kept elsewhere. */
  settle(path: string, side: 'mine' | 'theirs'): void {
    const conflicts = this.keeping.conflicts.filter((conflict) => conflict.path !== path);
    if (side === 'mine') {
      this.show({ conflicts });
      this.rest();
      return;
    }
    delete this.wanted[path];
    this.show({ conflicts, taken: { count: this.keeping.taken.count + 1, path } });
    this.rest();
  }

  private rest(): void {
    clearTimeout(this.timer);
    if (Object.keys(this.ready()).length === 0) {
      if (this.keeping.state === 'waiting') this.show({ state: 'saved' });
      return;
    }
    this.show({ state: navigator.onLine ? 'waiting' : 'offline' });
    if (navigator.onLine) this.timer = setTimeout(() => void this.flush(), REST_MS);
  }

  /** What may be sent: neither in conflict nor refused as it is. */
  private ready(): Record<string, unknown> {
    const { conflicts, refused } = this.keeping;
    return Object.fromEntries(
      Object.entries(this.wanted).filter(
        ([path]) => !(path in refused) && !conflicts.some((conflict) => conflict.path === path),
      ),
    );
  }

  private async save(): Promise<void> {
    for (let tries = 0; tries <= MOST_MERGES; tries += 1) {
      const sent = this.ready();
      if (Object.keys(sent).length === 0) {
        this.show({ state: 'saved' });
        return;
      }
      if (!navigator.onLine) {
        this.show({ state: 'offline' });
        return;
      }
      this.show({ state: 'saving' });
      const answer = await this.calls.save(this.keeping.record.version, sent);
      if ('record' in answer) {
        for (const [path, value] of Object.entries(sent)) {
          // It may have been typed on while it was sent.
          if (isSameValue(this.wanted[path], value)) delete this.wanted[path];
        }
        this.failures = 0;
        this.show({ record: answer.record, state: 'saved' });
        return;
      }
      if (!(await this.mend(answer.error, sent))) return;
    }
    this.show({ state: 'failed' });
  }

  /** Makes another try possible; false where there is none. */
  private async mend(error: CallError, sent: Members): Promise<boolean> {
    // Submitted, withdrawn or removed elsewhere: the page that reads it again shows so.
    if (error.status === CLOSED || error.status === GONE) await this.calls.newest();
    if (error.status === STALE) {
      const newest = await this.calls.newest();
      if ('record' in newest) {
        this.merge(newest.record);
        return true;
      }
    }
    const refused = { ...this.keeping.refused };
    for (const { field, keyword } of error.refused) {
      const path = Object.keys(sent).find((known) => field === known || field.startsWith(`${known}.`));
      if (path) refused[path] = keyword;
    }
    if (
      [400, CLOSED].includes(error.status) &&
      Object.keys(refused).length > Object.keys(this.keeping.refused).length
    ) {
      this.show({ refused });
      return true;
    }
    this.show({ state: error.status === 0 && !navigator.onLine ? 'offline' : 'failed' });
    if (isPassing(error)) this.retry();
    return false;
  }

  private retry(): void {
    const pause = Math.min(FIRST_RETRY_MS * 2 ** this.failures, MOST_RETRY_MS);
    this.failures += 1;
    this.timer = setTimeout(() => void this.flush(), pause);
  }

  /** Takes over what changed elsewhere; what changed in both places is a conflict. */
  private merge(record: KeptRecord): void {
    const before = this.keeping.record.members;
    const conflicts: Conflict[] = [];
    for (const [path, mine] of Object.entries(this.wanted)) {
      const theirs = record.members[path];
      if (isSameValue(mine, theirs)) delete this.wanted[path];
      else if (!isSameValue(before[path], theirs)) conflicts.push({ path, mine, theirs });
    }
    const others = this.keeping.conflicts.filter(
      ({ path }) => path in this.wanted && !conflicts.some((conflict) => conflict.path === path),
    );
    this.show({ record, conflicts: [...others, ...conflicts] });
  }

  private show(changes: Partial<Keeping>): void {
    const { record } = { ...this.keeping, ...changes };
    for (const [section, { texts, leftOf }] of this.held) {
      this.held.set(section, { texts: leftOf(texts, record.members), leftOf });
    }
    const isIncomplete = [...this.held.values()].some(({ texts }) => Object.keys(texts).length > 0);
    this.keeping = { ...this.keeping, ...changes, isIncomplete };
    for (const listener of this.listeners) listener();
  }
}
