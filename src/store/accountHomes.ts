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
  readDeviceHomes,
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
  /** Sends the visitor's last change of a home to the account. If that fails, undoes it and shows a notice. Never rejects. */
  sendChange(id: HomeId): Promise<void>;
  /** Moves the device's homes into the account, and reads the account's list. Never rejects. */
  sync(): Promise<void>;
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
function homesOfOldRelease(email: string): WireSavedHome[] {
  const waiting = deviceStorage.read(WAITING_KEY) as { of?: unknown; homes?: unknown } | undefined; // each member is checked
  const homes = waiting?.of === email ? usableHomes(waiting.homes) : [];
  if (homes.length === 0) deviceStorage.remove(WAITING_KEY);
  return homes;
}

/** Opens the account of a store's session. */
export function openAccountHomes({ dispatch, getState }: AccountStore): AccountHomes {
  let last: Promise<void> = Promise.resolve();
  let marksOf: string | undefined;
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
  /** Reads the list after a change. A call under way may have begun before it, and a forced call would only join that one. */
  const readAfterChange = async (): Promise<boolean> => {
    await dispatch(customerApi.util.getRunningQueryThunk('savedHomes', undefined));
    return read();
  };
  const save = async ({ mlsNumber, boardId, seen, note }: WireSavedHome): Promise<CallError | undefined> => {
    const change = { mlsNumber, boardId, seen, ...(note !== '' && { note }) };
    return (await dispatch(saveHome.initiate(change, { track: false }))).error as CallError | undefined; // calls of this service fail with no other type
  };
  const remove = async ({ mlsNumber, boardId }: HomeId): Promise<CallError | undefined> =>
    (await dispatch(removeHome.initiate({ mlsNumber, boardId }, { track: false }))).error as
      | CallError
      | undefined; // calls of this service fail with no other type
  const notifiedBefore = new Set<string>();
  /** Homes are moved at every refresh of the session, so an unchanged state is reported to each customer only once. */
  const notifyOnce = (severity: 'info' | 'error', notice: NoticeKey): void => {
    const key = `${getState().session.user?.email} ${notice}`;
    if (notifiedBefore.has(key)) return;
    notifiedBefore.add(key);
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
    const tooLong: WireSavedHome[] = [];
    for (const home of homes) {
      const accountHome = there.get(listingKey(home));
      const note = joinedNote(accountHome?.note ?? '', home.note);
      if (!accountHome || note === accountHome.note) continue;
      if (note.length > NOTE_LENGTH) tooLong.push(home);
      else if (await save({ ...accountHome, note })) return null;
    }
    return tooLong;
  };
  /** Removes the moved homes from the device. */
  const removeFromDevice = (moved: ReadonlySet<string>): void => {
    const left = readDeviceHomes().filter((home) => !moved.has(listingKey(home)));
    if (left.length > 0) deviceStorage.write(SAVED_HOMES_KEY, left);
    else deviceStorage.remove(SAVED_HOMES_KEY);
    dispatch(deviceHomesChanged(left));
  };
  const removeFromOldRelease = (email: string, moved: ReadonlySet<string>): void => {
    const homes = homesOfOldRelease(email).filter((home) => !moved.has(listingKey(home)));
    if (homes.length > 0) deviceStorage.write(WAITING_KEY, { of: email, homes });
    else deviceStorage.remove(WAITING_KEY);
  };
  /** Moves homes into the account. The others stay on the device until the next time, and are still shown as saved. */
  const moveToAccount = async (
    homes: readonly WireSavedHome[],
    removeMoved: (moved: ReadonlySet<string>) => void,
  ): Promise<void> => {
    const body = { homes: homes.map(({ saved: _, ...home }) => home) };
    const error = (await dispatch(addHomes.initiate(body, { track: false }))).error as CallError | undefined; // calls of this service fail with no other type
    if (error?.status === 409) notifyOnce('error', 'homesFull');
    const isRead = await readAfterChange();
    // A home leaves the device only when it was seen in the account.
    const tooLong = error || !isRead ? null : await joinNotes(homes);
    if (!tooLong || !isActive()) return;
    const remaining = new Set(tooLong.map(listingKey));
    const moved = new Set(homes.map(listingKey).filter((key) => !remaining.has(key)));
    if (remaining.size > 0) notifyOnce('info', 'noteLeft');
    if (moved.size === 0) return;
    removeMoved(moved);
    dispatch(notified({ severity: 'success', notice: 'homesBrought' }));
  };

  return {
    sync: () =>
      queue(async () => {
        const email = getState().session.user?.email;
        if (email === undefined) return;
        // Once for a customer: later marks are sent as they happen.
        if (marksOf !== email) {
          marksOf = email;
          void import('./homeMarks.ts').then(
            ({ syncMarks }) => Promise.all([dispatch(syncMarks('viewed')), dispatch(syncMarks('hidden'))]),
            (error: unknown) => console.warn('The viewed and hidden homes could not be sent.', error),
          );
        }
        const waiting = homesOfOldRelease(email);
        if (waiting.length > 0) await moveToAccount(waiting, (moved) => removeFromOldRelease(email, moved));
        const onDevice = readDeviceHomes();
        if (!isActive()) return;
        if (onDevice.length > 0) await moveToAccount(onDevice, removeFromDevice);
        else if (waiting.length === 0) await read();
      }),
    sendChange: (id) =>
      queue(async () => {
        const pendingChange = () => getState().savedHomes.pending[listingKey(id)];
        const home = pendingChange();
        // An earlier call has sent it already, or the session is over.
        if (home === undefined) return;
        const error = await (home ? save(home) : remove(id));
        // Without the account's list the change would not be shown.
        if (!error && !selectAccountHomes(getState())) await readAfterChange();
        // The visitor changed it again meanwhile: the next call sends that.
        if (pendingChange() !== home) return;
        dispatch(homeChangeEnded(id));
        if (error) fail(error);
        else deviceStorage.write(ACCOUNT_HOMES_KEY, Date.now());
      }),
  };
}
