import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { type RenderAppOptions, renderApp } from '../renderApp.tsx';

/** Fields by their labels, because a password field has no role. */
export const field = (name: string) => screen.getByLabelText(name, { exact: true });

/** Presses the form's submit button. */
export const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

/** Fills in fields. It pastes the values, because typing key by key takes three times as long. */
export async function fill(user: UserEvent, values: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(values)) {
    await user.clear(field(name));
    await user.click(field(name));
    await user.paste(text);
  }
}

/** Opens a form of the account by its heading. Login's fields are rendered after that. */
async function openAuth(heading: string, options: RenderAppOptions) {
  const app = await renderApp(options);
  await screen.findByRole('heading', { level: 1, name: heading });
  await screen.findByRole('form');
  return app;
}

export const openLogin = (query = '', options: Partial<RenderAppOptions> = {}) =>
  openAuth('Welcome back', { path: `/auth/login${query}`, ...options });

export const openNewAccount = (query = '', options: Partial<RenderAppOptions> = {}) =>
  openAuth('Sign up', { path: `/auth/new-account${query}`, ...options });

export const openVerify = (query = '', options: Partial<RenderAppOptions> = {}) =>
  openAuth('Forgot your password?', { path: `/auth/verify${query}`, ...options });
