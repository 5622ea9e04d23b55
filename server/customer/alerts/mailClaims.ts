import type { Clock } from '#server/http/clock.ts';
import { readSenderBrand } from '#server/store/content/senderBrand.ts';
import { findDueClaims, type MailedClaim, storeClaimLook } from '#server/store/customer/claimedHomes.ts';
import type { ClaimedHomeTable } from '#server/store/mail/mailTables.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { type ClaimEstimate, type ClaimMailFacts, claimMail } from './claimMail.ts';
import { claimName, unsubscribeUrl } from './unsubscribeToken.ts';

/** Estimates a claimed home from the sales that its customer may see. @returns null if there is no figure */
export type EstimateClaim = (claim: ClaimedHomeTable) => Promise<ClaimEstimate | null>;

/** Dependencies of the monthly mails. */
export interface ClaimMailOptions {
  store: QueryContext;
  clock: Clock;
  estimate: EstimateClaim;
  /** Address of the app without a slash at the end. */
  appUrl: string;
}

/** Mails are written from this hour on, Toronto time. */
const MORNING = 8;
const CLAIMS_AT_ONCE = 100;
/** Maximum number of estimates of one look. The next one, ten minutes later, goes on. */
const CLAIMS_A_LOOK = 500;

const torontoTime = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  year: 'numeric',
  month: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

function partsOf(now: Date): { month: string; hour: number } {
  const parts = Object.fromEntries(torontoTime.formatToParts(now).map(({ type, value }) => [type, value]));
  return { month: `${parts['year']}-${parts['month']}`, hour: Number(parts['hour']) };
}

/** The month by the clock of Toronto: "2026-11". */
export const monthOf = (now: Date): string => partsOf(now).month;

/** Looks at one claimed home. @returns true when a mail was written */
async function look(claim: MailedClaim, month: string, options: ClaimMailOptions): Promise<boolean> {
  const { store, clock, appUrl } = options;
  const estimate = await options.estimate(claim);
  const isNewMonth = claim.month < month;
  const isTold = estimate ? isNewMonth : claim.told_none === 0;
  const write = async (): Promise<ClaimMailFacts> => ({
    estimate,
    written: clock.now(),
    appUrl,
    unsubscribe: await unsubscribeUrl(options, { userId: claim.user_id, searchId: claimName(claim.id) }),
    brand: await readSenderBrand(store),
  });
  const mail = isTold ? claimMail(claim, await write()) : undefined;
  const now = { month, figure: estimate?.figure ?? null, told_none: estimate ? 0 : 1 } as const;
  return (await storeClaimLook(store, claim, now, mail)) && mail !== undefined;
}

/**
 * Writes the monthly mails about claimed homes: on the first morning of a month the estimate with its change. For a home
 * that is new, or whose facts were changed, the look only stores the estimate with which the next one is compared. If there
 * is no figure, one mail says so, and the next mail comes with the next figure.
 * @returns the number of mails written
 */
export async function mailClaims(options: ClaimMailOptions, stopping?: AbortSignal): Promise<number> {
  const { month, hour } = partsOf(options.clock.now());
  if (hour < MORNING) return 0;
  let written = 0;
  let after = '';
  for (let seen = 0; seen < CLAIMS_A_LOOK; seen += CLAIMS_AT_ONCE) {
    const claims = await findDueClaims(options.store, { month, after, limit: CLAIMS_AT_ONCE });
    for (const claim of claims) {
      if (stopping?.aborted) return written;
      if (await look(claim, month, options)) written += 1;
      after = claim.id;
    }
    if (claims.length < CLAIMS_AT_ONCE) break;
  }
  return written;
}
