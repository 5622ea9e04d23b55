/** The saved homes of the signed-in customer; loaded with the session. */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { WireSavedHome } from '#api/customer/contract.ts';
import { customerApi } from '#api/customer/customerApi.ts';
import { homeCalls } from '#api/customer/homeCalls.ts';
import type { CallError } from '#api/errors.ts';
import { NOTE_LENGTH } from '#domain/constants.ts';
import { listingKey } from '#domain/listing/listing.ts';
import type { HomeId } from '#domain/listing/savedHome.ts';
import { deviceStorage } from '#platform/storage/storage.ts';
import { type NoticeKey, notified } from './notificationsSlice.ts';
import type { RootState } from './rootReducer.ts';
import { selectAccountHomes } from './savedHomes.ts';
import {
  ACCOUNT_HOMES_KEY,
  deviceHomesChanged,
  homeChangeEnded,
  keptHomes,
  SAVED_HOMES_KEY,
  usableHomes,
} from './savedHomesSlice.ts';

/** The parts of the store that are used here. */
export interface AccountStore {
  dispatch: ThunkDispatch<RootState, unknown, UnknownAction>;
  getState(): RootState;
}

/** Calls of one store, one after the other, so that an earlier answer never overwrites a later one. */
export interface AccountHomes {
  /** Sends the last wish for a home to the account. If that fails, undoes it and shows a notice. Never rejects. */
  tell(id: HomeId): Promise<void>;
  /** Moves the device's homes into the account, and reads the account's list. Never rejects. */
  bring(): Promise<void>;
}

/** Joins both notes if they differ; the result may exceed the maximum length of a note. */
function joinedNote(account: string, device: string): string {
  return account.includes(device) ? account : [account, device].filter(Boolean).join('\n');
}

/**
 * Storage key of homes that a customer saved in releases before December 2026 while the provider was out of reach. Such
 * a device delivers them at the same customer's next confirmed session. Remove this after December 2027: a browser that
 * was not opened for a year has no session any more, and a sign-out clears the key.
 */
const WAITING_KEY = 'waiting-homes';

/** Returns the homes that an older release stored for this customer, and removes those of another customer. */
function waitingHomes(email: string): WireSavedHome[] {
  const waiting = deviceStorage.read(WAITING_KEY) as { of?: unknown; homes?: unknown } | undefined; // each member is checked
  const homes = waiting?.of === email ? usableHomes(waiting.homes) : [];
  if (homes.length === 0) deviceStorage.remove(WAITING_KEY);
  return homes;
}

