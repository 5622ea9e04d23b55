/** Variables from `npm run e2e -- --base-url=` (commands/launch/e2eSite.mjs), and from the tester (docs/qa.md). */
const { E2E_BASE_URL, E2E_EMAIL, E2E_PASSWORD, E2E_SEND_LEADS } = process.env;

/** "https://staging.example": the deployment to test; undefined if each worker has its own server. */
export const site: string | undefined = E2E_BASE_URL || undefined;

/** The tester's account on the deployment; undefined without one, and its journeys are skipped. */
export const account = E2E_EMAIL && E2E_PASSWORD ? { email: E2E_EMAIL, password: E2E_PASSWORD } : undefined;

/** True if the journeys may send leads to the deployment. */
export const sendsLeads: boolean = E2E_SEND_LEADS === '1';
