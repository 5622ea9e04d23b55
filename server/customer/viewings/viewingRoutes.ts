import type { Context, Hono } from 'hono';
import { bodyCheck } from '#server/http/bodyCheck.ts';
import { FieldErrors, ServiceError } from '#server/http/errors.ts';
import { formBodyOf } from '#server/http/jsonBody.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { CLOSED_DAY, isCalendarDay, VIEWING_CHANGE } from '#server/schemas/viewingSchema.ts';
import { changeViewing } from '#server/store/viewings/changeViewing.ts';
import {
  findCustomersViewings,
  findViewing,
  findViewingByToken,
  type Viewing,
} from '#server/store/viewings/findViewings.ts';
import type { CustomersChange } from '#server/store/viewings/nextViewing.ts';
import { dayIn } from '#server/store/viewings/viewingTimes.ts';
import type {
  WireViewing,
  WireViewingChange,
  WireViewings,
} from '../../../src/api/customer/viewingContract.ts';
import { type ClosedDays, DEFAULT_CLOSED_DAYS, isOpenDay } from '../../../src/domain/viewingDays.ts';
import { ownerOf, refuseOthers } from '../customerCall.ts';
import { CUSTOMER_PATH, type CustomerOptions } from '../customerOptions.ts';
import { hashOfToken } from '../linkToken.ts';

const VIEWINGS_PATH = `${CUSTOMER_PATH}/user/viewings`;
const VIEWING_PATH = `${VIEWINGS_PATH}/:id`;
/** The call of a mail's link, which needs no session. */
const LINKED_PATH = `${CUSTOMER_PATH}/viewing`;

const MESSAGE = 'This change of a viewing is incomplete or not valid.';
const checkChange = bodyCheck<WireViewingChange>(VIEWING_CHANGE, MESSAGE);

/** The request as its customer sees it. */
function wireViewing(viewing: Viewing, now: Date): WireViewing {
  const { id, day, part, way, state, starts, ends } = viewing;
  const hasTime = state === 'offered' || state === 'agreed';
  return {
    id,
    mlsNumber: viewing.code ?? '',
    boardId: viewing.board ?? 0,
    address: viewing.address,
    city: viewing.city,
    day,
    part,
    way,
    timeZone: viewing.time_zone,
    note: viewing.message ?? '',
    state,
    start: hasTime ? starts : null,
    end: hasTime ? ends : null,
    sentence: viewing.sentence ?? '',
    asked: viewing.received,
    changed: viewing.changed,
    isOver: viewing.over <= now.toISOString(),
  };
}

function requireViewing(viewing: Viewing | undefined): Viewing {
  if (!viewing) throw new ServiceError(404, 'There is no such viewing, or its link has ended.');
  return viewing;
}

/** @throws FieldErrors for a day that is not in the calendar, has passed at the home, or is closed */
function readChange(
  body: unknown,
  { time_zone }: Viewing,
  now: Date,
  closedDays: ClosedDays,
): CustomersChange {
  const change = checkChange(body);
  if (change.state === 'agreed') return { state: 'agreed', starts: change.start };
  if (change.state === 'cancelled') return { state: 'cancelled' };
  const { state, day, part, way } = change;
  if (!isCalendarDay(day) || day < dayIn(time_zone, now)) {
    throw new FieldErrors(MESSAGE, [{ field: 'day', message: 'is not a day to come', keyword: 'minimum' }]);
  }
  if (!isOpenDay(day, closedDays)) throw new FieldErrors(MESSAGE, [{ field: 'day', ...CLOSED_DAY }]);
  return { state, day, part, way };
}

/** The routes of a customer's viewing requests, and of the links to them in mails. */
export function addViewingRoutes(app: Hono<ServiceEnv>, options: CustomerOptions): void {
  const { store, clock, brokerage, viewings, closedDays = DEFAULT_CLOSED_DAYS } = options;

  async function change(context: Context<ServiceEnv>, known: Viewing): Promise<Response> {
    const now = clock.now();
    const wanted = readChange(await formBodyOf(context.req.raw), known, now, closedDays);
    const circumstances = { now: now.toISOString(), isForwarded: brokerage?.isForwarded ?? false };
    const changed = await changeViewing(store, known, { by: 'customer', ...wanted }, circumstances);
    if (!changed) throw new ServiceError(409, 'The viewing has changed in the meantime, or it is over.');
    if (changed !== known) {
      brokerage?.onViewingChanged();
      viewings?.wake();
    }
    return context.json(wireViewing(changed, now));
  }

  app.get(VIEWINGS_PATH, async (context) => {
    const found = await findCustomersViewings(store, ownerOf(context).userId);
    const now = clock.now();
    return context.json({ viewings: found.map((one) => wireViewing(one, now)) } satisfies WireViewings);
  });
  refuseOthers(app, VIEWINGS_PATH, ['GET']);

  app.put(VIEWING_PATH, async (context) => {
    const { userId } = ownerOf(context);
    return change(context, requireViewing(await findViewing(store, context.req.param('id'), userId)));
  });
  refuseOthers(app, VIEWING_PATH, ['PUT']);

  const linked = async (context: Context<ServiceEnv>): Promise<Viewing> => {
    context.header('Cache-Control', 'private, no-store');
    const hash = hashOfToken(context.req.header('Viewing-Token') ?? '');
    return requireViewing(await findViewingByToken(store, hash, clock.now().toISOString()));
  };
  app.get(LINKED_PATH, async (context) => context.json(wireViewing(await linked(context), clock.now())));
  app.put(LINKED_PATH, async (context) => change(context, await linked(context)));
  refuseOthers(app, LINKED_PATH, ['GET', 'PUT']);
}
