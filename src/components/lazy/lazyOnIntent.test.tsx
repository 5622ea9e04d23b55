import { act, screen, waitFor } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { startTransition, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { renderWithStore } from '#tests/support/renderWithStore.tsx';
import { lazyOnIntent } from './lazyOnIntent.tsx';
import { useLazyOpening } from './useLazyOpening.ts';
import { useHasInteracted, usePreload } from './usePreload.ts';

type Component = (props: { name: string }) => React.ReactNode;
const Dialog: Component = ({ name }) => <p>{name}</p>;

/** A lazy component whose code loads, or fails, when the test says so, in the order of the calls. */
function makePart() {
  const pending: PromiseWithResolvers<Component>[] = [];
  const load = vi.fn(() => {
    const answer = Promise.withResolvers<Component>();
    pending.push(answer);
    return answer.promise;
  });
  const settle = (how: (answer: PromiseWithResolvers<Component>) => void) =>
    act(async () => pending.splice(0).forEach(how));
  return {
    Part: lazyOnIntent(load),
    load,
    come: () => settle(({ resolve }) => resolve(Dialog)),
    fail: () => settle(({ reject }) => reject(new Error('no network'))),
  };
}

const notices = ({ store }: Pick<ReturnType<typeof renderWithStore>, 'store'>) =>
  store.getState().notifications.shown.map(({ notice }) => notice);
const button = (name: string) => screen.getByRole('button', { name });

/** A button that opens the component, as menus and dialogs do. */
function Opener({ part: Part }: { part: ReturnType<typeof makePart>['Part'] }) {
  const [name, setName] = useState<string>();
  const [open, isLoading] = useLazyOpening(Part);
  return (
    <>
      {['first', 'second'].map((each) => (
        <button
          key={each}
          type="button"
          aria-busy={isLoading}
          {...Part.intent}
          onClick={() => open(() => setName(each))}
        >
          {each}
        </button>
      ))}
      <Part when={name !== undefined} name={`the ${name}`} />
    </>
  );
}

test('no code is loaded until the component is wanted, and its fallback is shown until then', async () => {
  const { Part, load, come } = makePart();
  const pageOf = (near: boolean) => <Part when={near} fallback={<p>awaited</p>} name="the part" />;
  const { rerender } = renderWithStore(pageOf(false));
  expect(screen.getByText('awaited')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  rerender(pageOf(true));
  expect(load).toHaveBeenCalledOnce();
  expect(screen.getByText('awaited')).toBeVisible();
  await come();
  expect(screen.getByText('the part')).toBeVisible();
  expect(screen.queryByText('awaited')).not.toBeInTheDocument();
  // A closing menu fades out.
  rerender(pageOf(false));
  expect(screen.getByText('the part')).toBeVisible();
});

test('a failure to load is shown in the component’s place, and can be retried', async () => {
  const { Part, fail, come } = makePart();
  const view = renderWithStore(<Part fallback="awaited" name="the part" />);
  await fail();
  expect(screen.getByRole('alert')).toHaveTextContent('This part of the page could not be loaded.');
  await view.user.click(button('Try again'));
  expect(screen.getByText('awaited')).toBeVisible();
  await fail();
  await view.user.click(button('Try again'));
  await come();
  expect(screen.getByText('the part')).toBeVisible();
  expect(notices(view)).toEqual([]);
});

test('a page can show its own text, or none, for a component that cannot be loaded', async () => {
  const { Part, fail } = makePart();
  const onFailed = vi.fn();
  const view = renderWithStore(
    <>
      <Part failed={<p>no picture</p>} name="" />
      <Part failed={null} onFailed={onFailed} name="" />
    </>,
  );
  await fail();
  expect(screen.getByText('no picture')).toBeVisible();
  expect(onFailed).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(notices(view)).toEqual([]);
});

test('an opened component closes if its code cannot be loaded, and is tried again at the next opening', async () => {
  const { Part, fail, come } = makePart();
  function Gallery() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && <Part fallback="a dark ground" onFailed={() => setOpen(false)} name="photos" />}
      </>
    );
  }
  const view = renderWithStore(<Gallery />);
  await view.user.click(button('Open'));
  expect(screen.getByText('a dark ground')).toBeVisible();
  await fail();
  expect(notices(view)).toEqual(['couldNotConnect']);
  expect(screen.queryByText('a dark ground')).not.toBeInTheDocument();
  await view.user.click(button('Open'));
  await come();
  expect(screen.getByText('photos')).toBeVisible();
});

