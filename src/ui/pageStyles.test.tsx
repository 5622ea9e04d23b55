import { CacheProvider } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { pageStyles } from './pageStyles.ts';

const First = styled('p')({ color: 'rebeccapurple' });
const Second = styled('p')({ color: 'seagreen' });
const Third = styled('p')({ '@media print': { color: 'rebeccapurple' } });
const Fourth = styled('p')({ '@media print': { color: 'seagreen' } });

function Page() {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <First>One</First>
      <Second>Two</Second>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        More
      </button>
      {presses > 0 && <Third>Three</Third>}
      {presses > 1 && <Fourth>Four</Fourth>}
    </>
  );
}

const rules = () => [...document.styleSheets].map(({ cssRules }) => cssRules.length);

test('styles that follow a press are added after the others, in a separate element', async () => {
  render(
    // As in the built product, where one style element holds all rules.
    <CacheProvider value={pageStyles({ speedy: true }).cache}>
      <Page />
    </CacheProvider>,
  );
  const drawn = rules();
  const press = () => userEvent.click(screen.getByRole('button', { name: 'More' }));
  await press();
  expect(screen.getByText('Three')).toBeVisible();
  const once = rules();
  expect(once.slice(0, -1)).toEqual(drawn);
  await press();
  expect(screen.getByText('Four')).toBeVisible();
  expect(rules().slice(0, -1)).toEqual(once);
});

const Prefixed = styled('p')({ userSelect: 'none', '&::placeholder': { userSelect: 'auto' } });

test('styles have the prefixes of supported browsers, and no rules that only others know', () => {
  render(
    <CacheProvider value={pageStyles().cache}>
      <Prefixed>Five</Prefixed>
    </CacheProvider>,
  );
  const name = screen.getByText('Five').className;
  const text = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const written = text.slice(text.indexOf(name) - 1);
  expect(written).toBe(
    `.${name}{-webkit-user-select:none;user-select:none;}.${name}::placeholder{-webkit-user-select:auto;user-select:auto;}`,
  );
});

const PLACEHOLDERS = ['::-webkit-input-placeholder', '::-moz-placeholder', '::-ms-input-placeholder'];
const Input = styled('input')({
  margin: 0,
  ...Object.fromEntries(PLACEHOLDERS.map((name) => [`&${name}`, { opacity: 0.4 }])),
  'label + &': {
    margin: 1,
    ...Object.fromEntries(PLACEHOLDERS.map((name) => [`&:focus${name}`, { opacity: 0 }])),
  },
});

test('placeholders, which MUI’s inputs style with the prefixes of three browsers, have one rule for all', () => {
  render(
    <CacheProvider value={pageStyles().cache}>
      <Input aria-label="Six" />
    </CacheProvider>,
  );
  const name = screen.getByLabelText('Six').className;
  const text = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const written = text.slice(text.indexOf(name) - 1);
  expect(written).toBe(
    `.${name}{margin:0;}.${name}::placeholder{opacity:0.4;}` +
      `label+.${name}{margin:1px;}label+.${name}:focus::placeholder{opacity:0;}`,
  );
});
