import { render, renderHook, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useProgressiveRender } from './useProgressiveRender.ts';

/** Returns the number of slices in the page after each render. */
function drawings(ready: number, first: number) {
  const drawnCounts: number[] = [];
  const view = renderHook(
    (props: { ready: number }) => {
      const drawn = useProgressiveRender(props.ready, first);
      drawnCounts.push(drawn);
      return drawn;
    },
    { initialProps: { ready } },
  );
  return { ...view, drawnCounts };
}

test('a page is rendered slice by slice', async () => {
  const { result, drawnCounts } = drawings(4, 1);
  await waitFor(() => expect(result.current).toBe(4));
  expect(drawnCounts).toEqual([1, 2, 3, 4]);
});

test('a slice is rendered when it is ready', async () => {
  const { result, drawnCounts, rerender } = drawings(2, 1);
  await waitFor(() => expect(result.current).toBe(2));
  rerender({ ready: 4 });
  await waitFor(() => expect(result.current).toBe(4));
  expect([...new Set(drawnCounts)]).toEqual([1, 2, 3, 4]);
});

test('if the whole page is needed at once, it is complete with the first render', () => {
  function Page() {
    return useProgressiveRender(3, 3) === 3 && <p>the end</p>;
  }
  render(<Page />);
  expect(screen.getByText('the end')).toBeInTheDocument();
  expect(drawings(2, 4).drawnCounts).toEqual([2]);
});
