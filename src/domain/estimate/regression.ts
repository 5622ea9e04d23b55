/** Weighted least squares that stay near known values where the data say little. */

/** The value of a coefficient before any data, and the deviation that it may have from it. */
export interface Prior {
  mean: number;
  deviation: number;
}

/** One observation: its value, the numbers that explain it, and its weight. */
export interface Observation {
  value: number;
  terms: readonly number[];
  weight: number;
}

/** Deviation of an observation of weight 1 that its terms do not explain. It sets the scale of the priors. */
const NOISE = 0.1;

const at = (numbers: ArrayLike<number>, index: number): number => numbers[index] ?? 0;

/**
 * Coefficients c that minimise the sum of weight * (value - terms * c)^2 / NOISE^2 and of
 * (c - mean)^2 / deviation^2. The sums are solved by Cholesky's method, so an exact copy of a term does no harm.
 */
export function coefficientsOf(observations: readonly Observation[], priors: readonly Prior[]): number[] {
  const size = priors.length;
  const matrix = new Float64Array(size * size);
  const right = new Float64Array(size);
  priors.forEach(({ mean, deviation }, index) => {
    const strength = (NOISE / deviation) ** 2;
    matrix[index * size + index] = strength;
    right[index] = strength * mean;
  });
  for (const { value, terms, weight } of observations) {
    for (let row = 0; row < size; row += 1) {
      const scaled = weight * at(terms, row);
      if (scaled === 0) continue;
      right[row] = at(right, row) + scaled * value;
      for (let column = 0; column <= row; column += 1) {
        const place = row * size + column;
        matrix[place] = at(matrix, place) + scaled * at(terms, column);
      }
    }
  }
  return solved(matrix, right, size);
}

/** Solves the symmetric equations whose lower triangle is in the matrix, which is overwritten. */
function solved(matrix: Float64Array, right: Float64Array, size: number): number[] {
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let rest = at(matrix, row * size + column);
      for (let known = 0; known < column; known += 1) {
        rest -= at(matrix, row * size + known) * at(matrix, column * size + known);
      }
      matrix[row * size + column] =
        row === column ? Math.sqrt(Math.max(rest, 1e-12)) : rest / at(matrix, column * size + column);
    }
  }
  const solution = [...right];
  for (let row = 0; row < size; row += 1) {
    for (let known = 0; known < row; known += 1) {
      solution[row] = at(solution, row) - at(matrix, row * size + known) * at(solution, known);
    }
    solution[row] = at(solution, row) / at(matrix, row * size + row);
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    for (let known = row + 1; known < size; known += 1) {
      solution[row] = at(solution, row) - at(matrix, known * size + row) * at(solution, known);
    }
    solution[row] = at(solution, row) / at(matrix, row * size + row);
  }
  return solution;
}
