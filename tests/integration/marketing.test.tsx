import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { DEMO_REVIEWS } from '#demo/content/reviews.ts';
import { DEMO_TEAM } from '#demo/content/team.ts';
import { changeLanguage } from '#i18n/i18n.ts';
import { findLeads } from '#server/store/leads/findLeads.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { withContent } from '#tests/support/services/withContent.ts';

afterEach(() => changeLanguage('en'));

const region = (name: string) => screen.findByRole('region', { name });
const heading = () => screen.findByRole('heading', { level: 1 });
const carousel = (name: string) => screen.findByRole('group', { name });

describe.each([
  ['/about', 'We live where we work.', 'About us', 'Say hello'],
  ['/buying', 'Buy the home you will want to stay in.', 'Buying a home', 'Tell us about the home you want'],
  ['/selling', 'Sell it for what it is worth.', 'Selling a home', 'Tell us about your home'],
])('%s', (path, title, name, form) => {
  test('shows reasons, features, people and reviews, and accepts a lead', async () => {
    await renderApp({ path });
    expect(await heading()).toHaveTextContent(title);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const why = within(await region('Why Choose Harbour & Pine'));
    expect(why.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    expect(await carousel('Our agents')).toBeVisible();
    expect(await carousel('Reviews')).toBeVisible();
    expect(await screen.findByRole('form', { name: form })).toBeVisible();
  });

  test('has a title and metadata for search engines and networks', async () => {
    await renderApp({ path });
    await heading();
    await waitFor(() => expect(document.title).toBe(`${name} | Harbour & Pine`));
    const contentOf = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
    expect(contentOf('meta[name="description"]')).toMatch(/\w.{40,170}\.$/);
    expect(contentOf('meta[property="og:title"]')).toBe(`${name} | Harbour & Pine`);
    const canonical = document.head.querySelector('link[rel="canonical"]');
    expect(canonical).toHaveAttribute('href', expect.stringMatching(new RegExp(`/real-estate${path}$`)));
  });

  test('leads to the pre-approval on its own site, in a new tab', async () => {
    await renderApp({ path });
    const link = within(await region('Know your budget first')).getByRole('link');
    expect(link).toHaveAccessibleName('Get Pre-Approved (opens in a new tab)');
    expect(link).toHaveAttribute('href', 'https://mortgages.harbourandpine.example/pre-approval');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });
});

test('the button of the selling page’s hero goes to the contact page', async () => {
  const { user, location } = await renderApp({ path: '/selling' });
  await heading();
  const button = screen.getByRole('link', { name: 'Ask what yours is worth' });
  expect(button).toHaveAttribute('href', '/real-estate/contact');
  await user.click(button);
  await waitFor(() => expect(location()).toBe('/contact'));
  await waitFor(async () => expect(await heading()).toHaveTextContent('We are close by.'));
});

describe('the contact page', () => {
  test('has its form, three ways to reach the brokerage, and a rating', async () => {
    await renderApp({ path: '/contact' });
    const form = await region('Contact us today!');
    expect(within(form).getByText('Enter your info to connect with an agent')).toBeVisible();
    expect(await within(form).findByRole('form', { name: 'Contact us today!' })).toBeVisible();
    const contactLinks = within(await region('Ways to reach us')).getAllByRole('link');
    expect(contactLinks.map((link) => link.getAttribute('href'))).toEqual([
      'mailto:hello@harbourandpine.example',
      'tel:+1-416-555-0142',
      '/real-estate/map/43.6393;-79.3813?z=17',
    ]);
    expect(await screen.findByRole('img', { name: '4.9 out of 5 stars' })).toBeVisible();
    expect(screen.getByText('from 400+ reviews')).toBeVisible();
  });

  test('stores a lead and replaces the form with thanks', async () => {
    const { user, services } = await renderApp({ path: '/contact' });
    const form = within(await screen.findByRole('form', { name: 'Contact us today!' }));
    for (const [field, text] of [
      ['First name', 'Ada'],
      ['Last name', 'Byron'],
      ['Email', 'ada@example.com'],
      ['Phone', '4165550142'],
      ['City', 'Ottawa'],
      ['Price', '750000'],
    ] as const) {
      await user.type(form.getByRole('textbox', { name: field }), text);
    }
    await user.click(form.getByRole('button', { name: 'Connect me with an agent' }));
    expect(await screen.findByRole('heading', { name: 'Thank you, Ada' })).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(await findLeads(services.store)).toMatchObject([{ kind: 'general', city: 'Ottawa' }]);
  });
});

describe('the realtors', () => {
  const nextTo = async (name: string) => {
    const slides = await carousel(name);
    const [previous, next] = [/^Previous /, /^Next /].map((label) =>
      within(slides.parentElement ?? slides).getByRole('button', { name: label }),
    );
    if (!previous || !next) throw new Error('The carousel has no buttons.');
    return { slides, previous, next };
  };

  test('have a card each with a portrait, a role, and contact links', async () => {
    await renderApp({ path: '/about' });
    const cards = within(await carousel('Our agents')).getAllByRole('listitem');
    expect(cards).toHaveLength(DEMO_TEAM.length);
    const [first] = cards;
    if (!first) throw new Error('There is no realtor.');
    expect(within(first).getByRole('heading', { name: 'Amara Osei' })).toBeVisible();
    expect(within(first).getByRole('img', { name: 'Portrait of Amara Osei' })).toBeVisible();
    expect(within(first).getByText('Sales Representative')).toBeVisible();
    expect(within(first).getByRole('link', { name: 'Call Amara Osei, 416-555-0151' })).toHaveAttribute(
      'href',
      'tel:+1-416-555-0151',
    );
    expect(within(first).getByRole('link', { name: 'Email Amara Osei' })).toHaveAttribute(
      'href',
      'mailto:amara@harbourandpine.example',
    );
  });

  test('are shown two at a time, and the buttons step to the end and back', async () => {
    const { user } = await renderApp({ path: '/about' });
    const { previous, next } = await nextTo('Our agents');
    expect(screen.getByText('1–2 of 8')).toBeVisible();
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    await user.click(previous);
    expect(screen.getByText('1–2 of 8')).toBeVisible();
    await user.click(next);
    expect(screen.getByText('3–4 of 8')).toBeVisible();
    await user.click(next);
    await user.click(next);
    expect(screen.getByText('7–8 of 8')).toBeVisible();
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveFocus();
    await user.click(previous);
    expect(screen.getByText('5–6 of 8')).toBeVisible();
  });

  test('step one by one with the arrow keys', async () => {
    const { user } = await renderApp({ path: '/about' });
    const { slides } = await nextTo('Our agents');
    slides.focus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByText('1–2 of 8')).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('2–3 of 8')).toBeVisible();
    await user.keyboard('{End}');
    expect(screen.getByText('7–8 of 8')).toBeVisible();
    await user.keyboard('{ArrowRight}{ArrowLeft}');
    expect(screen.getByText('6–7 of 8')).toBeVisible();
    await user.keyboard('{Home}');
    expect(screen.getByText('1–2 of 8')).toBeVisible();
  });

  test('are shown one at a time below 1024 px, as the reviews are', async () => {
    window.innerWidth = 1023;
    await renderApp({ path: '/about' });
    await nextTo('Our agents');
    expect(screen.getByText('1 of 8')).toBeVisible();
    await nextTo('Reviews');
    expect(screen.getByText('1 of 5')).toBeVisible();
  });

  test('are in French', async () => {
    await changeLanguage('fr');
    await renderApp({ path: '/about' });
    expect(await heading()).toHaveTextContent('Nous vivons là où nous travaillons.');
    expect(within(await carousel('Nos courtiers')).getAllByText('Courtière immobilière')[0]).toBeVisible();
    expect(screen.getByText('1 à 2 sur 8')).toBeVisible();
    expect(await screen.findByRole('img', { name: '4,9 étoiles sur 5' })).toBeVisible();
  });
});

