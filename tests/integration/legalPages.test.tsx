import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { changeLanguage } from '#i18n/i18n.ts';
import { headIn, parsedPage } from '#tests/support/page/headIn.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { firstAnswers } from '#tests/support/services/firstAnswers.ts';
import { LEGAL } from '#tests/support/services/siteContent.ts';
import { withContent } from '#tests/support/services/withContent.ts';

afterEach(() => changeLanguage('en'));

const TERMS = {
  text: {
    'en-CA':
      'Welcome.\n\n## Listings\nFrom boards.\n\n- <b>Bold</b> words\n- Ask info@example.ca or see https://www.example.ca/a.',
    'fr-CA': 'Bienvenue.\n\n## Inscriptions\nDes chambres.',
  },
};
const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content');
const main = () => within(screen.getByRole('main'));

test('the footer leads to the terms and the privacy policy, which have the text of the build until another is published', async () => {
  const { user, location, services } = await renderApp({ path: '/about' });
  const footer = within(await screen.findByRole('contentinfo'));
  await user.click(footer.getByRole('link', { name: 'Terms' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
  expect(location()).toBe('/terms');
  expect(await main().findByRole('heading', { level: 2, name: 'Listings' })).toBeVisible();
  expect(main().getByText(/Harbour & Pine Realty Inc\., Brokerage, 200 Queens Quay West/)).toBeVisible();
  await waitFor(() => expect(robots()).toBe('noindex'));
  await user.click(footer.getByRole('link', { name: 'Privacy' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await changeLanguage('fr');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Politique de confidentialité' }),
  ).toBeVisible();
  expect(await main().findByText(/Commission d’accès à l’information/)).toBeVisible();
  const first = await firstAnswers(services)('/privacy');
  expect(first?.html).toContain('Office of the Privacy Commissioner of Canada');
  expect(first?.html).toContain('content="noindex"');
});

test('a published text has headings, lists, links and its date, and shows markup as text', async () => {
  const services = await withContent({ terms: TERMS });
  await renderApp({ path: '/terms', services });
  expect(await main().findByRole('heading', { level: 2, name: 'Listings' })).toBeVisible();
  expect(main().getByText('Last updated: November 21, 2026')).toBeVisible();
  expect(main().getAllByRole('listitem')[0]).toHaveTextContent('<b>Bold</b> words');
  expect(main().getByRole('link', { name: 'info@example.ca' })).toHaveAttribute(
    'href',
    'mailto:info@example.ca',
  );
  expect(main().getByRole('link', { name: 'https://www.example.ca/a' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Terms of use | Harbour & Pine'));
  expect(robots()).toBeUndefined();
  const first = await firstAnswers(services)('/terms');
  expect(headIn(document)).toEqual(headIn(parsedPage(first?.html)));
  expect(first?.html).toContain('hreflang="fr"');
  expect(first?.html).toContain('<p>From boards.</p>');
  await changeLanguage('fr');
  expect(await main().findByRole('heading', { level: 2, name: 'Inscriptions' })).toBeVisible();
  expect(main().getByText(/^Dernière mise à jour\s: 21 novembre 2026$/)).toBeVisible();
});

test('an address on another site takes the place of the text', async () => {
  const services = await withContent({ terms: TERMS, legal: LEGAL });
  await renderApp({ path: '/terms', services });
  const link = await main().findByRole('link', { name: 'Read it at legal.example' });
  expect(link).toHaveAttribute('href', LEGAL.terms['en-CA']);
  expect(main().queryByText('Welcome.')).toBeNull();
  await waitFor(() => expect(robots()).toBe('noindex'));
});

test('a text that could not be loaded can be requested again', async () => {
  let isFailing = true;
  const { user } = await renderApp({
    path: '/privacy',
    intercede: ({ url }) =>
      isFailing && url.endsWith('/content/legal/privacy')
        ? Response.json({ message: 'No.' }, { status: 400 })
        : undefined,
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isFailing = false;
  await user.click(retry);
  expect(await main().findByRole('heading', { level: 2, name: 'Who is responsible' })).toBeVisible();
});
