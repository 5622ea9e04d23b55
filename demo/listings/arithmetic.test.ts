import { expect, test } from 'vitest';
import { cosine, exponential, naturalLogarithm, power } from './arithmetic.ts';

const near = (found: number, right: number) => Math.abs(found / right - 1);

test('logarithms and exponentials are correct to eleven digits', () => {
  for (let value = 1e-9; value < 1e8; value *= 1.37) {
    expect(Math.abs(naturalLogarithm(value) - Math.log(value))).toBeLessThan(1e-10);
  }
  for (let exponent = -20; exponent < 20; exponent += 0.37) {
    expect(near(exponential(exponent), Math.exp(exponent))).toBeLessThan(1e-11);
  }
});

test('powers and cosines are correct to ten digits', () => {
  expect(near(power(2_794_356, 0.82), 2_794_356 ** 0.82)).toBeLessThan(1e-10);
  expect(near(power(0.62, 1.32), 0.62 ** 1.32)).toBeLessThan(1e-10);
  for (let degrees = -80; degrees <= 80; degrees += 7) {
    expect(near(cosine(degrees), Math.cos((degrees * Math.PI) / 180))).toBeLessThan(1e-10);
  }
});
