import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { createMemoryRouter } from 'react-router';
import { onTestFinished } from 'vitest';
import type { WireLead } from '#api/contact/contract.ts';
import { Desk } from '#desk/Desk.tsx';
import { DESK_PATH } from '#desk/deskPaths.ts';
import { deskRoutes } from '#desk/deskRouter.tsx';
import { addDeskTexts } from '#desk/deskTexts.ts';
import { makeDeskStore } from '#desk/store/deskStore.ts';
import type { Session, StaffRole } from '#server/http/session.ts';
import { network } from './page/network.ts';
import {
  makeTestServices,
  type TestServices,
  type TestServicesOptions,
} from './services/makeTestServices.ts';
import { SMALL_DATASET_NOW } from './services/smallDataset.ts';

/** The member of staff of tests, as the identity provider names them. */
export const MEMBER = { givenName: 'Amara', familyName: 'Okafor', email: 'amara@example.ca' } as const;

const sessionOf = (role: StaffRole, mortgage = false): Session => ({
  kind: 'customer',
  userId: 'member-1',
  email: MEMBER.email,
  staff: { role, mortgage, name: 'Amara Okafor', signedIn: SMALL_DATASET_NOW.getTime() },
});

/** The member's session. */
export const STAFF_SESSION = sessionOf('staff');

/** The member's session as a mortgage specialist. */
export const SPECIALIST_SESSION = sessionOf('staff', true);

/** Opens services of a test whose caller is a member of staff with a second factor. */
export async function openDeskServices(
  role: StaffRole = 'staff',
  options: TestServicesOptions = {},
): Promise<TestServices> {
  const services = await makeTestServices({
    session: sessionOf(role),
    desk: { secondFactorOf: async () => 'on', isMailing: true },
    ...options,
  });
  onTestFinished(() => services.close());
  return services;
}

let leads = 0;

/** Sends a lead as a visitor's page does. @returns its id */
export async function sendLead(
  services: TestServices,
  lead: WireLead,
  context: Record<string, string> = {},
): Promise<string> {
  leads += 1;
  const answer = await services.fetch('/realty/contact', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': `lead-${leads}`,
      'Lead-Context': new URLSearchParams(context).toString(),
    },
    body: JSON.stringify(lead),
  });
  const { id } = (await answer.json()) as { id: string }; // the contract's
  return id;
}

interface RenderDeskOptions {
  /** Below the desk's path: "/items/4711". */
  path?: string;
  services: TestServices;
  /** Answers some requests before the services. Undefined passes the request on. */
  intercede?: (request: Request) => Response | undefined | Promise<Response | undefined>;
}

/**
 * Renders the whole desk at a path, with its real routes and store, and the real services behind every request. The test
 * replaces `loadIdentity`.
 */
export async function renderDesk({ path = '/', services, intercede }: RenderDeskOptions) {
  addDeskTexts();
  network.use(
    http.all('*', async ({ request }) => {
      return (await intercede?.(request)) ?? (await services.fetch(request)) ?? HttpResponse.error();
    }),
  );
  const router = createMemoryRouter(deskRoutes, {
    basename: DESK_PATH,
    initialEntries: [DESK_PATH + path],
  });
  const user = userEvent.setup();
  const view = render(<Desk store={makeDeskStore()} router={router} />);
  return {
    ...view,
    user,
    location: () => {
      const { pathname, search } = router.state.location;
      return pathname.slice(DESK_PATH.length) + search;
    },
  };
}
