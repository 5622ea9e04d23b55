import type { Context, Hono } from 'hono';
import { refuseOthers } from '#server/customer/customerCall.ts';
import { removeWithDocuments } from '#server/customer/documents/removeWithDocuments.ts';
import { bodyCheck } from '#server/http/bodyCheck.ts';
import { dayOf, MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import { FieldErrors, ParameterErrors } from '#server/http/errors.ts';
import { formBodyOf } from '#server/http/jsonBody.ts';
import { logFailure } from '#server/http/log.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { queryOf, validate } from '#server/http/validation.ts';
import { isCalendarDay } from '#server/schemas/viewingSchema.ts';
import { findMember } from '#server/store/desk/members.ts';
import {
  type Erasure,
  erasePerson,
  findAccounts,
  type PersonKey,
  recordExport,
  recordOpening,
} from '#server/store/desk/people.ts';
import { hasApplications, personFile } from '#server/store/desk/personFile.ts';
import { phoneDigitsOf } from '#server/store/desk/personLeads.ts';
import { addWithdrawal } from '#server/store/desk/withdrawals.ts';
import type { WireDeskErasure, WireDeskWithdrawal } from '../../../src/api/desk/personContract.ts';
import { adminOf, memberOf, specialistOf } from '../deskCall.ts';
import { DESK_PATH, type DeskOptions } from '../deskOptions.ts';
import { PERSON_QUERY, WITHDRAWAL } from '../deskSchemas.ts';
import { wirePerson } from '../personViews.ts';

const PEOPLE_PATH = `${DESK_PATH}/people`;
const EXPORT_PATH = `${PEOPLE_PATH}/export`;
const WITHDRAWALS_PATH = `${PEOPLE_PATH}/withdrawals`;

const MESSAGE = 'This withdrawal is not valid.';
const withdrawalOf = bodyCheck<WireDeskWithdrawal>(WITHDRAWAL, MESSAGE);

/** Digits of the shortest number that is looked up. */
const FEWEST_DIGITS = 7;

/** The person of a query. @throws ParameterErrors without exactly one address or number */
function keyOf(context: Context<ServiceEnv>): PersonKey {
  const { email, phone } = validate(PERSON_QUERY, queryOf(context.req.url));
  if (email !== undefined && phone === undefined) return { email };
  const digits = phoneDigitsOf(phone ?? '');
  if (email !== undefined || digits.length < FEWEST_DIGITS) {
    throw new ParameterErrors([{ param: 'email', msg: ['name one email address or one phone number'] }]);
  }
  return { phone: digits };
}

const dayAt = (days: number): string => new Date(days * MILLISECONDS_A_DAY).toISOString().slice(0, 10);

/** The moment of a day that was told: now for today, else its end. @throws FieldErrors for a day to come */
function momentOf(day: string, now: Date): string {
  const today = dayOf(now);
  // In Newfoundland and Labrador it may be tomorrow already.
  if (!isCalendarDay(day) || day > dayAt(today + 1)) {
    throw new FieldErrors(MESSAGE, [
      { field: 'day', message: 'is not a day until today', keyword: 'maximum' },
    ]);
  }
  return day >= dayAt(today) ? now.toISOString() : `${day}T23:59:59.000Z`;
}

/**
 * A person: everything that one address or number sent, with consents and their withdrawal; and for admins the export and
 * the erasure of their data (PIPEDA, Québec's Law 25).
 */
export function addPeopleRoutes(app: Hono<ServiceEnv>, options: DeskOptions): void {
  const { store, clock, isForwarded, wake, onLeadStored, removeSignIn } = options;

  /** Erases the data of a person, and then the files of the documents in it. */
  async function erase(key: PersonKey, by: string): Promise<Erasure> {
    let erasure: Erasure | undefined;
    const eraseRows = async () => {
      erasure = await erasePerson(store, key, { by, at: clock.now().toISOString() }, { isForwarded });
    };
    const accounts = await findAccounts(store, key);
    const eraseAll = accounts.reduce(
      (remove, { id }) =>
        () =>
          removeWithDocuments(options, id, remove),
      eraseRows,
    );
    await eraseAll();
    if (!erasure) throw new Error('The person was not erased.');
    return erasure;
  }

  /** Deletes the sign-ins of accounts. That of a member of staff stays, because they need it for the desk. */
  async function eraseSignIns({ accounts }: Erasure): Promise<WireDeskErasure['signIn']> {
    if (accounts.length === 0) return 'none';
    let isDeleted = removeSignIn !== undefined;
    for (const { id } of accounts) {
      if (await findMember(store, id)) isDeleted = false;
      else {
        await removeSignIn?.(id).catch((failure: unknown) => {
          isDeleted = false;
          logFailure('a sign-in was not deleted', failure);
        });
      }
    }
    return isDeleted ? 'deleted' : 'toDelete';
  }

  app.get(PEOPLE_PATH, async (context) => {
    const key = keyOf(context);
    const now = clock.now();
    const person = await wirePerson(store, key, now);
    // An address without data is not written down.
    if (person.items.length > 0 || person.account || person.withdrawals.length > 0) {
      await recordOpening(store, key, { by: memberOf(context).id, at: now.toISOString() });
    }
    return context.json(person);
  });
  app.delete(PEOPLE_PATH, async (context) => {
    const { id: by } = adminOf(context);
    const erasure = await erase(keyOf(context), by);
    for (const lead of erasure.withdrawals) onLeadStored(lead);
    wake('viewings');
    if (isForwarded) wake('leads');
    const { items, kept, accounts } = erasure;
    return context.json({
      items,
      kept,
      hasAccount: accounts.length > 0,
      signIn: await eraseSignIns(erasure),
    } satisfies WireDeskErasure);
  });
  refuseOthers(app, PEOPLE_PATH, ['GET', 'DELETE']);

  app.get(EXPORT_PATH, async (context) => {
    const { id: by } = adminOf(context);
    const key = keyOf(context);
    const at = clock.now().toISOString();
    const file = await personFile(store, key, at);
    if (hasApplications(file)) specialistOf(context);
    await recordExport(store, key, { by, at });
    context.header('Content-Type', 'application/json; charset=utf-8');
    context.header('Content-Disposition', `attachment; filename="person-${at.slice(0, 10)}.json"`);
    return context.body(`${JSON.stringify(file, null, 2)}\n`);
  });
  refuseOthers(app, EXPORT_PATH, ['GET']);

  app.post(WITHDRAWALS_PATH, async (context) => {
    const { email, way, day } = withdrawalOf(await formBodyOf(context.req.raw));
    const now = clock.now();
    const author = { by: memberOf(context).id, at: now.toISOString() };
    await addWithdrawal(store, { email, way, at: momentOf(day, now) }, author);
    return context.json(await wirePerson(store, { email }, now));
  });
  refuseOthers(app, WITHDRAWALS_PATH, ['POST']);
}
