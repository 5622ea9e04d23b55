/** What `npm run e2e -- --base-url=` hands on (commands/launch/e2eSite.mjs), and the tester's own variables (docs/qa.md). */
const { E2E_BASE_URL, E2E_EMAIL, E2E_PASSWORD, E2E_SEND_LEADS } = process.env;

/** "https://staging.example": the deployment that is visited; undefined where each worker has its own product. */
export const site: string | undefined = E2E_BASE_URL || undefined;

/** The tester's account there; undefined where there is none, and its journeys are skipped. */
export const account = E2E_EMAIL && E2E_PASSWORD ? { email: E2E_EMAIL, password: E2E_PASSWORD } : undefined;

/** Whether somebody is content to get a lead from each journey that could send one. */
export const sendsLeads: boolean = E2E_SEND_LEADS === '1';
