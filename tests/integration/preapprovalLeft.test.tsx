import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WireApplication, WireSigner } from '#api/customer/applicationContract.ts';
import {
  changeSigner,
  openPreApproval,
  SAM,
  sharedServices,
  submit,
  wholeApplication,
} from '#tests/support/preapproval/people.ts';
import { CUSTOMER } from '#tests/support/services/makeTestServices.ts';

test('the applicant sees that the co-applicant deleted the account, and can choose a lender again', async () => {
  const shared = await sharedServices();
  const { id } = await wholeApplication(shared, CUSTOMER, {
    isAlone: null,
    price: { total: 500_000, downPayment: 150_000, isFirstHome: true },
  });
  const { applicant, employment } = await shared.callAs<WireApplication>(CUSTOMER, {
    path: `/application/${id}`,
  });
  const added = await shared.callAs<WireSigner>(CUSTOMER, {
    path: `/application/${id}/signer`,
    method: 'POST',
    body: { relation: 'sibling', person: { ...applicant, firstName: 'Sam', email: SAM.email } },
  });
  const invited = await changeSigner(shared, CUSTOMER, id, added, { employment, state: 'invited' });
  const code = shared.mails[0]?.code ?? '';
  await changeSigner(shared, SAM, id, invited, { state: 'accepted', code });
  await submit(shared, CUSTOMER, await shared.callAs(CUSTOMER, { path: `/application/${id}` }));
  const path = `/application/${id}/match/royal_bank`;
  await shared.callAs(CUSTOMER, { path, method: 'PUT', version: 1, body: { state: 'accepted' } });
  await shared.callAs(SAM, { path: '/user', method: 'DELETE' });

  await openPreApproval({ services: shared.services });
  const part = within(await screen.findByRole('region', { name: 'Co-applicant' }));
  expect(await part.findByText('Left')).toBeVisible();
  expect(part.getByText(/a lender you had chosen is offered again\.$/)).toBeVisible();
  expect(part.queryByRole('button')).not.toBeInTheDocument();
  expect((await screen.findAllByRole('button', { name: /^Choose [A-Z]/ })).length).toBeGreaterThan(0);
  expect(screen.queryByText(/^Your choice/)).not.toBeInTheDocument();
});