test('a press before the code is loaded shows that it is busy, opens after loading, and the next one opens at once', async () => {
  const { Part, load, come } = makePart();
  const { user } = renderWithStore(<Opener part={Part} />);
  await user.click(button('first'));
  expect(button('first')).toHaveAttribute('aria-busy', 'true');
  // The last of two presses counts.
  await user.click(button('second'));
  await come();
  expect(screen.getByText('the second')).toBeVisible();
  expect(button('first')).toHaveAttribute('aria-busy', 'false');
  const before = load.mock.calls.length;
  act(() => button('first').click());
  // The frame that answers the press comes before the component renders.
  expect(screen.getByText('the second')).toBeVisible();
  await waitFor(() => expect(screen.getByText('the first')).toBeVisible());
  expect(load).toHaveBeenCalledTimes(before);
});

test('a press whose code cannot be loaded shows a notice, and the next press tries again', async () => {
  const { Part, fail, come } = makePart();
  const view = renderWithStore(<Opener part={Part} />);
  await view.user.click(button('first'));
  await fail();
  expect(notices(view)).toEqual(['couldNotConnect']);
  expect(button('first')).toHaveAttribute('aria-busy', 'false');
  expect(screen.queryByText('the first')).not.toBeInTheDocument();
  await view.user.click(button('first'));
  await come();
  expect(screen.getByText('the first')).toBeVisible();
});

test('the pointer or the focus on the control loads the code, and a failure shows nothing', async () => {
  const { Part, load, fail, come } = makePart();
  const view = renderWithStore(<Opener part={Part} />);
  await view.user.tab();
  expect(load).toHaveBeenCalledOnce();
  await fail();
  expect(notices(view)).toEqual([]);
  await view.user.hover(button('first'));
  expect(load).toHaveBeenCalledTimes(2);
  await come();
  await view.user.click(button('first'));
  expect(await screen.findByText('the first')).toBeVisible();
});

const moves: [string, (user: ReturnType<typeof userEvent.setup>) => Promise<unknown>][] = [
  ['pointer', (user) => user.hover(screen.getByText('page'))],
  ['finger', (user) => user.pointer({ keys: '[TouchA]', target: screen.getByText('page') })],
  ['key', (user) => user.keyboard('a')],
];

test.each(moves)('the first move of a %s loads the code, and no later one does', async (_title, move) => {
  const { Part, load, come } = makePart();
  function Page() {
    usePreload(Part);
    return <p>{useHasInteracted() ? 'moved' : 'page'}</p>;
  }
  const { user, unmount } = renderWithStore(<Page />);
  expect(load).not.toHaveBeenCalled();
  await move(user);
  expect(screen.getByText('moved')).toBeVisible();
  await user.keyboard('b');
  expect(load).toHaveBeenCalledOnce();
  await come();
  unmount();
});

test('a loaded component keeps its typed values when the page renders again', async () => {
  const answer = Promise.withResolvers<Component>();
  const Part = lazyOnIntent(() => answer.promise);
  const { user, rerender } = renderWithStore(<Part name="first" />);
  await act(async () => answer.resolve(({ name }) => <input aria-label={name} />));
  await user.type(screen.getByRole('textbox'), 'Anne');
  rerender(<Part name="second" />);
  expect(screen.getByRole('textbox', { name: 'second' })).toHaveValue('Anne');
});

test('a failed component is shown once its code was loaded in another way', async () => {
  const { Part, fail, come } = makePart();
  const pageOf = (name: string) => <Part failed={null} name={name} />;
  const { rerender } = renderWithStore(pageOf('first'));
  await fail();
  void Part.preload();
  await come();
  rerender(pageOf('second'));
  expect(screen.getByText('second')).toBeVisible();
});

test('the visitor can navigate while a component of the page frame is still loading', async () => {
  const { Part, come } = makePart();
  function Frame() {
    const [page, setPage] = useState('first page');
    return (
      <>
        <Part name="the part" />
        <h1>{page}</h1>
        <button type="button" onClick={() => startTransition(() => setPage('second page'))}>
          Go on
        </button>
      </>
    );
  }
  const { user } = renderWithStore(<Frame />);
  await user.click(button('Go on'));
  expect(screen.getByRole('heading')).toHaveTextContent('second page');
  await come();
  expect(screen.getByText('the part')).toBeVisible();
});

test('loaded code is rendered at once, for printing too', async () => {
  const { Part, come } = makePart();
  void Part.preload();
  await come();
  let print = () => {};
  function Page() {
    const [isPrinting, setPrinting] = useState(false);
    print = () => flushSync(() => setPrinting(true));
    return isPrinting && <Part name="the sheet" />;
  }
  renderWithStore(<Page />);
  print();
  expect(document.body).toHaveTextContent('the sheet');
});
