import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { IdentityFault } from '#platform/identity/identity.ts';
import { makeFakeIdentity } from '#tests/support/identity/fakeIdentity.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

const loading = vi.hoisted(() => ({ loadIdentity: vi.fn() }));
vi.mock('#platform/identity/loadIdentity.ts', () => loading);

let identity: ReturnType<typeof makeFakeIdentity>;
beforeEach(() => {
  identity = makeFakeIdentity();
  loading.loadIdentity.mockReset().mockImplementation(async () => identity);
});

async function openSection() {
  const { user } = await renderApp({ path: '/auth/profile', signedIn: true });
  const section = within(await screen.findByRole('region', { name: 'Two-step login' }));
  return {
    user,
    section,
    button: (name: string) => section.findByRole('button', { name }),
  };
}

test('an authenticator app is set up by its QR code or key, and turned on by the code that it shows', async () => {
  identity.turnOnSecondFactor.mockRejectedValueOnce(new IdentityFault('wrongCode'));
  const { user, section, button } = await openSection();
  await user.click(await button('Set up two-step login'));
  expect(await section.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(section.getByText('JBSWY3DPEHPK3PXP')).toBeVisible();
  const code = section.getByLabelText('6-digit code');
  await user.type(code, '12345{Enter}');
  expect(code).toBeInvalid();
  expect(identity.turnOnSecondFactor, 'not sent before it is whole').not.toHaveBeenCalled();
  await user.type(code, '6{Enter}');
  await waitFor(() =>
    expect(code).toHaveAccessibleDescription('The code you entered is incorrect. Please try again.'),
  );
  expect(code).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await section.findByText('Two-step login is on.')).toBeVisible();
  expect(await button('Turn off two-step login')).toHaveFocus();
});

test('it is turned off with the right password only', async () => {
  identity.hasSecondFactor.mockResolvedValue(true);
  identity.checkPassword.mockRejectedValueOnce(new IdentityFault('wrongPassword'));
  const { user, section, button } = await openSection();
  await user.click(await button('Turn off two-step login'));
  const password = section.getByLabelText('Enter your password to confirm');
  await user.type(password, 'Wrong-Pine-1{Enter}');
  await waitFor(() => expect(password).toHaveAccessibleDescription('This is not your password.'));
  expect(identity.turnOffSecondFactor).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(await section.findByText('Two-step login is off.')).toBeVisible();
  expect(identity.turnOffSecondFactor).toHaveBeenCalledOnce();
});

test('a state that cannot be loaded can be asked for again, and a set-up that fails says so', async () => {
  identity.hasSecondFactor.mockRejectedValueOnce(new IdentityFault('unreachable'));
  identity.setUpSecondFactor.mockRejectedValueOnce(new IdentityFault('unreachable'));
  const { user, section, button } = await openSection();
  await user.click(await button('Load again'));
  await user.click(await button('Set up two-step login'));
  expect(await section.findByRole('alert')).toHaveTextContent('Could not connect to server.');
  await user.click(await button('Set up two-step login'));
  await user.click(await button('Cancel'));
  expect(await button('Set up two-step login')).toHaveFocus();
  expect(section.queryByRole('alert')).toBeNull();
});
