import type { CallError } from '#api/errors.ts';
import { isSameValue, type Members } from './members.ts';

/** Milliseconds after the last change until it is saved. */
const SAVE_DELAY_MS = 1000;

/** Milliseconds until the first retry. The delay doubles each time, up to a minute. */
const FIRST_RETRY_MS = 4000;
const LONGEST_RETRY_MS = 60_000;

/** Maximum number of retries when the record has a newer version each time. */
const MAX_MERGES = 3;

const STALE = 412;
const CLOSED = 409;
const GONE = 404;

/** True if there was no answer, or a failure of the service: the same request may succeed later. */
const isTemporary = ({ status }: CallError): boolean => status === 0 || status >= 500;

/** A record as the service stores it. */
export interface SavedRecord {
  version: number;
  members: Members;
}

/** Result of a call. */
export type SaveResult = { record: SavedRecord } | { error: CallError };

/** The calls of one record. */
export interface RecordCalls {
  save(version: number, members: Members): Promise<SaveResult>;
  newest(): Promise<SaveResult>;
}

/** A member that was changed here and elsewhere. It is not saved until the customer has chosen one of the two. */
export interface Conflict {
  path: string;
  mine: unknown;
  stored: unknown;
}

/** Typed texts of a section that are not in its record. */
interface UnsavedTexts {
  texts: Readonly<Record<string, string>>;
  /** The texts that another record does not have either. */
  withoutSaved(texts: UnsavedTexts['texts'], members: Members): UnsavedTexts['texts'];
}

/** The state of the autosave, for a page. */
export interface AutosaveState {
  /**
   * `waiting`: saved after a short pause; `offline`: stays in memory until the device is online; `failed`: a retry is
   * needed.
   */
  state: 'idle' | 'waiting' | 'saving' | 'saved' | 'failed' | 'offline';
  conflicts: readonly Conflict[];
  /** Members that the service refused, with the keyword of the broken rule. */
  refused: Readonly<Record<string, string>>;
  record: SavedRecord;
  /** True if a typed text does not fit a record: half a date, an incomplete home. */
  isIncomplete: boolean;
  /** Grows when fields must take a value from elsewhere that the customer chose. */
  adopted: { count: number; path: string };
}

/**
 * The autosave of one record. It saves a second after the last change, sends only what changed, and names the version
 * that was read. Changes from elsewhere are merged member by member. Unsaved values are in memory only. They stay there
 * while their page is closed.
 */
export class Autosave {
  private readonly unsavedTexts = new Map<string, UnsavedTexts>();
  private unsaved: Record<string, unknown> = {};
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Number of consecutive failures. */
  private failures = 0;
  private saving: Promise<void> | undefined;
  private readonly listeners = new Set<() => void>();
  private current: AutosaveState;
  private readonly calls: RecordCalls;

  constructor(record: SavedRecord, calls: RecordCalls) {
    this.calls = calls;
    const adopted = { count: 0, path: '' };
    this.current = { state: 'idle', conflicts: [], refused: {}, record, isIncomplete: false, adopted };
  }

  /** Calls the listener at each change of the snapshot. Returns a function that ends this. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The same object until something changes. */
  readonly snapshot = (): AutosaveState => this.current;

  /** True if there are unsaved changes. */
  readonly hasUnsaved = (): boolean => Object.keys(this.unsaved).length > 0;

  /** Stores a section's unsaved texts, including invalid ones, for the next time its page is opened. */
  storeTexts(
    section: string,
    texts: UnsavedTexts['texts'],
    withoutSaved: UnsavedTexts['withoutSaved'],
  ): void {
    this.unsavedTexts.set(section, { texts, withoutSaved });
    this.update({});
  }

  /** The texts that were stored last for a section. */
  readonly unsavedTextsOf = (section: string): UnsavedTexts['texts'] =>
    this.unsavedTexts.get(section)?.texts ?? {};

  /** True if the member has an unsaved change. */
  readonly isUnsaved = (path: string): boolean => path in this.unsaved;

  /** Takes changed members, and saves them after a pause. */
  change(members: Members): void {
    const refused = { ...this.current.refused };
    for (const [path, value] of Object.entries(members)) {
      delete refused[path];
      const isConflict = this.current.conflicts.some((conflict) => conflict.path === path);
      if (!isConflict && !this.saving && isSameValue(this.current.record.members[path], value)) {
        delete this.unsaved[path];
      } else this.unsaved[path] = value;
    }
    const conflicts = this.current.conflicts.map((conflict) =>
      conflict.path in members ? { ...conflict, mine: members[conflict.path] } : conflict,
    );
    this.update({ refused, conflicts });
    this.scheduleSave();
  }

  /** Takes a record that was just read. A record with an older version is ignored. */
  receive(record: SavedRecord): void {
    if (this.saving || record.version <= this.current.record.version) return;
    this.merge(record);
  }

  /** Reads the newest record. */
  async refresh(): Promise<void> {
    const newest = await this.calls.newest();
    if ('record' in newest) this.receive(newest.record);
  }

  /** Discards all unsaved values, for example at the end of a session. */
  discard(): void {
    clearTimeout(this.timer);
    this.unsaved = {};
    this.unsavedTexts.clear();
    this.update({ state: 'idle', conflicts: [], refused: {} });
  }

