import {
  changeOwnApplication,
  startApplication,
} from '#server/customer/applications/changeOwnApplication.ts';
import { todayOf } from '#server/customer/applications/today.ts';
import { type Clock, MILLISECONDS_A_DAY } from '#server/http/clock.ts';
import type { Owner } from '#server/store/customer/customers.ts';
import type { QueryContext } from '#server/store/tables.ts';

const DAYS_AGO = 3;

/** Creates a half-finished pre-approval for a demo customer, who can continue it. */
export async function addDemoApplication(
  { store, clock }: { store: QueryContext; clock: Clock },
  owner: Owner,
): Promise<void> {
  const now = new Date(clock.now().getTime() - DAYS_AGO * MILLISECONDS_A_DAY).toISOString();
  const { application, isNew } = await startApplication(store, owner, now);
  if (!isNew) return;
  const today = todayOf(clock);
  await changeOwnApplication(store, owner, {
    id: application.id,
    version: application.version,
    now,
    today,
    requestId: 'demo',
    isForwarded: false,
    changes: {
      property: {
        isFound: false,
        city: 'Toronto',
        province: 'ON',
        ownership: 'own',
        monthlyPayment: 2650,
        moveIn: { month: today.month, year: today.year + 1 },
        ownsOthers: false,
      },
      price: { total: 890_000, downPayment: 178_000, isFirstHome: true },
      applicant: { maritalStatus: 'common_law' },
    },
  });
}
