/**
 * Closes one after the other, and continues after a failure.
 * @throws the first failure, once all are closed
 */
export async function closeEach(closes: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const close of closes) {
    try {
      await close();
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw failures[0];
}
