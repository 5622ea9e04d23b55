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

/** In memory alone, a store's own: a page that is opened again finds what could not be saved. */
const kept = new WeakMap<AppDispatch, OwnKeepers>();

/** The keeper of a record, of whoever is signed in; what was typed by somebody else before is forgotten. */
function keeperOf(dispatch: AppDispatch, owner: string, key: string, make: () => DraftKeeper): DraftKeeper {
  let own = kept.get(dispatch);
  if (own?.owner !== owner) {
    // Nothing of them may be sent as somebody else.
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

/** The members of an application that its applicant changes. */
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

/** The application as it is now, whatever the cache holds. */
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

/** The keeper of an application; what another call or another device changed is taken over as it is read. */
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
/** As above where there may be none. */
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

/** What is to be shown of a keeper. */
export function useKeeping(keeper: DraftKeeper): Keeping {
  return useSyncExternalStore(keeper.subscribe, keeper.snapshot);
}

/**
 * Leaves nothing unsaved behind: saves when the form or the page is left or hidden, when the line is back, and asks
 * before the tab closes.
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
    // Who presses Log out leaves the form first: it is saved while there is a session.
    const left = ({ target, relatedTarget }: FocusEvent) => {
      const form = target instanceof Element ? target.closest('form') : null;
      if (form && !(relatedTarget instanceof Node && form.contains(relatedTarget))) save();
    };
    // What an ended session held back is tried once more.
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
