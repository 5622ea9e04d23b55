import { screen, waitFor, within } from '@testing-library/react';
import sharp from 'sharp';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { WireDeskContent } from '#api/desk/contentContract.ts';
import { changeDeskLanguage } from '#desk/deskTexts.ts';
import { tabStorage } from '#platform/storage/storage.ts';
import { makeFakeIdentity } from '#tests/support/identity/fakeIdentity.ts';
import { MEMBER, openDeskServices, renderDesk } from '#tests/support/renderDesk.tsx';
import type { TestServices } from '#tests/support/services/makeTestServices.ts';

const loading = vi.hoisted(() => ({ loadIdentity: vi.fn() }));
vi.mock('#platform/identity/loadIdentity.ts', () => loading);

beforeEach(() => {
  const identity = makeFakeIdentity();
  identity.session.mockResolvedValue(MEMBER);
  identity.accessToken.mockResolvedValue('access-token');
  loading.loadIdentity.mockReset().mockImplementation(async () => identity);
  tabStorage.clear([]);
});

const contentOf = async (services: TestServices, key = 'team') =>
  (await (
    await services.fetch(`/desk/content/${key}`, { headers: { 'Access-Token': 'x' } })
  ).json()) as WireDeskContent; // the contract's

async function openForm(role: 'admin' | 'staff' = 'admin', path = '/content/team') {
  const services = await openDeskServices(role);
  const desk = await renderDesk({ path, services });
  return { services, ...desk };
}

