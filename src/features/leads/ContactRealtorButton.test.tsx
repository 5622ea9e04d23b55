import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createMockListing } from '#tests/support/listings/createMockListing.ts';
import { renderWithStore } from '#tests/support/renderWithStore.tsx';
import { ContactRealtorButton } from './ContactRealtorButton.tsx';
import { ContactRealtorProvider } from './ContactRealtorProvider.tsx';

const code = vi.hoisted(() => Promise.withResolvers<never>());
vi.mock('./LeadDialogs.tsx', () => code.promise);

test('the pressed button is busy while the form loads, and not any more if loading fails', async () => {
  const { user, store } = renderWithStore(
    <ContactRealtorProvider listing={createMockListing()}>
      <ContactRealtorButton>Get More Details</ContactRealtorButton>
      <ContactRealtorButton>More details</ContactRealtorButton>
    </ContactRealtorProvider>,
  );
  const button = (name: string) => screen.getByRole('button', { name });
  await user.click(button('More details'));
  expect(button('More details')).toHaveAttribute('aria-busy', 'true');
  expect(button('Get More Details')).toHaveAttribute('aria-busy', 'false');
  code.reject(new Error('no network'));
  await waitFor(() => expect(button('More details')).toHaveAttribute('aria-busy', 'false'));
  expect(store.getState().notifications.shown).toEqual([
    expect.objectContaining({ notice: 'couldNotConnect' }),
  ]);
});
