import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { PriceRange } from '#domain/search/priceSteps.ts';
import { PriceChoice } from './PriceChoice.tsx';
import '#components/search-words/filtersTexts.ts';
import { renderPiece } from '#tests/support/renderPiece.tsx';

/** The choice over a range that follows it, with fake timers. */
function renderChoice(first: PriceRange) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const onChange = vi.fn<(next: PriceRange) => void>();
  function Menu() {
    const [range, setRange] = useState(first);
    const follow = (next: PriceRange) => {
      onChange(next);
      setRange(next);
    };
    return <PriceChoice type="sale" range={range} onChange={follow} />;
  }
  return { ...renderPiece(<Menu />), onChange, rest: () => act(() => vi.advanceTimersByTimeAsync(400)) };
}

const highest = () => screen.getByRole('textbox', { name: 'Maximum price' });

test('a typed price applies after a pause, and its text is not changed', async () => {
  const { user, onChange, rest } = renderChoice({ minPrice: 0, maxPrice: 6_000_000 });
  await user.clear(highest());
  await user.type(highest(), '550000');
  await rest();
  expect(onChange).toHaveBeenLastCalledWith({ minPrice: 0, maxPrice: 550_000 });
  expect(highest()).toHaveValue('550000');
  expect(highest()).toHaveFocus();
  await user.tab();
  expect(highest()).toHaveValue('550,000');
});

test('an incomplete price swaps nothing', async () => {
  const { user, onChange, rest } = renderChoice({ minPrice: 500_000, maxPrice: 700_000 });
  await user.clear(highest());
  await user.type(highest(), '6');
  await rest();
  expect(onChange).not.toHaveBeenCalledWith(expect.objectContaining({ maxPrice: 6 }));
  expect(screen.queryByText(/we swapped them/)).not.toBeInTheDocument();
  await user.type(highest(), '50k');
  await rest();
  expect(onChange).toHaveBeenLastCalledWith({ minPrice: 500_000, maxPrice: 650_000 });
});
