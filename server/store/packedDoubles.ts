/** Numbers in eight bytes each, the highest byte first, as PostgreSQL's `float8send` writes them. */
const WIDTH = Float64Array.BYTES_PER_ELEMENT;

/** Packs numbers. */
export function packDoubles(values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.length * WIDTH));
  for (let place = 0; place < values.length; place += 1) view.setFloat64(place * WIDTH, values[place] ?? 0);
  return new Uint8Array(view.buffer);
}

/** Reads what `packDoubles` or PostgreSQL wrote. */
export function unpackDoubles({ buffer, byteOffset, byteLength }: Uint8Array): Float64Array {
  const view = new DataView(buffer, byteOffset, byteLength);
  const values = new Float64Array(byteLength / WIDTH);
  for (let place = 0; place < values.length; place += 1) values[place] = view.getFloat64(place * WIDTH);
  return values;
}
