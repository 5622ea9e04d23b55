import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { WireLead } from '#api/contact/contract.ts';
import { changeLanguage } from '#i18n/i18n.ts';
import { leadOutbox } from '#platform/storage/leadOutbox.ts';
import { deliveryDue } from '#store/deliveryDue.ts';
import { sessionStarted } from '#store/sessionSlice.ts';
import { isolateLeads, stored } from '#tests/support/leads/leadForms.tsx';
import { expectedConsole } from '#tests/support/page/watchedConsole.ts';
import { type RenderAppOptions, renderApp, SIGNED_IN_USER } from '#tests/support/renderApp.tsx';
import { CUSTOMER, makeTestServices, type TestServices } from '#tests/support/services/makeTestServices.ts';

isolateLeads();
// The code of the forms takes its time on a busy machine.
beforeAll(() => import('#features/leads/RefusedLeads.tsx').then(() => undefined), 60_000);

const LEAD = {
  user: { name: { first: 'Ada', last: 'Byron' }, email: 'ada@example', phone: '4165550142' },
  property: { city: 'Toronto', address: '14 Queen Street W', price: 600_000 },
  code: 'C1234567',
  boardId: 2,
  message: 'Is it quiet at night?',
} satisfies WireLead;
const VIEWING = { day: '2026-11-22', part: 'evening', way: 'video', timeZone: 'America/Toronto' } as const;

/** A page of a visitor whose stored lead is refused by the service, because its email is wrong. */
async function openRefused(
  lead: WireLead,
  intercede?: RenderAppOptions['intercede'],
  services?: TestServices,
) {
  expectedConsole.push(/A stored lead was refused/);
  const context = 'page=%2Freal-estate%2Fdetail%2FC1234567%2F2&language=en';
  await leadOutbox.put({ key: 'key-1', body: JSON.stringify(lead), context, keptAt: 1, owner: undefined });
  const app = await renderApp({
    path: '/about',
    ...(intercede && { intercede }),
    ...(services && { services }),
  });
  app.store.dispatch(deliveryDue());
  return app;
}

const outbox = async () => (await leadOutbox.all()).map(({ body, refused }) => [JSON.parse(body), refused]);
const notice = () => screen.queryByText(/A message saved on this device could not be delivered/);

async function openMessage(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Open the message' }));
  return within(await screen.findByRole('dialog', { name: 'Message not sent' }));
}

test('a refused message is opened in its form at the problem, corrected and sent', async () => {
  const { user, services } = await openRefused(LEAD);
  const dialog = await openMessage(user);
  const email = await dialog.findByRole('textbox', { name: 'Email' });
  // On a phone it would cover the form.
  await waitFor(() => expect(notice()).toBeNull());
  await waitFor(() => expect(email).toHaveFocus());
  expect(email).toHaveAccessibleDescription('Enter an email address like name@example.com.');
  expect(dialog.getByText('14 Queen Street W, Toronto')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Message (optional)' })).toHaveValue('Is it quiet at night?');
  expect(dialog.getByRole('textbox', { name: 'Phone' })).toHaveValue('(416) 555-0142');
  await user.type(email, '.ca');
  await user.click(dialog.getByRole('button', { name: 'Send message' }));
  const thanks = await dialog.findByRole('heading', { name: 'Thank you, Ada' });
  await waitFor(() => expect(thanks).toHaveFocus());
  expect(await outbox()).toEqual([]);
  const [lead] = await stored(services);
  expect(lead).toMatchObject({ code: 'C1234567', email: 'ada@example.ca', message: LEAD.message });
  expect(lead?.context).toContain('/real-estate/detail/C1234567/2');
  await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement); // at least the cross
  await waitFor(() => expect(notice()).toBeNull());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a refused viewing request is corrected with another day, and is discarded after a question, in French', async () => {
  await changeLanguage('fr');
  const { user } = await openRefused({ ...LEAD, viewing: VIEWING });
  await user.click(await screen.findByRole('button', { name: 'Ouvrir le message' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Message non envoyé' }));
  expect(await dialog.findByRole('textbox', { name: 'Courriel' })).toHaveValue('ada@example');
  expect(dialog.getByRole('radio', { name: 'Soir' })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Supprimer le message' }));
  const question = dialog.getByRole('group', { name: /^Supprimer ce que vous avez écrit/ });
  expect(question).toHaveFocus();
  await user.click(within(question).getByRole('button', { name: 'Conserver' }));
  expect(dialog.getByRole('button', { name: 'Supprimer le message' })).toHaveFocus();
  expect(await outbox()).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Supprimer le message' }));
  await user.click(dialog.getByRole('button', { name: 'Supprimer' }));
  await waitFor(async () => expect(await outbox()).toEqual([]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ouvrir le message' })).toBeNull());
});

test('a message that another tab has sent meanwhile is not sent twice', async () => {
  const { user, services } = await openRefused({
    user: LEAD.user,
    property: { city: 'Ottawa', price: 750_000 },
  });
  const dialog = await openMessage(user);
  const email = await dialog.findByRole('textbox', { name: 'Email' });
  expect(dialog.getByRole('textbox', { name: 'City' })).toHaveValue('Ottawa');
  await leadOutbox.remove('key-1');
  await user.type(email, '.ca');
  await user.click(dialog.getByRole('button', { name: 'Connect me with an agent' }));
  expect(await dialog.findByText(/It was sent or discarded in another tab/)).toBeVisible();
  expect(await stored(services)).toEqual([]);
});

test('the next customer of the browser is not told of it', async () => {
  const services = await makeTestServices({ session: CUSTOMER });
  onTestFinished(() => services.close());
  const { store } = await openRefused(LEAD, undefined, services);
  await screen.findByRole('button', { name: 'Open the message' });
  act(() => void store.dispatch(sessionStarted(SIGNED_IN_USER)));
  await waitFor(() => expect(notice()).toBeNull());
  expect(await outbox()).toHaveLength(1);
});

test('the dialog closes for the next customer, who sees nothing of the message', async () => {
  const services = await makeTestServices({ session: CUSTOMER });
  onTestFinished(() => services.close());
  const { store, user } = await openRefused(LEAD, undefined, services);
  const dialog = await openMessage(user);
  expect(await dialog.findByRole('textbox', { name: 'Email' })).toHaveValue('ada@example');
  act(() => void store.dispatch(sessionStarted(SIGNED_IN_USER)));
  expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(/in another tab/)).toBeNull();
  expect(await outbox()).toHaveLength(1);
});

test('a corrected message waits again while the service is down', async () => {
  expectedConsole.push(/The lead could not be sent/);
  let isDown = false;
  const { user } = await openRefused(LEAD, ({ method, url }) =>
    isDown && method === 'POST' && url.includes('/contact') ? HttpResponse.error() : undefined,
  );
  const dialog = await openMessage(user);
  const email = await dialog.findByRole('textbox', { name: 'Email' });
  isDown = true;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await user.type(email, '.ca');
  await user.click(dialog.getByRole('button', { name: 'Send message' }));
  expect(await dialog.findByRole('heading', { name: 'Message saved, Ada' })).toBeVisible();
  const corrected = { ...LEAD, user: { ...LEAD.user, email: 'ada@example.ca' } };
  await waitFor(async () => expect(await outbox()).toEqual([[corrected, undefined]]));
});
