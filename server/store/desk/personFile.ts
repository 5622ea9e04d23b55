import { emailKeyOf } from '#server/schemas/personSchema.ts';
import type { CustomerTable, QueryContext } from '../tables.ts';
import type { NamedChange } from './changes.ts';
import type { DeskLead } from './items.ts';
import { findAccounts, type PersonKey } from './people.ts';
import { findPersonLeads } from './personLeads.ts';
import { findWithdrawals } from './withdrawals.ts';

const valueIn = (json: string | null): unknown => (json === null ? null : JSON.parse(json)); // written by this product

/** The rows of some leads in a table that refers to them. */
async function partsOf({ database }: QueryContext, ids: readonly string[]) {
  if (ids.length === 0) return { viewings: [], states: [], notes: [], answers: [], changes: [] };
  const [viewings, states, notes, answers, changes] = await Promise.all([
    database.selectFrom('viewing').selectAll().where('id', 'in', ids).execute(),
    database
      .selectFrom('viewing_change')
      .selectAll()
      .where('viewing_id', 'in', ids)
      .orderBy('revision')
      .execute(),
    database.selectFrom('desk_note').selectAll().where('lead_id', 'in', ids).orderBy('id').execute(),
    database.selectFrom('desk_answer').selectAll().where('lead_id', 'in', ids).orderBy('id').execute(),
    database.selectFrom('desk_change').selectAll().where('lead_id', 'in', ids).orderBy('id').execute(),
  ]);
  return { viewings, states, notes, answers, changes };
}

/** The requests, each with everything that belongs to it. Keys, hashes and the state of the forwarding are left out. */
async function requestsOf(context: QueryContext, leads: readonly DeskLead[], nameOf: (id: string) => string) {
  const parts = await partsOf(
    context,
    leads.map(({ id }) => id),
  );
  const changeOf = ({ at, by, action, before, after }: Omit<NamedChange, 'by_name'>) => ({
    at,
    by: by === null ? 'product' : nameOf(by),
    action,
    before: valueIn(before),
    after: valueIn(after),
  });
  return leads.map((lead) => {
    const viewing = parts.viewings.find(({ id }) => id === lead.id);
    return {
      id: lead.id,
      kind: lead.kind,
      received: lead.received,
      firstName: lead.first_name,
      lastName: lead.last_name,
      email: lead.email,
      phone: lead.phone,
      city: lead.city,
      address: lead.address,
      price: lead.price,
      code: lead.code,
      board: lead.board,
      message: lead.message,
      // The page, its language, the sentence of consent and the time of the press.
      context: valueIn(lead.context),
      application: valueIn(lead.application),
      state: lead.desk_state ?? 'new',
      owner: lead.desk_owner === null ? null : nameOf(lead.desk_owner),
      opened: lead.desk_opened,
      nextAction: lead.desk_action_day && { day: lead.desk_action_day, text: lead.desk_action },
      viewing: viewing && {
        ...viewing,
        changes: parts.states
          .filter(({ viewing_id }) => viewing_id === lead.id)
          .map(({ viewing_id: _lead, ...change }) => change),
      },
      notes: parts.notes
        .filter(({ lead_id }) => lead_id === lead.id)
        .map(({ at, by, text }) => ({ at, by: nameOf(by), text })),
      answers: parts.answers
        .filter(({ lead_id }) => lead_id === lead.id)
        .map(({ at, by, subject, text, delivery }) => ({ at, by: nameOf(by), subject, text, delivery })),
      history: parts.changes.filter(({ lead_id }) => lead_id === lead.id).map(changeOf),
    };
  });
}

async function applicationsOf({ database }: QueryContext, userId: string) {
  const applications = await database
    .selectFrom('application')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created')
    .execute();
  const documents = await database
    .selectFrom('application_document')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('added')
    .execute();
  const ids = applications.map(({ id }) => id);
  const [reviews, choices, signers] =
    ids.length === 0
      ? [[], [], []]
      : await Promise.all([
          database.selectFrom('application_review').selectAll().where('application_id', 'in', ids).execute(),
          database.selectFrom('match_choice').selectAll().where('application_id', 'in', ids).execute(),
          database.selectFrom('signer').selectAll().where('application_id', 'in', ids).execute(),
        ]);
  const ofOne = <Row extends { application_id: string }>(rows: readonly Row[], id: string) =>
    rows.filter(({ application_id }) => application_id === id);
  return {
    applications: applications.map(({ sections, user_id: _owner, ...application }) => ({
      ...application,
      answers: valueIn(sections),
      coApplicants: ofOne(signers, application.id).map(({ state, relation, invited }) => ({
        state,
        relation,
        invited,
      })),
      lenders: ofOne(choices, application.id).map(({ lender, state }) => ({ lender, state })),
      review: ofOne(reviews, application.id).map(({ state, sentence, changed }) => ({
        state,
        sentence,
        changed,
      })),
    })),
    // The files themselves are opened from the application's page.
    documents: documents.map(({ name, kind, size, type, added, application_id: application }) => ({
      application,
      name,
      kind,
      size,
      type,
      added,
    })),
  };
}

