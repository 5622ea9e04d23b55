import type { CallError } from '#api/errors.ts';
import { isSameValue, type Members } from './members.ts';

/** Milliseconds after the last change until it is saved. */
const REST_MS = 1000;

/** Milliseconds until the first retry. The delay doubles each time, up to a minute. */
const FIRST_RETRY_MS = 4000;
const MOST_RETRY_MS = 60_000;

/** Maximum number of retries when the record has a newer version each time. */
const MOST_MERGES = 3;

const STALE = 412;
const CLOSED = 409;
const GONE = 404;

/** True if there was no answer, or a failure of the service: the same request may succeed later. */
const isPassing = ({ status }: CallError): boolean => status === 0 || status >= 500;

/** A record as the service stores it. */
export interface KeptRecord {
  version: number;
  members: Members;
}

/** Result of a call. */
export type KeepAnswer = { record: KeptRecord } | { error: CallError };

/** The calls of one record. */
export interface KeepCalls {
  save(version: number, members: Members): Promise<KeepAnswer>;
  newest(): Promise<KeepAnswer>;
}

/** A member that was changed here and elsewhere. It is not saved until the customer has chosen one of the two. */
export interface Conflict {
  path: string;
  mine: unknown;
  theirs: unknown;
}

/** Typed texts of a section that are not in its record. */
interface HeldTexts {
  texts: Readonly<Record<string, string>>;
  /** The texts that another record does not have either. */
  leftOf(texts: HeldTexts['texts'], members: Members): HeldTexts['texts'];
}

/** The state of the autosave, for a page. */
export interface Keeping {
  /**
   * `waiting`: saved after a short pause; `offline`: stays in memory until the device is online; `failed`: a retry is
   * needed.
   */
  state: 'idle' | 'waiting' | 'saving' | 'saved' | 'failed' | 'offline';
  conflicts: readonly Conflict[];
  /** Members that the service refused, with the keyword of the broken rule. */
  refused: Readonly<Record<string, string>>;
  record: KeptRecord;
  /** True if a typed text does not fit a record: half a date, an incomplete home. */
  isIncomplete: boolean;
  /** Grows when fields must take a value from elsewhere that the customer chose. */
  taken: { count: number; path: string };
}

/**
 * The autosave of one record. It saves a second after the last change, sends only what changed, and names the version
 * that was read. Changes from elsewhere are merged member by member. Unsaved values are in memory only. They stay there
 * while their page is closed.
 */
export class DraftKeeper {
  private readonly held = new Map<string, HeldTexts>();
  private wanted: Record<string, unknown> = {};
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Number of consecutive failures. */
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

  /** Calls the listener at each change of the snapshot. Returns a function that ends this. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The same object until something changes. */
  readonly snapshot = (): Keeping => this.keeping;

  /** True if there are unsaved changes. */
  readonly hasUnsaved = (): boolean => Object.keys(this.wanted).length > 0;

  /** Stores a section's unsaved texts, including invalid ones, for the next time its page is opened. */
  hold(section: string, texts: HeldTexts['texts'], leftOf: HeldTexts['leftOf']): void {
    this.held.set(section, { texts, leftOf });
    this.show({});
  }

  /** The texts that were stored last for a section. */
  readonly heldOf = (section: string): HeldTexts['texts'] => this.held.get(section)?.texts ?? {};

  /** True if the member has an unsaved change. */
  readonly isWanted = (path: string): boolean => path in this.wanted;

  /** Takes changed members, and saves them after a pause. */
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

  /** Takes a record that was just read. A record with an older version is ignored. */
  receive(record: KeptRecord): void {
    if (this.underWay || record.version <= this.keeping.record.version) return;
    this.merge(record);
  }

  /** Reads the newest record. */
  async refresh(): Promise<void> {
    const newest = await this.calls.newest();
    if ('record' in newest) this.receive(newest.record);
  }

  /** Discards all unsaved values, for example at the end of a session. */
  drop(): void {
    clearTimeout(this.timer);
    this.wanted = {};
    this.held.clear();
    this.show({ state: 'idle', conflicts: [], refused: {} });
  }

  /** Saves all changes at once. Resolves when they are saved, or when saving has failed. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    while (this.underWay) await this.underWay;
    if (Object.keys(this.ready()).length === 0) return;
    this.underWay = this.save().finally(() => {
      this.underWay = undefined;
    });
    await this.underWay;
    // Schedules a save of what was typed meanwhile.
    if (this.keeping.state === 'saved' && Object.keys(this.ready()).length > 0) this.rest();
  }

  /** Solves a conflict with the value typed here or the value from elsewhere. */
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

  /** The changes that can be sent: neither in conflict nor refused. */
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
          // The customer may have typed on during the request.
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

  /** Prepares a retry after an error. Returns false if a retry makes no sense now. */
  private async mend(error: CallError, sent: Members): Promise<boolean> {
    // The application was submitted, withdrawn or removed elsewhere. Reading it again makes the page show that.
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

  /** Takes over changes from elsewhere. A member that was changed in both places becomes a conflict. */
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