/** Opens the account of a store's session. */
export function openAccountHomes({ dispatch, getState }: AccountStore): AccountHomes {
  let last: Promise<void> = Promise.resolve();
  let reading: { unsubscribe(): void } | undefined;
  const queue = (job: () => Promise<void>): Promise<void> => {
    last = last.then(job, job);
    return last;
  };
  const isActive = () => getState().session.status === 'active';
  const { savedHomes } = customerApi.endpoints;
  const { saveHome, removeHome, addHomes } = homeCalls.endpoints;

  const read = async (): Promise<boolean> => {
    const before = reading;
    const now = dispatch(savedHomes.initiate(undefined, { forceRefetch: true }));
    reading = now;
    before?.unsubscribe();
    return (await now).isSuccess;
  };
  const save = async ({ mlsNumber, boardId, seen, note }: WireSavedHome): Promise<CallError | undefined> => {
    const change = { mlsNumber, boardId, seen, ...(note !== '' && { note }) };
    return (await dispatch(saveHome.initiate(change, { track: false }))).error as CallError | undefined; // calls of this service fail with no other type
  };
  const remove = async ({ mlsNumber, boardId }: HomeId): Promise<CallError | undefined> =>
    (await dispatch(removeHome.initiate({ mlsNumber, boardId }, { track: false }))).error as
      | CallError
      | undefined; // calls of this service fail with no other type
  const said = new Set<string>();
  /** Homes are moved at every refresh of the session, so an unchanged state is reported to each customer only once. */
  const sayOnce = (severity: 'info' | 'error', notice: NoticeKey): void => {
    const key = `${getState().session.user?.email} ${notice}`;
    if (said.has(key)) return;
    said.add(key);
    dispatch(notified({ severity, notice }));
  };
  const fail = (error: CallError): void => {
    const notice = error.status === 409 ? 'homesFull' : 'homesNotChanged';
    dispatch(notified({ severity: 'error', notice }));
  };

  /**
   * Adds the device's note to the account's for homes that were saved in both.
   * @returns the homes whose joined notes are too long; null if the account could not be reached
   */
  const joinNotes = async (homes: readonly WireSavedHome[]): Promise<readonly WireSavedHome[] | null> => {
    const there = new Map(selectAccountHomes(getState())?.map((home) => [listingKey(home), home]));
    const apart: WireSavedHome[] = [];
    for (const home of homes) {
      const held = there.get(listingKey(home));
      const note = joinedNote(held?.note ?? '', home.note);
      if (!held || note === held.note) continue;
      if (note.length > NOTE_LENGTH) apart.push(home);
      else if (await save({ ...held, note })) return null;
    }
    return apart;
  };
  /** Removes the moved homes from the device. */
  const leaveDevice = (brought: ReadonlySet<string>): void => {
    const left = keptHomes().filter((home) => !brought.has(listingKey(home)));
    if (left.length > 0) deviceStorage.write(SAVED_HOMES_KEY, left);
    else deviceStorage.remove(SAVED_HOMES_KEY);
    dispatch(deviceHomesChanged(left));
  };
  const leaveWaiting = (email: string, brought: ReadonlySet<string>): void => {
    const homes = waitingHomes(email).filter((home) => !brought.has(listingKey(home)));
    if (homes.length > 0) deviceStorage.write(WAITING_KEY, { of: email, homes });
    else deviceStorage.remove(WAITING_KEY);
  };
  /** Moves homes into the account. The others stay on the device until the next time, and are still shown as saved. */
  const bringKept = async (
    homes: readonly WireSavedHome[],
    leave: (brought: ReadonlySet<string>) => void,
  ): Promise<void> => {
    const body = { homes: homes.map(({ saved: _, ...home }) => home) };
    const error = (await dispatch(addHomes.initiate(body, { track: false }))).error as CallError | undefined; // calls of this service fail with no other type
    if (error?.status === 409) sayOnce('error', 'homesFull');
    const isRead = await read();
    // A home leaves the device only when it was seen in the account.
    const apart = error || !isRead ? null : await joinNotes(homes);
    if (!apart || !isActive()) return;
    const stays = new Set(apart.map(listingKey));
    const brought = new Set(homes.map(listingKey).filter((key) => !stays.has(key)));
    if (stays.size > 0) sayOnce('info', 'noteLeft');
    if (brought.size === 0) return;
    leave(brought);
    dispatch(notified({ severity: 'success', notice: 'homesBrought' }));
  };

  return {
    bring: () =>
      queue(async () => {
        const email = getState().session.user?.email;
        if (email === undefined) return;
        const waiting = waitingHomes(email);
        if (waiting.length > 0) await bringKept(waiting, (brought) => leaveWaiting(email, brought));
        const kept = keptHomes();
        if (!isActive()) return;
        if (kept.length > 0) await bringKept(kept, leaveDevice);
        else if (waiting.length === 0) await read();
      }),
    tell: (id) =>
      queue(async () => {
        const wished = () => getState().savedHomes.underWay[listingKey(id)];
        const home = wished();
        // An earlier call has sent it already, or the session is over.
        if (home === undefined) return;
        const error = await (home ? save(home) : remove(id));
        // Without the account's list the change would not be shown.
        if (!error && !selectAccountHomes(getState())) await read();
        // The visitor changed it again meanwhile: the next call sends that.
        if (wished() !== home) return;
        dispatch(homeChangeEnded(id));
        if (error) fail(error);
        else deviceStorage.write(ACCOUNT_HOMES_KEY, Date.now());
      }),
  };
}
