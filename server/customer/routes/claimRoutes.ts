import type { Hono } from 'hono';
import { bodyCheck } from '#server/http/bodyCheck.ts';
import { FieldErrors, ServiceError } from '#server/http/errors.ts';
import { formBodyOf } from '#server/http/jsonBody.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import {
  changeClaim,
  claimHome,
  findClaim,
  findClaims,
  MAX_CLAIMS,
  placeOfClaim,
  removeClaim,
} from '#server/store/customer/claimedHomes.ts';
import type { ClaimedHomeTable } from '#server/store/mail/mailTables.ts';
import type {
  WireClaimChanges,
  WireClaimedFacts,
  WireClaimedHome,
  WireClaimedHomes,
  WireNewClaim,
} from '../../../src/api/customer/claimContract.ts';
import { monthOf } from '../alerts/mailClaims.ts';
import { ownerOf, refuseOthers } from '../customerCall.ts';
import { CUSTOMER_PATH, type CustomerOptions } from '../customerOptions.ts';
import { CLAIM_CHANGES, NEW_CLAIM } from '../customerSchemas.ts';

const CLAIMS_PATH = `${CUSTOMER_PATH}/user/claimed-homes`;
const CLAIM_PATH = `${CLAIMS_PATH}/:id`;

const newClaimOf = bodyCheck<WireNewClaim>(NEW_CLAIM, 'This home is incomplete or not valid.');
const changesOf = bodyCheck<WireClaimChanges>(
  CLAIM_CHANGES,
  'These changes of a claimed home are not valid.',
);

function wireClaim(row: ClaimedHomeTable): WireClaimedHome {
  const { id, state, city, street, unit, latitude, longitude, claimed } = row;
  const facts = JSON.parse(row.facts) as WireClaimedFacts; // written below
  return {
    id,
    state,
    city,
    street,
    unit,
    latitude,
    longitude,
    facts,
    isMailed: row.is_mailed === 1,
    claimed,
  };
}

/** The routes of the homes that customers claim. A claim and its facts change nothing for other customers. */
export function addClaimRoutes(
  app: Hono<ServiceEnv>,
  { store, clock }: Pick<CustomerOptions, 'store' | 'clock'>,
): void {
  app.get(CLAIMS_PATH, async (context) => {
    const rows = await findClaims(store, ownerOf(context).userId);
    return context.json({ homes: rows.map(wireClaim) } satisfies WireClaimedHomes);
  });
  app.post(CLAIMS_PATH, async (context) => {
    const {
      facts = {},
      language,
      latitude,
      longitude,
      ...sent
    } = newClaimOf(await formBodyOf(context.req.raw));
    const [state, city, street, unit] = [sent.state, sent.city, sent.street, sent.unit ?? ''].map((text) =>
      text.trim(),
    ) as [string, string, string, string]; // as many as above
    const address = { state, city, street, unit: unit || null };
    const claimed = await claimHome(store, ownerOf(context), {
      ...address,
      id: crypto.randomUUID(),
      place: placeOfClaim(address),
      latitude: latitude ?? null,
      longitude: longitude ?? null,
      facts: JSON.stringify(facts),
      claimed: clock.now().toISOString(),
      is_mailed: 0,
      language,
      figure: null,
      month: '',
      told_none: 0,
      revision: 0,
    });
    if (!claimed) {
      const errors = [{ field: 'homes', message: 'must not have more items', keyword: 'maxItems' }];
      throw new FieldErrors(`No more than ${MAX_CLAIMS} homes can be claimed.`, errors, 409);
    }
    return context.json(wireClaim(claimed.row), claimed.isNew ? 201 : 200);
  });
  refuseOthers(app, CLAIMS_PATH, ['GET', 'POST']);

  app.put(CLAIM_PATH, async (context) => {
    const { facts, isMailed, language } = changesOf(await formBodyOf(context.req.raw));
    const owner = ownerOf(context);
    const id = context.req.param('id');
    const before = await findClaim(store, owner.userId, id);
    const isTurnedOn = isMailed === true && before?.is_mailed === 0;
    const row = await changeClaim(store, owner, id, {
      ...(language && { language }),
      // An estimate from other facts is not compared with the one before.
      ...(facts && { facts: JSON.stringify(facts), figure: null, told_none: 0 }),
      ...(isTurnedOn && { is_mailed: 1, figure: null, told_none: 0, month: monthOf(clock.now()) }),
      ...(isMailed === false && { is_mailed: 0 }),
    });
    if (!row) throw new ServiceError(404, 'There is no such claimed home.');
    return context.json(wireClaim(row));
  });
  app.delete(CLAIM_PATH, async (context) => {
    await removeClaim(store, ownerOf(context).userId, context.req.param('id'));
    return context.body(null, 204);
  });
  refuseOthers(app, CLAIM_PATH, ['PUT', 'DELETE']);
}
