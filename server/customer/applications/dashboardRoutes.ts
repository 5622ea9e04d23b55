import type { Hono } from 'hono';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';
import { ownerOf, refuseOthers } from '../customerCall.ts';
import { CUSTOMER_PATH, type CustomerOptions } from '../customerOptions.ts';
import { dashboardOf } from './dashboard.ts';

const DASHBOARD_PATH = `${CUSTOMER_PATH}/dashboard`;

/** GET /customer/dashboard. */
export function addDashboardRoutes(app: Hono<ServiceEnv>, { store }: CustomerOptions): void {
  app.get(DASHBOARD_PATH, async (context) => context.json(await dashboardOf(store, ownerOf(context))));
  refuseOthers(app, DASHBOARD_PATH, ['GET']);
}
