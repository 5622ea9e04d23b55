import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useFirstSign, useLater, useLaterWhen } from './useLater.ts';

const Part = ({ name }: { name: string }) => <p>{name}</p>;

function Opener({ load }: { load: () => Promise<ComponentType<{ name: string }>> }) {
  const [Later, fetch] = useLater(load);
  const [failed, setFailed] = useState(false);
  return (
    <>
      <button type="button" onClick={() => void fetch().catch(() => setFailed(true))}>
        Open
      </button>
      {failed && <p>failed</p>}
      {Later && <Later name="the part" />}
    </>
  );
}

test('a part is drawn once its code is there, and asked for again after a failure', async () => {
  const load = vi.fn<() => Promise<typeof Part>>().mockRejectedValueOnce(new Error('no network'));
  load.mockResolvedValue(Part);
  const user = userEvent.setup();
  render(<Opener load={load} />);
  expect(load).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('failed')).toBeVisible();
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('the part')).toBeVisible();
});

function Comer({ load, near }: { load: () => Promise<ComponentType<{ name: string }>>; near: boolean }) {
  const { Part: Later, isMissing, ask } = useLaterWhen(load, near);
  if (Later) return <Later name="the part" />;
  return isMissing ? (
    <button type="button" onClick={ask}>
      Again
    </button>
  ) : (
    <p>awaited</p>
  );
}

test('a part that is wanted comes by itself, and where it did not come it can be asked for again', async () => {
  const load = vi.fn<() => Promise<typeof Part>>().mockRejectedValueOnce(new Error('no network'));
  load.mockResolvedValue(Part);
  const user = userEvent.setup();
  const { rerender } = render(<Comer load={load} near={false} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Comer load={load} near />);
  await user.click(await screen.findByRole('button', { name: 'Again' }));
  expect(await screen.findByText('the part')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([
  ['pointer', (user: ReturnType<typeof userEvent.setup>) => user.hover(screen.getByText('page'))],
  [
    'finger',
    (user: ReturnType<typeof userEvent.setup>) =>
      user.pointer({ keys: '[TouchA]', target: screen.getByText('page') }),
  ],
  ['key', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('a')],
])('the first move of a %s is told, and no other', async (_what, move) => {
  const onSign = vi.fn();
  function Page() {
    useFirstSign(onSign);
    return <p>page</p>;
  }
  const user = userEvent.setup();
  const { unmount } = render(<Page />);
  expect(onSign).not.toHaveBeenCalled();
  await move(user);
  await user.keyboard('b');
  expect(onSign).toHaveBeenCalledOnce();
  unmount();
});