  /** Saves all changes at once. Resolves when they are saved, or when saving has failed. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    while (this.saving) await this.saving;
    if (Object.keys(this.sendableChanges()).length === 0) return;
    this.saving = this.save().finally(() => {
      this.saving = undefined;
    });
    await this.saving;
    // Schedules a save of what was typed meanwhile.
    if (this.current.state === 'saved' && Object.keys(this.sendableChanges()).length > 0) this.scheduleSave();
  }

  /** Solves a conflict with the value typed here or the value from elsewhere. */
  resolveConflict(path: string, side: 'mine' | 'stored'): void {
    const conflicts = this.current.conflicts.filter((conflict) => conflict.path !== path);
    if (side === 'mine') {
      this.update({ conflicts });
      this.scheduleSave();
      return;
    }
    delete this.unsaved[path];
    this.update({ conflicts, adopted: { count: this.current.adopted.count + 1, path } });
    this.scheduleSave();
  }

  private scheduleSave(): void {
    clearTimeout(this.timer);
    if (Object.keys(this.sendableChanges()).length === 0) {
      if (this.current.state === 'waiting') this.update({ state: 'saved' });
      return;
    }
    this.update({ state: navigator.onLine ? 'waiting' : 'offline' });
    if (navigator.onLine) this.timer = setTimeout(() => void this.flush(), SAVE_DELAY_MS);
  }

  /** The changes that can be sent: neither in conflict nor refused. */
  private sendableChanges(): Record<string, unknown> {
    const { conflicts, refused } = this.current;
    return Object.fromEntries(
      Object.entries(this.unsaved).filter(
        ([path]) => !(path in refused) && !conflicts.some((conflict) => conflict.path === path),
      ),
    );
  }

  private async save(): Promise<void> {
    for (let tries = 0; tries <= MAX_MERGES; tries += 1) {
      const sent = this.sendableChanges();
      if (Object.keys(sent).length === 0) {
        this.update({ state: 'saved' });
        return;
      }
      if (!navigator.onLine) {
        this.update({ state: 'offline' });
        return;
      }
      this.update({ state: 'saving' });
      const answer = await this.calls.save(this.current.record.version, sent);
      if ('record' in answer) {
        for (const [path, value] of Object.entries(sent)) {
          // The customer may have typed on during the request.
          if (isSameValue(this.unsaved[path], value)) delete this.unsaved[path];
        }
        this.failures = 0;
        this.update({ record: answer.record, state: 'saved' });
        return;
      }
      if (!(await this.prepareRetry(answer.error, sent))) return;
    }
    this.update({ state: 'failed' });
  }

  /** Prepares a retry after an error. Returns false if a retry makes no sense now. */
  private async prepareRetry(error: CallError, sent: Members): Promise<boolean> {
    // The application was submitted, withdrawn or removed elsewhere. Reading it again makes the page show that.
    if (error.status === CLOSED || error.status === GONE) await this.calls.newest();
    if (error.status === STALE) {
      const newest = await this.calls.newest();
      if ('record' in newest) {
        this.merge(newest.record);
        return true;
      }
    }
    const refused = { ...this.current.refused };
    for (const { field, keyword } of error.refused) {
      const path = Object.keys(sent).find((known) => field === known || field.startsWith(`${known}.`));
      if (path) refused[path] = keyword;
    }
    if (
      [400, CLOSED].includes(error.status) &&
      Object.keys(refused).length > Object.keys(this.current.refused).length
    ) {
      this.update({ refused });
      return true;
    }
    this.update({ state: error.status === 0 && !navigator.onLine ? 'offline' : 'failed' });
    if (isTemporary(error)) this.retry();
    return false;
  }

  private retry(): void {
    const pause = Math.min(FIRST_RETRY_MS * 2 ** this.failures, LONGEST_RETRY_MS);
    this.failures += 1;
    this.timer = setTimeout(() => void this.flush(), pause);
  }

  /** Takes over changes from elsewhere. A member that was changed in both places becomes a conflict. */
  private merge(record: SavedRecord): void {
    const before = this.current.record.members;
    const conflicts: Conflict[] = [];
    for (const [path, mine] of Object.entries(this.unsaved)) {
      const stored = record.members[path];
      if (isSameValue(mine, stored)) delete this.unsaved[path];
      else if (!isSameValue(before[path], stored)) conflicts.push({ path, mine, stored });
    }
    const others = this.current.conflicts.filter(
      ({ path }) => path in this.unsaved && !conflicts.some((conflict) => conflict.path === path),
    );
    this.update({ record, conflicts: [...others, ...conflicts] });
  }

  private update(changes: Partial<AutosaveState>): void {
    const { record } = { ...this.current, ...changes };
    for (const [section, { texts, withoutSaved }] of this.unsavedTexts) {
      this.unsavedTexts.set(section, { texts: withoutSaved(texts, record.members), withoutSaved });
    }
    const isIncomplete = [...this.unsavedTexts.values()].some(({ texts }) => Object.keys(texts).length > 0);
    this.current = { ...this.current, ...changes, isIncomplete };
    for (const listener of this.listeners) listener();
  }
}
