import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';
import { ContactRealtorButton } from '#features/leads/ContactRealtorButton.tsx';
import { ContactRealtorProvider } from '#features/leads/ContactRealtorProvider.tsx';
import { changeLanguage } from '#i18n/i18n.ts';
import { leadOutbox } from '#platform/storage/leadOutbox.ts';
import { findLeads } from '#server/store/leads/findLeads.ts';
import { createMockListing } from '../listings/createMockListing.ts';
import { SchemaWorker } from '../page/schemaWorker.ts';
import { type RenderWithServicesOptions, renderWithServices } from '../renderWithServices.tsx';
import type { TestServices } from '../services/makeTestServices.ts';

/** Gives each test an empty device, and removes its settings. */
export function isolateLeads(): void {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });
  afterEach(async () => {
    await leadOutbox.close();
    SchemaWorker.isMissing = false;
    vi.restoreAllMocks();
    await changeLanguage('en');
  });
}

export const box = (name: string | RegExp) => screen.getByRole('textbox', { name });

/** All leads that the service has stored. */
export const stored = ({ store }: TestServices) => findLeads(store);

export const posts = (requests: readonly Request[]) => requests.filter(({ method }) => method === 'POST');

/** The open contact dialog of a listing, on a page with two buttons for it. */
export async function openContact(options: RenderWithServicesOptions = {}) {
  const page = await renderWithServices(
    <ContactRealtorProvider listing={createMockListing({ mlsNumber: 'C1234567' })}>
      <ContactRealtorButton>Get More Details</ContactRealtorButton>
      <ContactRealtorButton>Contact the agent</ContactRealtorButton>
    </ContactRealtorProvider>,
    options,
  );
  await page.user.click(screen.getByRole('button', { name: 'Get More Details' }));
  await screen.findByRole('dialog', { name: 'Contact an agent' });
  return page;
}

/** Fills in a field. It pastes the value, because typing key by key takes three times as long. */
export async function fill(user: UserEvent, name: string | RegExp, text: string): Promise<void> {
  await user.click(box(name));
  await user.paste(text);
}

/** Every required field of the contact form. */
export async function fillContact(user: UserEvent): Promise<void> {
  await fill(user, 'First name', ' Ada ');
  await fill(user, 'Last name', 'Byron');
  await fill(user, 'Email', 'ada@example.com');
  await fill(user, 'Phone', '416-555-0142');
}

export const sendContact = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Send message' }));

/** Fills the required fields of the general form. */
export async function fillGeneral(user: UserEvent): Promise<void> {
  await fillContact(user);
  await fill(user, 'City', 'Ottawa');
  await fill(user, 'Price', '750000');
}

/** Sends the general form. */
export const sendGeneral = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Connect me with an agent' }));
