import { expect, onTestFinished, test } from 'vitest';
import type { WireMatch } from '#api/customer/applicationContract.ts';
import { changeLanguage } from '#i18n/i18n.ts';
import type { Language } from '#i18n/languages.ts';
import { renderPiece } from '#tests/support/renderPiece.tsx';
import { usePreapprovalText } from '../usePreapprovalText.ts';
import { useMatchFacts } from './useMatchFacts.ts';

const FIGURES = { gds: 38, tds: null, payment: 2410.4, loan: 480_000, premium: 0, isInsured: false };
const KINDS = [
  { rateType: 'fixed', rate: 4.4, termYears: 1, amortizationYears: 25 },
  { rateType: 'variable', rate: 5, termYears: 3, amortizationYears: 1 },
] as const;

function Facts() {
  const facts = useMatchFacts();
  const { day } = usePreapprovalText();
  return (
    <>
      {KINDS.map((kind) => {
        const { rate, gds, tds, amortization } = facts({ ...FIGURES, ...kind } as WireMatch); // what is not read is left out
        return <p key={kind.rate}>{[rate, gds, tds, amortization].join('; ')}</p>;
      })}
      <p>{['2026-11-01', '2026-11-11', '2026-12-31'].map(day).join('; ')}</p>
    </>
  );
}

async function shownTexts(language: Language): Promise<string[]> {
  onTestFinished(() => changeLanguage('en'));
  await changeLanguage(language);
  const { container } = renderPiece(<Facts />);
  return [...container.querySelectorAll('p')].map(
    ({ textContent }) => textContent?.replace(/\s/g, ' ') ?? '',
  );
}

test('rates have two decimals and ratios one; years are counted', async () => {
  expect(await shownTexts('en')).toEqual([
    '4.40% fixed for 1 year; 38.0%; –; 25 years',
    '5.00% variable for 3 years; 38.0%; –; 1 year',
    'Nov 1, 2026; Nov 11, 2026; Dec 31, 2026',
  ]);
});

test('in French too, where the first of a month is an ordinal', async () => {
  expect(await shownTexts('fr')).toEqual([
    '4,40 % fixe pour 1 an; 38,0 %; –; 25 ans',
    '5,00 % variable pour 3 ans; 38,0 %; –; 1 an',
    '1er nov. 2026; 11 nov. 2026; 31 déc. 2026',
  ]);
});