async function accountOf(context: QueryContext, customer: CustomerTable) {
  const { database } = context;
  const { id } = customer;
  const [homes, marks, searches, watches, claims, browsers, lists, referral, applications] =
    await Promise.all([
      database.selectFrom('saved_home').selectAll().where('user_id', '=', id).orderBy('saved').execute(),
      database.selectFrom('home_mark').selectAll().where('user_id', '=', id).orderBy('marked').execute(),
      database.selectFrom('saved_search').selectAll().where('user_id', '=', id).orderBy('created').execute(),
      database.selectFrom('home_watch').selectAll().where('user_id', '=', id).orderBy('since').execute(),
      database.selectFrom('claimed_home').selectAll().where('user_id', '=', id).orderBy('claimed').execute(),
      database.selectFrom('push_subscription').select('created').where('user_id', '=', id).execute(),
      database
        .selectFrom('shared_member')
        .innerJoin('shared_list', 'shared_list.id', 'shared_member.list_id')
        .select(['shared_member.role', 'shared_member.name', 'shared_list.state', 'shared_list.since'])
        .where('user_id', '=', id)
        .execute(),
      database.selectFrom('referral').select('code').where('user_id', '=', id).executeTakeFirst(),
      applicationsOf(context, id),
    ]);
  return {
    id,
    email: customer.email,
    firstName: customer.first_name,
    lastName: customer.last_name,
    phone: customer.phone,
    registered: customer.registered,
    emailNotifications: customer.email_notifications === 1,
    emailBounced: customer.bounced_key === customer.email_key,
    staffSeesSavedSince: customer.staff_sees_saved,
    referralCode: referral?.code ?? null,
    savedHomes: homes.map(({ user_id: _owner, ...home }) => home),
    viewedHomes: marks
      .filter(({ kind }) => kind === 'viewed')
      .map(({ board, mls, marked }) => ({ board, mls, marked })),
    hiddenHomes: marks
      .filter(({ kind }) => kind === 'hidden')
      .map(({ board, mls, marked }) => ({ board, mls, marked })),
    savedSearches: searches.map(({ name, path, criteria, language, alert, created, visited }) => ({
      name,
      path,
      criteria: valueIn(criteria),
      language,
      alert,
      created,
      visited,
    })),
    watchedHomes: watches.map(({ board, mls, since, language }) => ({ board, mls, since, language })),
    claimedHomes: claims.map(({ user_id: _owner, place: _place, revision: _revision, facts, ...claim }) => ({
      ...claim,
      facts: valueIn(facts),
    })),
    browsersWithAlerts: browsers,
    sharedLists: lists,
    ...applications,
  };
}

/** Answers that this person gave, or that others gave about them, as the co-applicant of another customer. */
async function coApplicationsOf(
  { database }: QueryContext,
  { email }: PersonKey,
  userIds: readonly string[],
) {
  if (email === undefined) return [];
  const signers = await database
    .selectFrom('signer')
    .select(['application_id as application', 'state', 'relation', 'invited', 'sections'])
    .where(({ or, eb }) =>
      or([
        eb('email_key', '=', emailKeyOf(email)),
        ...(userIds.length > 0 ? [eb('user_id', 'in', userIds)] : []),
      ]),
    )
    .execute();
  return signers.map(({ sections, ...signer }) => ({ ...signer, answers: valueIn(sections) }));
}

/** Everything that the product stores about a person, without secrets. The sign-in is at the identity provider. */
export async function personFile(context: QueryContext, key: PersonKey, exported: string) {
  const { database } = context;
  const accounts = await findAccounts(context, key);
  const userIds = accounts.map(({ id }) => id);
  const leads = await findPersonLeads(context, { ...key, userIds });
  const members = await database.selectFrom('desk_member').select(['id', 'name']).execute();
  const names = new Map(members.map(({ id, name }) => [id, name]));
  const nameOf = (id: string): string => names.get(id) ?? id;
  const emails =
    key.email === undefined ? [] : [emailKeyOf(key.email), ...accounts.map(({ email }) => email)];
  const [requests, withdrawals, mails] = await Promise.all([
    requestsOf(context, leads, nameOf),
    key.email === undefined ? [] : findWithdrawals(context, key.email),
    emails.length === 0
      ? []
      : database
          .selectFrom('mail')
          .select(['written', 'email', 'subject', 'body'])
          .where('subscription_id', 'is', null)
          .where('email', 'in', emails)
          .execute(),
  ]);
  const accountsInFull = [];
  for (const account of accounts) accountsInFull.push(await accountOf(context, account));
  return {
    person: key,
    exported,
    requests,
    withdrawals: withdrawals.map(({ at, way, recorded, by }) => ({
      at,
      way,
      recorded,
      by: by === null ? null : nameOf(by),
    })),
    accounts: accountsInFull,
    coApplications: await coApplicationsOf(context, key, userIds),
    waitingMails: mails,
  };
}

/** True if the file tells something of an application. */
export const hasApplications = ({
  accounts,
  coApplications,
  requests,
}: Awaited<ReturnType<typeof personFile>>): boolean =>
  coApplications.length > 0 ||
  requests.some(({ application }) => application !== null) ||
  accounts.some(({ applications }) => applications.length > 0);
