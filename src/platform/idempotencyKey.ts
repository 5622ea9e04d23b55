/** Returns a new key: 128 random bits in hexadecimal. */
export function newIdempotencyKey(): string {
  // crypto.randomUUID is missing in pages that are not served securely.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
