import type { Context, Hono } from 'hono';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { bodyTextOf } from '#server/http/validation.ts';
import { readSenderBrand } from '#server/store/content/senderBrand.ts';
import {
  findAlertState,
  findClaimState,
  findWatchState,
  type ShownAlert,
  stopAllAlerts,
  stopSearchAlert,
} from '#server/store/customer/alertStops.ts';
import { stopClaimMails } from '#server/store/customer/claimedHomes.ts';
import { unwatchHome } from '#server/store/customer/homeWatches.ts';
import { addOwnWithdrawal } from '#server/store/desk/withdrawals.ts';
import { inTransaction } from '#server/store/jobs/jobQueue.ts';
import { homeAddressLine } from '../../../src/domain/listing/homeAddress.ts';
import { invalidLinkPage, UNSUBSCRIBE_POLICY, unsubscribePage } from '../alerts/unsubscribePage.ts';
import {
  type AlertName,
  claimedHome,
  readUnsubscribeToken,
  watchedHome,
} from '../alerts/unsubscribeToken.ts';
import { refuseOthers } from '../customerCall.ts';
import { type CustomerOptions, UNSUBSCRIBE_PATH } from '../customerOptions.ts';

/** Relative to the service's own origin, which serves the app too. */
const PROFILE = '/real-estate/auth/profile?tab=savedSearches';
const LONGEST_BODY = 10_000;

type Language = 'en' | 'fr';

const preferredLanguage = (context: Context<ServiceEnv>): Language =>
  /^\s*fr\b/i.test(context.req.header('Accept-Language') ?? '') ? 'fr' : 'en';

function answerPage(
  context: Context<ServiceEnv>,
  content: string,
  status: 200 | 404,
): Response | Promise<Response> {
  context.header('Cache-Control', 'private, no-store');
  context.header('Content-Security-Policy', UNSUBSCRIBE_POLICY);
  context.header('Referrer-Policy', 'no-referrer');
  context.header('X-Robots-Tag', 'noindex');
  return context.html(content, status);
}

/**
 * The link of an alert's mail, which needs no session. GET and HEAD show a page and change nothing, because programs that
 * scan mails open links. POST stops the alert: from the page's form, or from a mail provider (RFC 8058), which sends
 * `List-Unsubscribe=One-Click`.
 */
export function addUnsubscribeRoutes(
  app: Hono<ServiceEnv>,
  { store, clock }: Pick<CustomerOptions, 'store' | 'clock'>,
): void {
  const named = (context: Context<ServiceEnv>): Promise<AlertName | undefined> =>
    readUnsubscribeToken(store, context.req.query('token') ?? '');

  async function answerState(context: Context<ServiceEnv>, alert: AlertName): Promise<Response> {
    const home = watchedHome(alert.searchId);
    const claim = claimedHome(alert.searchId);
    const { userId } = alert;
    const shown: ShownAlert & Awaited<ReturnType<typeof findClaimState>> = home
      ? await findWatchState(store, { userId, ...home })
      : claim
        ? await findClaimState(store, { userId, id: claim })
        : await findAlertState(store, alert);
    const { language = preferredLanguage(context), state } = shown;
    const name = shown.home ? homeAddressLine(shown.home, `${language}-CA`) : shown.name;
    const kind = home ? 'home' : claim ? 'claim' : 'search';
    const brand = await readSenderBrand(store);
    const page = unsubscribePage({ language, name, kind, state, profile: PROFILE, brand });
    return answerPage(context, page, 200);
  }

  async function stopOne(alert: AlertName): Promise<void> {
    const home = watchedHome(alert.searchId);
    const claim = claimedHome(alert.searchId);
    if (home) await unwatchHome(store, alert.userId, home);
    else if (claim) await stopClaimMails(store, alert.userId, claim);
    else await stopSearchAlert(store, alert);
  }

  /** Also stores the withdrawal, which the law wants proven. */
  async function stopAll({ userId }: AlertName): Promise<void> {
    const at = clock.now().toISOString();
    await inTransaction(store, async (locked) => {
      const email = await stopAllAlerts(locked, userId);
      if (email !== undefined) await addOwnWithdrawal(locked, { email, way: 'link', at });
    });
  }

  const refuse = async (context: Context<ServiceEnv>) => {
    const facts = { language: preferredLanguage(context), brand: await readSenderBrand(store) };
    return answerPage(context, invalidLinkPage({ ...facts, profile: PROFILE }), 404);
  };

  app.get(UNSUBSCRIBE_PATH, async (context) => {
    const alert = await named(context);
    return alert ? answerState(context, alert) : refuse(context);
  });
  app.post(UNSUBSCRIBE_PATH, async (context) => {
    const form = new URLSearchParams(await bodyTextOf(context.req.raw, LONGEST_BODY));
    const alert = await named(context);
    if (!alert) return refuse(context);
    if (form.get('scope') === 'all') await stopAll(alert);
    else await stopOne(alert);
    return answerState(context, alert);
  });
  refuseOthers(app, UNSUBSCRIBE_PATH, ['GET', 'POST']);
}
