import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPiece } from '#tests/support/renderPiece.tsx';
import { LazyHomeCosts } from './LazyHomeCosts.tsx';
import { MonthlyCost } from './MonthlyCost.tsx';

const HOME = { price: 900_000, state: 'Ontario', city: 'Ottawa', annualTaxes: null, maintenanceFee: null };

test('a visitor who follows the link before the sections are loaded arrives at the right one', async () => {
  const { user } = renderPiece(
    <>
      <MonthlyCost {...HOME} />
      <LazyHomeCosts {...HOME} />
    </>,
  );
  expect(screen.queryByRole('region', { name: 'Cash to close' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /^Cash to close/ }));
  const arrived = await screen.findByRole('region', { name: 'Cash to close' });
  await waitFor(() => expect(arrived).toHaveFocus());
});

test('an unknown price shows no placeholder', () => {
  const { container } = renderPiece(<LazyHomeCosts {...HOME} price={null} />);
  expect(container).toBeEmptyDOMElement();
});
