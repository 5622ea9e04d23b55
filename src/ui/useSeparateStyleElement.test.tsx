import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { useSeparateStyleElement } from './useSeparateStyleElement.ts';

const First = styled('p')({ color: 'rebeccapurple' });
const Second = styled('p')({ color: 'seagreen' });
const Third = styled('p')({ '@media print': { color: 'rebeccapurple' } });
const Fourth = styled('p')({ '@media print': { color: 'seagreen' } });

/** Emotion as in the built product, where one style element holds all rules. */
function Built({ children }: { children: ReactNode }) {
  const sheet = useEmotionCache()?.sheet;
  if (sheet) sheet.isSpeedy = true;
  return children;
}

function Page() {
  const [presses, setPresses] = useState(0);
  useSeparateStyleElement();
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
    <Built>
      <Page />
    </Built>,
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
