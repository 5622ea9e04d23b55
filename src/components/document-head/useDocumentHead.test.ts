import { renderHook } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { shareCardUrl } from '#domain/listing/shareCard.ts';
import type { DocumentHead } from './headTags.ts';
import { useDocumentHead } from './useDocumentHead.ts';

const HOME: DocumentHead = { title: 'A home', description: 'It has a garden.', path: '/detail/C1000001/2' };

const contents = (selector: string) =>
  [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute('content') ?? tag.textContent);

const open = (head: DocumentHead | undefined) =>
  renderHook((initial: DocumentHead | undefined) => useDocumentHead(initial), { initialProps: head });

test('the page’s own tags replace others only while the page is open', () => {
  const own = Object.assign(document.createElement('meta'), { name: 'description', content: 'Homes.' });
  document.head.append(own);
  onTestFinished(() => own.remove());
  const { unmount } = open(HOME);
  expect(contents('meta[name="description"]')).toEqual(['It has a garden.']);
  unmount();
  expect(contents('meta[name="description"]')).toEqual(['Homes.']);
  expect(contents('meta[property^="og:"], link[rel="canonical"]')).toEqual([]);
});

test('the tags of a page change with it, and none is there twice', () => {
  const { rerender } = open({ ...HOME, data: { name: 'one' } });
  rerender({ ...HOME, title: 'Another', data: { name: '</script>' } });
  expect(contents('meta[property="og:title"]')).toEqual(['Another']);
  expect(contents('script[type="application/ld+json"]').map((text) => JSON.parse(text))).toEqual([
    { name: '</script>' },
  ]);
});

test('no tag is set until the page’s data is known', () => {
  const { rerender } = open(undefined);
  expect(contents('meta[property^="og:"]')).toEqual([]);
  rerender(HOME);
  expect(contents('meta[property="og:url"]')).toEqual([
    'http://localhost:3000/real-estate/detail/C1000001/2',
  ]);
  rerender(undefined);
  expect(contents('meta[property^="og:"]')).toEqual([]);
});

test('a picture has an absolute address, and a page without one has the brokerage’s', () => {
  const { rerender } = open({ ...HOME, image: '/images/one' });
  expect(contents('meta[property="og:image"]')).toEqual(['http://localhost:3000/images/one']);
  expect(contents('meta[name="twitter:card"]')).toEqual(['summary_large_image']);
  expect(contents('meta[property="og:image:width"]')).toEqual([]);
  // The card of a home has the size that networks ask for.
  rerender({ ...HOME, image: shareCardUrl({ mlsNumber: 'C1000001', boardId: 2 }, 'fr') });
  expect(contents('meta[property="og:image"]')).toEqual([
    'http://localhost:3000/images/share/2-C1000001/fr.jpg',
  ]);
  expect(contents('meta[property="og:image:height"]')).toEqual(['630']);
  rerender(HOME);
  expect(contents('meta[property="og:image"]')).toEqual([
    'http://localhost:3000/real-estate/share/street.jpg',
  ]);
  expect(contents('meta[property="og:image:width"]')).toEqual(['1200']);
});

test('the tags that the server wrote for the first page do not stay on another', () => {
  const first = Object.assign(document.createElement('link'), {
    rel: 'canonical',
    href: 'https://homes.example/first',
  });
  first.dataset['first'] = '';
  document.head.append(first);
  onTestFinished(() => first.remove());
  const { unmount } = open(HOME);
  expect(contents('link[rel="canonical"]')).toHaveLength(1);
  unmount();
  expect(contents('link[rel="canonical"]')).toEqual([]);
});
