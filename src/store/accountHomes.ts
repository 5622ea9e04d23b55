/** The saved homes of whoever is signed in; loaded with the session. */
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

/** What is asked of the store. */
export interface AccountStore {
  dispatch: ThunkDispatch<RootState, unknown, UnknownAction>;
  getState(): RootState;
}

/** Calls of one store, one after the other: an earlier answer never overwrites what came later. */
export interface AccountHomes {
  /** Tells the account what was wished of a home last; undone, and said, where that fails. Never rejects. */
  tell(id: HomeId): Promise<void>;
  /** Brings what the device keeps into the account, and reads what that holds. Never rejects. */
  bring(): Promise<void>;
}

/** Both notes where the device's says something else; it may be longer than a note has room for. */
function joinedNote(account: string, device: string): string {
  return account.includes(device) ? account : [account, device].filter(Boolean).join('\n');
}

/**
 * Where releases before December 2026 kept homes that a customer saved while the provider was out of reach, for the same
 * customer. Such a device delivers them at its next confirmed session. Remove this after December 2027: a browser that
 * was not opened for a year has no session any more, and a sign-out clears the key.
 */
const WAITING_KEY = 'waiting-homes';

/** Homes that an older release let wait for this customer. What waits for another customer goes. */
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
    return (await dispatch(saveHome.initiate(change, { track: false }))).error as CallError | undefined; // this service fails with nothing else
  };
  const remove = async ({ mlsNumber, boardId }: HomeId): Promise<CallError | undefined> =>
    (await dispatch(removeHome.initiate({ mlsNumber, boardId }, { track: false }))).error as
      | CallError
      | undefined; // this service fails with nothing else
  const said = new Set<string>();
  /** Homes are brought at every refresh of the session: what stays as it was is said once to each customer. */
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
   * Of a home that was saved here and there, the device's note joins the account's.
   * @returns the homes whose notes have no room for each other; null where the account could not be told
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
  /** A visitor's homes leave the device. */
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
  /** What could not be brought stays where it is until the next time; hearts of the device's count too. */
  const bringKept = async (
    homes: readonly WireSavedHome[],
    leave: (brought: ReadonlySet<string>) => void,
  ): Promise<void> => {
    const body = { homes: homes.map(({ saved: _, ...home }) => home) };
    const error = (await dispatch(addHomes.initiate(body, { track: false }))).error as CallError | undefined; // this service fails with nothing else
    if (error?.status === 409) sayOnce('error', 'homesFull');
    const isRead = await read();
    // Only what was seen to be in the account leaves the device.
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
        // An earlier turn has told it already, or the session is over.
        if (home === undefined) return;
        const error = await (home ? save(home) : remove(id));
        // Without the account's list the answer would be seen nowhere.
        if (!error && !selectAccountHomes(getState())) await read();
        // Pressed again meanwhile: the next turn tells that.
        if (wished() !== home) return;
        dispatch(homeChangeEnded(id));
        if (error) fail(error);
        else deviceStorage.write(ACCOUNT_HOMES_KEY, Date.now());
      }),
  };
}