describe('the reviews', () => {
  test('have a summary, and are shown three at a time with stars, text, name and platform', async () => {
    const { user } = await renderApp({ path: '/about' });
    const cards = within(await carousel('Reviews')).getAllByRole('listitem');
    expect(cards).toHaveLength(5);
    const fourth = within(cards[3] ?? document.body);
    expect(fourth.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
    expect(fourth.getByText(/^Straight answers/)).toBeVisible();
    expect(fourth.getByText('Wade C.')).toBeVisible();
    expect(fourth.getByText('on Google')).toBeVisible();
    expect(screen.getByText('1–3 of 5')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next reviews' }));
    expect(screen.getByText('3–5 of 5')).toBeVisible();
  });

  test('keep emphasis, and lose scripts and links', async () => {
    const [review] = DEMO_REVIEWS.reviews;
    if (!review) throw new Error('There is no review.');
    const unsafe = {
      ...review,
      body: {
        ...review.body,
        'en-CA':
          '<p onclick="alert(1)">Very <strong>good</strong>.</p><script>document.title = "taken"</script>' +
          '<img src="x" onerror="alert(1)"><a href="https://example.com">More</a>',
      },
    };
    await renderApp({
      path: '/about',
      services: await withContent({ reviews: { ...DEMO_REVIEWS, reviews: [unsafe] } }),
    });
    const [first] = within(await carousel('Reviews')).getAllByRole('listitem');
    const words = first?.querySelector('blockquote');
    expect(words?.innerHTML).toBe('<p>Very <strong>good</strong>.</p>More');
  });
});

describe('without content', () => {
  const empty = () => withContent({ team: { agents: [] }, reviews: { summary: null, reviews: [] } });

  test.each(['/', '/about', '/buying', '/selling'])('%s has neither agents nor reviews', async (path) => {
    const { requests } = await renderApp({ path: `${path}#getStarted`, services: await empty() });
    await heading();
    await waitFor(() => expect(requests).toContain('/realty/content/team'));
    await waitFor(() => expect(requests).toContain('/realty/content/reviews'));
    await waitFor(() => {
      expect(screen.queryByRole('heading', { name: 'Agents who know your neighbourhood' })).toBeNull();
      expect(screen.queryByRole('heading', { name: 'What our customers say' })).toBeNull();
    });
  });

  test('the contact page has no rating', async () => {
    const { requests } = await renderApp({ path: '/contact', services: await empty() });
    await heading();
    await waitFor(() => expect(requests).toContain('/realty/content/reviews'));
    expect(screen.queryByRole('img', { name: /stars/ })).toBeNull();
  });
});
