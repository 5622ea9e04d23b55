import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { brand } from '#config/brand.ts';
import { type Environment, environment } from '#config/environment.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { changeLanguage } from '#i18n/i18n.ts';
import { createMockListing } from '#tests/support/listings/createMockListing.ts';
import { renderPiece } from '#tests/support/renderPiece.tsx';
import { PreApprovalLinks } from './PreApprovalLinks.tsx';

const actions = (mlsNumber = 'C1000001', changes: Partial<Listing> = {}) =>
  renderPiece(<PreApprovalLinks listing={createMockListing({ mlsNumber, ...changes })} />);

function choose(preApproval: Environment['preApproval']): void {
  environment.preApproval = preApproval;
  onTestFinished(() => {
    environment.preApproval = 'external';
  });
}

test('the mortgage site opens in a new tab and gets the home’s MLS number', () => {
  actions();
  const link = screen.getByRole('link', { name: 'Get Pre-approved (opens in a new tab)' });
  expect(link).toHaveAttribute('href', `${brand.links.preApproval}?mls=C1000001`);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('a lease has no link to a mortgage', () => {
  choose('both');
  renderPiece(<PreApprovalLinks listing={createMockListing({ type: 'lease' })} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a number with special characters is escaped in the address', () => {
  actions('A&b=1');
  expect(screen.getByRole('link')).toHaveAttribute('href', `${brand.links.preApproval}?mls=A%26b%3D1`);
});

test('with inHouse the link to our own pre-approval has the home’s number', () => {
  choose('inHouse');
  actions();
  const link = screen.getByRole('link', { name: 'Get Pre-approved' });
  expect(link).toHaveAttribute('href', '/pre-approval?mls=C1000001&board=2');
  expect(link).not.toHaveAttribute('target');
});

test('with the setting "both" the links are side by side', () => {
  choose('both');
  actions();
  expect(screen.getByRole('link', { name: 'Get Pre-approved (opens in a new tab)' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Apply on this site' })).toHaveAttribute(
    'href',
    '/pre-approval?mls=C1000001&board=2',
  );
});

test('the links are in French', async () => {
  onTestFinished(() => changeLanguage('en'));
  await changeLanguage('fr');
  actions();
  expect(screen.getByRole('link', { name: 'Préapprobation (s’ouvre dans un nouvel onglet)' })).toBeVisible();
});

test.each([
  ['for lease', { type: 'lease' }],
  ['that was sold', { status: 'U', lastStatus: 'Sld', soldPrice: 955_000 }],
  ['that left the market', { status: 'U', lastStatus: 'Ter' }],
] as const)('a home %s has no mortgage button', (_kind, changes) => {
  actions('C1000001', changes);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
