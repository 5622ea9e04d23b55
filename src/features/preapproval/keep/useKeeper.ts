import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { applicationCalls } from '#api/customer/applicationCalls.ts';
import type {
  WireApplication,
  WireApplicationChanges,
  WireSigner,
  WireSignerChanges,
} from '#api/customer/applicationContract.ts';
import { type CallError, isCallError } from '#api/errors.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import type { AppDispatch } from '#store/makeStore.ts';
import {
  DraftKeeper,
  type KeepAnswer,
  type KeepCalls,
  type Keeping,
  type KeptRecord,
} from './draftKeeper.ts';
import { flatMembers, nestedMembers } from './members.ts';

interface OwnKeepers {
  owner: string;
  keepers: Map<string, DraftKeeper>;
}

/** In memory, one entry for each Redux store: a page that is opened again finds its unsaved changes. */
const kept = new WeakMap<AppDispatch, OwnKeepers>();

/**
 * The keeper of a record for the current customer. When the customer changes, the unsaved values of the previous one
 * are discarded.
 */
function keeperOf(dispatch: AppDispatch, owner: string, key: string, make: () => DraftKeeper): DraftKeeper {
  let own = kept.get(dispatch);
  if (own?.owner !== owner) {
    // The new customer must not send values of the previous one.
    for (const keeper of own?.keepers.values() ?? []) keeper.drop();
    own = { owner, keepers: new Map() };
    kept.set(dispatch, own);
  }
  const keeper = own.keepers.get(key) ?? make();
  own.keepers.set(key, keeper);
  return keeper;
}

const FAULT: CallError = { status: 500, message: '', fields: {}, refused: [], requestId: null };

const failure = (error: unknown): { error: CallError } => {
  const known = error as Parameters<typeof isCallError>[0]; // the calls fail with nothing else
  return { error: isCallError(known) ? known : FAULT };
};

/** The members of an application that its applicant can change. */
function applicationRecord(application: WireApplication): KeptRecord {
  const members = flatMembers(
    { ...application },
    ['property', 'price', 'applicant', 'employment'],
    ['isAlone'],
  );
  return { version: application.version, members };
}

/** The members of a co-applicant. */
function signerRecord(signer: WireSigner): KeptRecord {
  return {
    version: signer.version,
    members: flatMembers({ ...signer }, ['person', 'employment'], ['relation']),
  };
}

/** Reads the newest application, bypassing the cache. */
async function readApplication(
  dispatch: AppDispatch,
  applicationId: string,
): Promise<{ application: WireApplication } | { error: CallError }> {
  const { data, error } = await dispatch(
    applicationCalls.endpoints.application.initiate(applicationId, { forceRefetch: true, subscribe: false }),
  );
  return data ? { application: data } : failure(error);
}

function applicationKeepCalls(dispatch: AppDispatch, applicationId: string): KeepCalls {
  return {
    async save(version, members): Promise<KeepAnswer> {
      const changes = nestedMembers(members) as WireApplicationChanges; // the forms' members are the contract's
      const { data, error } = await dispatch(
        applicationCalls.endpoints.changeApplication.initiate(
          { applicationId, version, changes },
          { track: false },
        ),
      );
      return data ? { record: applicationRecord(data) } : failure(error);
    },
    async newest(): Promise<KeepAnswer> {
      const read = await readApplication(dispatch, applicationId);
      return 'error' in read ? read : { record: applicationRecord(read.application) };
    },
  };
}

function signerKeepCalls(dispatch: AppDispatch, applicationId: string, signerId: string): KeepCalls {
  return {
    async save(version, members): Promise<KeepAnswer> {
      const changes = nestedMembers(members) as WireSignerChanges; // the forms' members are the contract's
      const { data, error } = await dispatch(
        applicationCalls.endpoints.changeSigner.initiate(
          { applicationId, signerId, version, changes },
          { track: false },
        ),
      );
      return data ? { record: signerRecord(data) } : failure(error);
    },
    async newest(): Promise<KeepAnswer> {
      const read = await readApplication(dispatch, applicationId);
      if ('error' in read) return read;
      const signer = read.application.signers.find(({ id }) => id === signerId);
      return signer ? { record: signerRecord(signer) } : { error: { ...FAULT, status: 404 } };
    },
  };
}

/** The keeper of an application. It takes over changes from other calls and devices when they are read. */
export function useApplicationKeeper(application: WireApplication): DraftKeeper {
  const dispatch = useAppDispatch();
  const owner = useAppSelector(({ session }) => session.user?.email ?? '');
  const { id } = application;
  const record = useMemo(() => applicationRecord(application), [application]);
  const keeper = keeperOf(
    dispatch,
    owner,
    id,
    () => new DraftKeeper(record, applicationKeepCalls(dispatch, id)),
  );
  useEffect(() => keeper.receive(record), [keeper, record]);
  return keeper;
}

/** The keeper of a co-applicant. */
export function useSignerKeeper(applicationId: string, signer: WireSigner): DraftKeeper;
/** The same for a co-applicant who may be missing. */
export function useSignerKeeper(
  applicationId: string,
  signer: WireSigner | undefined,
): DraftKeeper | undefined;
export function useSignerKeeper(
  applicationId: string,
  signer: WireSigner | undefined,
): DraftKeeper | undefined {
  const dispatch = useAppDispatch();
  const owner = useAppSelector(({ session }) => session.user?.email ?? '');
  const record = useMemo(() => signer && signerRecord(signer), [signer]);
  const keeper =
    signer &&
    record &&
    keeperOf(
      dispatch,
      owner,
      `${applicationId} ${signer.id}`,
      () => new DraftKeeper(record, signerKeepCalls(dispatch, applicationId, signer.id)),
    );
  useEffect(() => {
    if (record) keeper?.receive(record);
  }, [keeper, record]);
  return keeper;
}

/** The autosave state of a keeper. */
export function useKeeping(keeper: DraftKeeper): Keeping {
  return useSyncExternalStore(keeper.subscribe, keeper.snapshot);
}

/**
 * Saves when the focus leaves the form, when the page is hidden or left, and when the device is online again. Asks
 * before the tab closes with unsaved changes.
 */
export function useSafeLeaving(keeper: DraftKeeper | undefined): void {
  useEffect(() => {
    if (!keeper) return;
    const save = () => void keeper.flush();
    const hidden = () => {
      if (document.visibilityState === 'hidden') save();
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (!keeper.hasUnsaved() && !keeper.snapshot().isIncomplete) return;
      save();
      event.preventDefault();
    };
    // A press of Log out first moves the focus out of the form, so the form is saved during the session.
    const left = ({ target, relatedTarget }: FocusEvent) => {
      const form = target instanceof Element ? target.closest('form') : null;
      if (form && !(relatedTarget instanceof Node && form.contains(relatedTarget))) save();
    };
    // Retries changes that an ended session left unsaved.
    save();
    document.addEventListener('visibilitychange', hidden);
    document.addEventListener('focusout', left);
    window.addEventListener('online', save);
    window.addEventListener('beforeunload', ask);
    return () => {
      save();
      document.removeEventListener('visibilitychange', hidden);
      document.removeEventListener('focusout', left);
      window.removeEventListener('online', save);
      window.removeEventListener('beforeunload', ask);
    };
  }, [keeper]);
}
