/**
 * Node's flags for `npm start`, whose demonstration draws pictures and tiles in the server's process; a deployment
 * does not need them. They favour low memory over speed, because the product shares its machine with a browser:
 * little room for young objects, a heap that is marked in small steps once it has grown by 30 %, so that no visitor
 * waits for it, and a garbage collector that can be called while no request comes.
 */
export const lean = ['--max-semi-space-size=8', '--heap-growing-percent=30', '--expose-gc'];

/**
 * Settings of the C library on Linux, which keeps freed memory for each of its arenas. One arena is enough here, and
 * large pieces are returned to the system at once.
 */
export const allocation = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '65536',
  MALLOC_MMAP_THRESHOLD_: '65536',
};
