import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { clearDevice } from '#store/signOut.ts';
import { storeForms } from './restoredForms.ts';
import { useRestoredForm } from './useRestoredForm.ts';

afterEach(() => vi.restoreAllMocks());

function NameForm({ id }: { id: string }) {
  const [name, setName] = useState('');
  useRestoredForm(id, {
    read: () => (name === '' ? undefined : { name }),
    restore: (restored) => setName(restored['name'] ?? ''),
  });
  return <input aria-label={id} value={name} onChange={({ target }) => setName(target.value)} />;
}

const type = (id: string, value: string) =>
  fireEvent.change(screen.getByLabelText(id), { target: { value } });

test('typed values are restored once when the form opens after a reload', () => {
  const before = render(<NameForm id="contact" />);
  type('contact', 'Anne');
  expect(storeForms()).toBe(true);
  before.unmount();
  const after = render(<NameForm id="contact" />);
  expect(screen.getByLabelText('contact')).toHaveValue('Anne');
  after.unmount();
  render(<NameForm id="contact" />);
  expect(screen.getByLabelText('contact')).toHaveValue('');
});

test('each form has its own values, and those of a closed form wait over another reload', () => {
  const before = render(
    <>
      <NameForm id="one" />
      <NameForm id="other" />
    </>,
  );
  type('one', 'Anne');
  type('other', 'Émile');
  storeForms();
  before.unmount();
  const between = render(<NameForm id="one" />);
  type('one', 'Anna');
  storeForms();
  between.unmount();
  render(
    <>
      <NameForm id="one" />
      <NameForm id="other" />
    </>,
  );
  expect(screen.getByLabelText('one')).toHaveValue('Anna');
  expect(screen.getByLabelText('other')).toHaveValue('Émile');
});

test('forms that are empty or closed store nothing', () => {
  const { unmount } = render(<NameForm id="gone" />);
  type('gone', 'Anne');
  unmount();
  render(<NameForm id="empty" />);
  expect(storeForms()).toBe(true);
  expect(sessionStorage).toHaveLength(0);
});

test('a sign-out removes the stored values', () => {
  const { unmount } = render(<NameForm id="contact" />);
  type('contact', 'Anne');
  storeForms();
  expect(sessionStorage.getItem('hp:kept-forms')).toContain('Anne');
  clearDevice();
  unmount();
  render(<NameForm id="contact" />);
  expect(screen.getByLabelText('contact')).toHaveValue('');
});

test('the caller learns that the browser stores nothing, if something is typed', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(<NameForm id="contact" />);
  expect(storeForms()).toBe(true);
  type('contact', 'Anne');
  expect(storeForms()).toBe(false);
});

test.each(['null', '[]', '{"contact":{"name":7}}', 'no JSON'])(
  'other stored values are not taken: %s',
  (restored) => {
    sessionStorage.setItem('hp:kept-forms', restored);
    render(<NameForm id="contact" />);
    expect(screen.getByLabelText('contact')).toHaveValue('');
  },
);
