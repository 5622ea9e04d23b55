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
  Autosave,
  type AutosaveState,
  type RecordCalls,
  type SavedRecord,
  type SaveResult,
} from './autosave.ts';
import { flatMembers, nestedMembers } from './members.ts';

interface CustomerAutosaves {
  owner: string;
  autosaves: Map<string, Autosave>;
}

/** In memory, one entry for each Redux store: a page that is opened again finds its unsaved changes. */
const autosavesByStore = new WeakMap<AppDispatch, CustomerAutosaves>();

/**
 * The autosave of a record for the current customer. When the customer changes, the unsaved values of the previous one
 * are discarded.
 */
function autosaveOf(dispatch: AppDispatch, owner: string, key: string, make: () => Autosave): Autosave {
  let own = autosavesByStore.get(dispatch);
  if (own?.owner !== owner) {
    // The new customer must not send values of the previous one.
    for (const autosave of own?.autosaves.values() ?? []) autosave.discard();
    own = { owner, autosaves: new Map() };
    autosavesByStore.set(dispatch, own);
  }
  const autosave = own.autosaves.get(key) ?? make();
  own.autosaves.set(key, autosave);
  return autosave;
}

const FAULT: CallError = { status: 500, message: '', fields: {}, refused: [], requestId: null };

const failure = (error: unknown): { error: CallError } => {
  const known = error as Parameters<typeof isCallError>[0]; // the calls fail with nothing else
  return { error: isCallError(known) ? known : FAULT };
};

/** The members of an application that its applicant can change. */
function applicationRecord(application: WireApplication): SavedRecord {
  const members = flatMembers(
    { ...application },
    ['property', 'price', 'applicant', 'employment'],
    ['isAlone'],
  );
  return { version: application.version, members };
}

/** The members of a co-applicant. */
function signerRecord(signer: WireSigner): SavedRecord {
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

function callsOfApplication(dispatch: AppDispatch, applicationId: string): RecordCalls {
  return {
    async save(version, members): Promise<SaveResult> {
      const changes = nestedMembers(members) as WireApplicationChanges; // the forms' members are the contract's
      const { data, error } = await dispatch(
        applicationCalls.endpoints.changeApplication.initiate(
          { applicationId, version, changes },
          { track: false },
        ),
      );
      return data ? { record: applicationRecord(data) } : failure(error);
    },
    async newest(): Promise<SaveResult> {
      const read = await readApplication(dispatch, applicationId);
      return 'error' in read ? read : { record: applicationRecord(read.application) };
    },
  };
}

function callsOfSigner(dispatch: AppDispatch, applicationId: string, signerId: string): RecordCalls {
  return {
    async save(version, members): Promise<SaveResult> {
      const changes = nestedMembers(members) as WireSignerChanges; // the forms' members are the contract's
      const { data, error } = await dispatch(
        applicationCalls.endpoints.changeSigner.initiate(
          { applicationId, signerId, version, changes },
          { track: false },
        ),
      );
      return data ? { record: signerRecord(data) } : failure(error);
    },
    async newest(): Promise<SaveResult> {
      const read = await readApplication(dispatch, applicationId);
      if ('error' in read) return read;
      const signer = read.application.signers.find(({ id }) => id === signerId);
      return signer ? { record: signerRecord(signer) } : { error: { ...FAULT, status: 404 } };
    },
  };
}

/** The autosave of an application. It takes over changes from other calls and devices when they are read. */
export function useApplicationAutosave(application: WireApplication): Autosave {
  const dispatch = useAppDispatch();
  const owner = useAppSelector(({ session }) => session.user?.email ?? '');
  const { id } = application;
  const record = useMemo(() => applicationRecord(application), [application]);
  const autosave = autosaveOf(
    dispatch,
    owner,
    id,
    () => new Autosave(record, callsOfApplication(dispatch, id)),
  );
  useEffect(() => autosave.receive(record), [autosave, record]);
  return autosave;
}

/** The autosave of a co-applicant. */
export function useSignerAutosave(applicationId: string, signer: WireSigner): Autosave;
/** The same for a co-applicant who may be missing. */
export function useSignerAutosave(
  applicationId: string,
  signer: WireSigner | undefined,
): Autosave | undefined;
export function useSignerAutosave(
  applicationId: string,
  signer: WireSigner | undefined,
): Autosave | undefined {
  const dispatch = useAppDispatch();
  const owner = useAppSelector(({ session }) => session.user?.email ?? '');
  const record = useMemo(() => signer && signerRecord(signer), [signer]);
  const autosave =
    signer &&
    record &&
    autosaveOf(
      dispatch,
      owner,
      `${applicationId} ${signer.id}`,
      () => new Autosave(record, callsOfSigner(dispatch, applicationId, signer.id)),
    );
  useEffect(() => {
    if (record) autosave?.receive(record);
  }, [autosave, record]);
  return autosave;
}

/** The autosave state of a autosave. */
export function useAutosaveState(autosave: Autosave): AutosaveState {
  return useSyncExternalStore(autosave.subscribe, autosave.snapshot);
}

/**
 * Saves when the focus leaves the form, when the page is hidden or left, and when the device is online again. Asks
 * before the tab closes with unsaved changes.
 */
export function useSaveOnLeaving(autosave: Autosave | undefined): void {
  useEffect(() => {
    if (!autosave) return;
    const save = () => void autosave.flush();
    const hidden = () => {
      if (document.visibilityState === 'hidden') save();
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (!autosave.hasUnsaved() && !autosave.snapshot().isIncomplete) return;
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
  }, [autosave]);
}
