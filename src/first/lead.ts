/** Settled when an image is there, or failed. */
export const pictured = (image: HTMLImageElement): Promise<void> =>
  new Promise((resolve) => {
    image.onload = () => resolve();
    image.onerror = () => resolve();
  });

/** Settled with something, or after a time without it. */
export const atMost = (milliseconds: number, something: Promise<unknown>): Promise<unknown> =>
  Promise.race([something, new Promise((resolve) => setTimeout(resolve, milliseconds))]);