describe('the content at the desk', () => {
  test('an admin changes an agent with a portrait, and publishes it', async () => {
    const { services, user } = await openForm();
    const form = await screen.findByRole('form', { name: 'Agents' });
    await user.click(within(form).getByRole('button', { name: 'Amara Osei' }));
    const name = within(form).getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Amara O.');
    const noise = { create: { width: 400, height: 400, channels: 3 as const, background: '#204060' } };
    const photo = new File([new Uint8Array(await sharp(noise).png().toBuffer())], 'amara.png', {
      type: 'image/png',
    });
    await user.upload(within(form).getByLabelText('Portrait', { selector: 'input' }), photo);
    await waitFor(() =>
      expect(within(form).getByRole('img', { name: 'Portrait of Amara O.' })).toHaveAttribute(
        'src',
        expect.stringMatching(/\/images\/content\/[\da-f-]{36}-350\.webp$/),
      ),
    );
    await user.click(within(form).getByRole('button', { name: 'Publish' }));
    expect(await within(form).findByText('Published.')).toBeVisible();
    const { published, version } = await contentOf(services);
    const [amara] = (published as { agents: object[] }).agents;
    expect(amara).toMatchObject({ name: 'Amara O.', portrait: expect.stringMatching(/^[\da-f]{8}-/) });
    expect(await screen.findByText(`Version ${version}`)).toBeVisible();
  });

  test('agents are added, moved and removed', async () => {
    const { services, user } = await openForm();
    const form = await screen.findByRole('form', { name: 'Agents' });
    const before = (await contentOf(services)).published as { agents: { name: string }[] };
    const [first, second] = before.agents;
    await user.click(within(form).getByRole('button', { name: `Move ${first?.name} down` }));
    await user.click(within(form).getByRole('button', { name: `Remove ${second?.name}` }));
    await user.click(within(form).getByRole('button', { name: 'Add an agent' }));
    await user.type(within(form).getByRole('textbox', { name: 'Name' }), 'Zoé Roy');
    await user.tab();
    expect(within(form).getByRole('textbox', { name: 'Address of the page' })).toHaveValue('zoe-roy');
    await user.type(within(form).getByRole('textbox', { name: 'Role in English' }), 'Broker');
    await user.type(within(form).getByRole('textbox', { name: 'Role in French' }), 'Courtière');
    await user.type(within(form).getByRole('textbox', { name: 'Licence' }), 'OACIQ H1234');
    await user.type(within(form).getByRole('textbox', { name: 'Phone' }), '416-555-0199');
    await user.type(within(form).getByRole('textbox', { name: 'Email' }), 'zoe@example.ca');
    await user.click(within(form).getByRole('button', { name: 'Publish' }));
    expect(await within(form).findByText('Published.')).toBeVisible();
    const names = ((await contentOf(services)).published as typeof before).agents.map((agent) => agent.name);
    expect(names).toEqual(
      [...before.agents.slice(0, 1), ...before.agents.slice(2)].map((agent) => agent.name).concat('Zoé Roy'),
    );
  });

  test('problems are at their fields, in French too, and what was typed stays', async () => {
    const { services, user } = await openForm();
    await changeDeskLanguage('fr');
    onTestFinished(() => changeDeskLanguage('en'));
    const form = await screen.findByRole('form', { name: 'Courtiers' });
    await user.click(within(form).getByRole('button', { name: 'Amara Osei' }));
    const phone = within(form).getByRole('textbox', { name: 'Téléphone' });
    await user.clear(phone);
    await user.type(phone, '12');
    await user.click(within(form).getByRole('button', { name: 'Publier' }));
    await waitFor(() => expect(phone).toBeInvalid());
    expect(phone).toHaveAccessibleDescription(/forme attendue/);
    expect(phone).toHaveFocus();
    expect(phone).toHaveValue('12');
    expect((await contentOf(services)).version).toBe(1);
  });

  test('unsaved changes stay in the tab until they are discarded', async () => {
    const { services, user, unmount } = await openForm('admin', '/content/reviews');
    const form = await screen.findByRole('form', { name: 'Reviews' });
    const average = within(form).getByRole('textbox', { name: 'Average' });
    await user.clear(average);
    await user.type(average, '4,7');
    unmount();
    await renderDesk({ path: '/content/reviews', services });
    expect(await screen.findByRole('textbox', { name: 'Average' })).toHaveValue('4.7');
    expect(screen.getByText(/unsaved changes/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.getByRole('textbox', { name: 'Average' })).toHaveValue('4.9');
  });

  test('the preview saves the changes as a draft, and opens its page in a new tab with a token', async () => {
    const { services, user } = await openForm('admin', '/content/reviews');
    const form = await screen.findByRole('form', { name: 'Reviews' });
    expect(within(form).queryByRole('button', { name: 'Preview' })).toBeNull();
    const average = within(form).getByRole('textbox', { name: 'Average' });
    await user.clear(average);
    await user.type(average, '4,1');
    const stored = new Map<string, string>();
    const tab = {
      sessionStorage: { setItem: (key: string, text: string) => stored.set(key, text) },
      location: { assign: vi.fn() },
    };
    const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window); // as far as it is used
    onTestFinished(() => open.mockRestore());
    await user.click(within(form).getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(tab.location.assign).toHaveBeenCalledWith('/real-estate/about'));
    expect((await contentOf(services, 'reviews')).draft?.body).toMatchObject({ summary: { average: 4.1 } });
    expect(screen.queryByText(/unsaved changes/)).toBeNull();
    const token = JSON.parse(stored.get('hp:preview') ?? '""') as string; // written above
    const headers = { Authorization: `Preview ${token}` };
    const shown = await services.fetch('/realty/content/reviews', { headers });
    expect(await shown?.json()).toMatchObject({ summary: { average: 4.1 } });
  });

  test('changes of another admin are not overwritten', async () => {
    const { services, user } = await openForm('admin', '/content/reviews');
    const form = await screen.findByRole('form', { name: 'Reviews' });
    const { published, version, revision } = await contentOf(services, 'reviews');
    const theirs = { ...published, summary: { average: 4.2, count: 7 } };
    await services.fetch('/desk/content/reviews/versions', {
      method: 'POST',
      headers: { 'Access-Token': 'x', 'Content-Type': 'application/json' },
      body: JSON.stringify({ base: version, revision, body: theirs }),
    });
    const average = within(form).getByRole('textbox', { name: 'Average' });
    await user.clear(average);
    await user.type(average, '3');
    await user.click(within(form).getByRole('button', { name: 'Publish' }));
    const alert = await within(form).findByRole('alert');
    expect(alert).toHaveTextContent('Another person changed this content');
    expect((await contentOf(services, 'reviews')).published).toMatchObject({ summary: { average: 4.2 } });
    expect(average).toHaveValue('3');
    await user.click(within(alert).getByRole('button', { name: 'Keep mine' }));
    await user.click(within(form).getByRole('button', { name: 'Publish' }));
    expect(await within(form).findByText('Published.')).toBeVisible();
    expect((await contentOf(services, 'reviews')).published).toMatchObject({ summary: { average: 3 } });
  });

  test('a draft is saved without being shown, and an earlier version comes back into the form', async () => {
    const { services, user } = await openForm('admin', '/content/reviews');
    const form = await screen.findByRole('form', { name: 'Reviews' });
    const type = async (text: string) => {
      const average = within(form).getByRole('textbox', { name: 'Average' });
      await user.clear(average);
      await user.type(average, text);
    };
    await type('3');
    await user.click(within(form).getByRole('button', { name: 'Save as a draft' }));
    expect(await within(form).findByText(/draft is saved/)).toBeVisible();
    const visible = await (await services.fetch('/realty/content/reviews')).json();
    expect(visible).toMatchObject({ summary: { average: 4.9 } });
    await user.click(within(form).getByRole('button', { name: 'Publish' }));
    expect(await within(form).findByText('Published.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Put into the form: version 1' }));
    await waitFor(() => expect(within(form).getByRole('textbox', { name: 'Average' })).toHaveValue('4.9'));
  });

  test('leaving unsaved changes asks first: to save a draft, to leave, or to go on', async () => {
    const { services, user, location } = await openForm('admin', '/content/reviews');
    const form = await screen.findByRole('form', { name: 'Reviews' });
    const average = () => screen.getByRole('textbox', { name: 'Average' });
    await user.clear(average());
    await user.type(average(), '4,1');
    const link = (name: string) => screen.getByRole('link', { name });
    await user.click(link('Brand'));
    const dialog = await screen.findByRole('dialog', { name: 'You have unsaved changes' });
    expect(location()).toBe('/content/reviews');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(link('Brand')).toHaveFocus();
    expect(average()).toHaveValue('4,1');
    await user.click(link('Inbox'));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(location()).toBe(''));
    expect((await contentOf(services, 'reviews')).draft).toBeNull();
    await user.click(await screen.findByRole('link', { name: 'Content' }));
    await user.click(await screen.findByRole('link', { name: 'Reviews' }));
    expect(await screen.findByRole('textbox', { name: 'Average' })).toHaveValue('4.1');
    expect(form).not.toBeInTheDocument();
    await user.click(link('Brand'));
    const again = within(await screen.findByRole('dialog'));
    await user.click(again.getByRole('button', { name: 'Save as a draft' }));
    expect(await screen.findByRole('form', { name: 'Brand' })).toBeVisible();
    expect(location()).toBe('/content/brand');
    expect((await contentOf(services, 'reviews')).draft?.body).toMatchObject({ summary: { average: 4.1 } });
    await user.click(link('Reviews'));
    expect(await screen.findByRole('form', { name: 'Reviews' })).toBeVisible();
  });

  test('a draft that is being saved leaves no other choice, and the page opens once', async () => {
    const services = await openDeskServices('admin');
    const saved = Promise.withResolvers<void>();
    const { user, location } = await renderDesk({
      path: '/content/reviews',
      services,
      async intercede({ method }) {
        if (method === 'PUT') await saved.promise;
        return undefined;
      },
    });
    const average = await screen.findByRole('textbox', { name: 'Average' });
    await user.clear(average);
    await user.type(average, '4,1');
    await user.click(screen.getByRole('link', { name: 'Brand' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Save as a draft' }));
    const leave = dialog.getByRole('button', { name: 'Leave without saving' });
    await waitFor(() => expect(leave).toHaveAttribute('aria-disabled', 'true'));
    await user.click(leave);
    await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await user.keyboard('{Escape}');
    expect(location()).toBe('/content/reviews');
    expect(screen.getByRole('dialog')).toBeVisible();
    saved.resolve();
    expect(await screen.findByRole('form', { name: 'Brand' })).toBeVisible();
  });

  test('changes that cannot be saved as a draft keep the form open with their problems', async () => {
    const { user, location } = await openForm('admin', '/content/offices');
    await changeDeskLanguage('fr');
    onTestFinished(() => changeDeskLanguage('en'));
    const phone = await screen.findByRole('textbox', { name: 'Ligne d’aide' });
    await user.clear(phone);
    await user.type(phone, '12');
    await user.click(screen.getByRole('link', { name: 'Marque' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Vous avez des changements non enregistrés' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Enregistrer le brouillon' }));
    await waitFor(() => expect(phone).toBeInvalid());
    expect(location()).toBe('/content/offices');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('the terms begin with the default text, which was not reviewed, and are published in both languages', async () => {
    const { services, user } = await openForm('admin', '/content/terms');
    const form = await screen.findByRole('form', { name: 'Terms of use' });
    expect(within(form).getByRole('note')).toHaveTextContent(/default text.*No lawyer has reviewed it/);
    const text = within(form).getByRole('textbox', { name: 'Text in English' });
    expect((text as HTMLTextAreaElement).value).toMatch(
      /^## Who we are\nThis site is operated by Harbour & Pine Realty Inc/,
    );
    await user.clear(text);
    await user.type(text, 'Our own terms.');
    await user.click(within(form).getByRole('button', { name: 'Publish' }));
    expect(await within(form).findByText('Published.')).toBeVisible();
    expect(within(form).queryByRole('note')).toBeNull();
    const answer = await (await services.fetch('/realty/content/legal/terms')).json();
    expect(answer).toMatchObject({ text: { 'en-CA': 'Our own terms.' }, address: null });
  });

  test('staff who are not admins neither find nor open it', async () => {
    await openForm('staff', '/content/home');
    expect(await screen.findByText('Only administrators can do this.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Content' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Parts of the content' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('its address without a part opens the first one', async () => {
    await openForm('admin', '/content');
    expect(await screen.findByRole('form', { name: 'Agents' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Agents' })).toHaveAttribute('aria-current', 'page');
  });

  test('a colour with too little contrast is explained at its field with the measured ratio, before it is sent', async () => {
    const { services, user } = await openForm('admin', '/content/brand');
    const form = await screen.findByRole('form', { name: 'Brand' });
    expect(within(form).getByRole('textbox', { name: 'Name' })).toHaveValue('Harbour & Pine');
    const colour = within(form).getByRole('textbox', { name: 'Primary colour in the light scheme' });
    expect(colour).toHaveAccessibleDescription(/Its contrast is 4\.\d+ to 1 on chips\./);
    await user.clear(colour);
    await user.type(colour, '#7FD6A8');
    expect(colour).toHaveAccessibleDescription(
      /This colour is too close to its background.*Its contrast is 1\.\d+ to 1 on the page\./,
    );
    expect(colour).toBeInvalid();
    await user.click(within(form).getByRole('button', { name: 'Publish' }));
    expect(await within(form).findByText('1 field is not valid. Nothing was saved.')).toBeVisible();
    expect((await contentOf(services, 'brand')).version).toBe(0);
    await user.clear(colour);
    await user.type(colour, '#0A6B3B');
    expect(colour).toBeValid();
    await user.click(within(form).getByRole('button', { name: 'Publish' }));
    expect(await within(form).findByText('Published.')).toBeVisible();
    expect((await contentOf(services, 'brand')).published).toMatchObject({ colours: { light: '#0A6B3B' } });
  });
});
