import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { changeLanguage } from '#i18n/i18n.ts';
import { createMockListing } from '#tests/support/listings/createMockListing.ts';
import { renderPiece } from '#tests/support/renderPiece.tsx';
import { OffMarketNotice } from './OffMarketNotice.tsx';

test.each(['Exp', 'Sus', 'Ter', 'Dft', 'Anything'])(
  'a listing that ended by %s says so and links to others',
  (lastStatus) => {
    renderPiece(<OffMarketNotice listing={createMockListing({ status: 'U', lastStatus })} />);
    const notice = within(screen.getByRole('note'));
    expect(notice.getByText('This home is no longer on the market')).toBeVisible();
    expect(notice.getByRole('link', { name: 'See homes for sale in Toronto' })).toHaveAttribute(
      'href',
      '/list/Ontario/Toronto',
    );
  },
);

test.each([
  ['sale', 'A', 'New'],
  ['sale', 'A', 'Pc'],
  ['sale', 'U', 'Sld'],
  ['sale', 'U', 'Sc'],
  ['sale', 'U', 'Sce'],
  ['lease', 'U', 'Lsd'],
  ['lease', 'U', 'Lc'],
  // Back on the market.
  ['sale', 'A', 'Dft'],
] as const)('a %s with status %s and %s has no notice', (type, status, lastStatus) => {
  renderPiece(<OffMarketNotice listing={createMockListing({ type, status, lastStatus })} />);
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});

test('for a lease it links to other leases, in French too', async () => {
  onTestFinished(() => changeLanguage('en'));
  await changeLanguage('fr');
  renderPiece(
    <OffMarketNotice listing={createMockListing({ type: 'lease', status: 'U', lastStatus: 'Exp' })} />,
  );
  expect(screen.getByText('Cette propriété n’est plus sur le marché')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voir les propriétés à louer à Toronto' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/list\/Ontario\/Toronto\?.*type=lease/),
  );
});
