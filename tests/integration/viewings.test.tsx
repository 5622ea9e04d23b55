import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ContactRealtorButton } from '#features/leads/ContactRealtorButton.tsx';
import { ContactRealtorProvider } from '#features/leads/ContactRealtorProvider.tsx';
import { changeLanguage } from '#i18n/i18n.ts';
import { findViewing } from '#server/store/viewings/findViewings.ts';
import { box, fill, fillContact, isolateLeads, posts, stored } from '#tests/support/leads/leadForms.tsx';
import { createMockListing } from '#tests/support/listings/createMockListing.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { type RenderWithServicesOptions, renderWithServices } from '#tests/support/renderWithServices.tsx';
import { createMockGeneratedListing } from '#tests/support/services/createMockGeneratedListing.ts';
import { makeTestServices } from '#tests/support/services/makeTestServices.ts';

isolateLeads();

async function openViewing(options: RenderWithServicesOptions = {}, button = 'Book a Viewing') {
  const page = await renderWithServices(
    <ContactRealtorProvider listing={createMockListing({ mlsNumber: 'C1234567' })}>
      <ContactRealtorButton kind="viewing">{button}</ContactRealtorButton>
    </ContactRealtorProvider>,
    options,
  );
  await page.user.click(screen.getByRole('button', { name: button }));
  await screen.findByRole('dialog');
  return page;
}

test.each([
  ['for sale', {}, true],
  ['for lease', { type: 'Lease', listPrice: 2_650 }, true],
  ['that was sold', { status: 'U', lastStatus: 'Sld', soldPrice: 955_000 }, false],
  ['that left the market', { status: 'U', lastStatus: 'Ter' }, false],
] as const)('a home %s has the button only while it is on the market', async (_kind, changes, isOffered) => {
  const services = await makeTestServices({ listings: [createMockGeneratedListing(changes)] });
  await renderApp({ path: '/detail/C1000001/2', services });
  expect(await screen.findByRole('button', { name: 'Get More Details' })).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Book a Viewing' })).toHaveLength(isOffered ? 1 : 0);
});

const days = () => within(screen.getByRole('group', { name: 'Day' })).getAllByRole('radio');

describe('the dialog that asks for a viewing', () => {
  test('offers seven days, half-days and two ways, and sends the choice with the contact', async () => {
    const { user, requests, services } = await openViewing();
    expect(days()).toHaveLength(7);
    expect(days()[0]).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Morning' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'In person' })).toBeChecked();
    await user.click(days()[2] ?? document.body);
    await user.click(screen.getByRole('radio', { name: 'Evening' }));
    await user.click(screen.getByRole('radio', { name: 'By video' }));
    await fillContact(user);
    await fill(user, 'Note (optional)', 'Is there parking?');
    await user.click(screen.getByRole('button', { name: 'Request this viewing' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Thank you, Ada' })).toHaveFocus());
    const [post] = posts(requests);
    expect(await post?.json()).toMatchObject({
      code: 'C1234567',
      boardId: 2,
      message: 'Is there parking?',
      viewing: { part: 'evening', way: 'video', timeZone: 'America/Toronto' },
    });
    expect(post?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    const [lead] = await stored(services);
    expect(lead?.kind).toBe('viewing');
    const viewing = await findViewing(services.store, lead?.id ?? '');
    expect(viewing).toMatchObject({ state: 'asked', part: 'evening', language: 'en' });
    const shown = new Date(viewing?.day ?? '').toLocaleDateString('en-CA', {
      dateStyle: 'full',
      timeZone: 'UTC',
    });
    expect(screen.getByText(new RegExp(`your request for ${shown.replace(/, \d+$/, '')}`))).toBeVisible();
  });

  test('reports missing values at their fields', async () => {
    const { user, requests } = await openViewing();
    await user.click(screen.getByRole('button', { name: 'Request this viewing' }));
    await waitFor(() => expect(box('First name')).toHaveFocus());
    expect(box('Email')).toHaveAccessibleDescription('Enter your email address.');
    expect(posts(requests)).toEqual([]);
  });

  test('is in French', async () => {
    await changeLanguage('fr');
    await openViewing({}, 'Demander une visite');
    expect(screen.getByRole('dialog', { name: 'Demander une visite' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Après-midi' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Demander cette visite' })).toBeVisible();
  });
});
