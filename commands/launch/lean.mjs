/**
 * Of `npm start`, whose demonstration draws pictures and tiles in the server's process; a deployment needs none of these.
 * Memory comes before the last bit of speed: the product shares its machine with a browser. Little room for young
 * objects, a heap whose garbage is marked in small steps once it has grown by 30 %, so that no visitor waits for it, and
 * the collector at hand for when no request comes.
 */
export const lean = ['--max-semi-space-size=8', '--heap-growing-percent=30', '--expose-gc'];

/**
 * The C library of Linux keeps freed memory for each of its arenas: one is enough here, and large pieces go back to
 * the system at once.
 */
export const allocation = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '65536',
  MALLOC_MMAP_THRESHOLD_: '65536',
};
