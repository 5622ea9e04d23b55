/**
 * Logarithms, powers and cosines computed from sums and products. Their results are identical on every machine.
 * JavaScript engines may differ in the last bits of `Math.log`, `Math.exp`, `**` and `Math.cos`. Accurate to twelve
 * digits for the figures of the demonstration.
 */

const LOG_OF_TWO = Math.LN2;

/** Returns the natural logarithm of a number above 0. */
export function naturalLogarithm(value: number): number {
  let mantissa = value;
  let doublings = 0;
  while (mantissa > 1.4) {
    mantissa /= 2;
    doublings += 1;
  }
  while (mantissa < 0.7) {
    mantissa *= 2;
    doublings -= 1;
  }
  const step = (mantissa - 1) / (mantissa + 1);
  const square = step * step;
  let term = step;
  let sum = 0;
  for (let odd = 1; odd <= 19; odd += 2) {
    sum += term / odd;
    term *= square;
  }
  return 2 * sum + doublings * LOG_OF_TWO;
}

/** Returns e to a power. */
export function exponential(power: number): number {
  const doublings = Math.round(power / LOG_OF_TWO);
  const rest = power - doublings * LOG_OF_TWO;
  let term = 1;
  let sum = 1;
  for (let order = 1; order <= 14; order += 1) {
    term *= rest / order;
    sum += term;
  }
  for (let step = Math.abs(doublings); step > 0; step -= 1) sum = doublings > 0 ? sum * 2 : sum / 2;
  return sum;
}

/** Returns a number above 0 to any power. */
export function power(base: number, exponent: number): number {
  return exponential(exponent * naturalLogarithm(base));
}

/** Returns the cosine of an angle in degrees, from -90 to 90. */
export function cosine(degrees: number): number {
  const angle = (degrees * Math.PI) / 180;
  const square = angle * angle;
  let term = 1;
  let sum = 1;
  for (let order = 2; order <= 18; order += 2) {
    term *= -square / ((order - 1) * order);
    sum += term;
  }
  return sum;
}
