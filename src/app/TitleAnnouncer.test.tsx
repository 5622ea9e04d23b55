import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { useDocumentTitle } from '#components/navigation/useDocumentTitle.ts';
import { TitleAnnouncer } from './TitleAnnouncer.tsx';

function Titled({ title }: { title: string }) {
  useDocumentTitle(title);
  return <Link to="/second">Second</Link>;
}

test.each(['before the page is drawn', 'with the page'])(
  'the first page is not announced if it has its title %s; the second is',
  async (when) => {
    document.title = when.startsWith('before') ? 'First | Harbour & Pine' : '';
    render(
      <MemoryRouter>
        <Routes>
          <Route path="/" element={<Titled title="First" />} />
          <Route path="/second" element={<Titled title="Second" />} />
        </Routes>
        <TitleAnnouncer />
      </MemoryRouter>,
    );
    expect(document.title).toBe('First | Harbour & Pine');
    await userEvent.click(screen.getByRole('link'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Second \| Harbour & Pine$/));
  },
);

test('a late title of the first page is not announced', async () => {
  document.title = 'Loading';
  render(
    <MemoryRouter>
      <TitleAnnouncer />
    </MemoryRouter>,
  );
  const titleChange = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  });
  document.title = 'First';
  await titleChange;
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
});
