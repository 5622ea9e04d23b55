type NumberArray = Float64Array | Int32Array | Uint8Array;

/** Numbers in a typed array that grows: a tenth of the memory of a list of objects. */
export class GrowingArray<Values extends NumberArray> {
  readonly #make: new (
    length: number,
  ) => Values;
  #values: Values;
  #count = 0;

  /** @param make the kind of array */
  constructor(make: new (length: number) => Values) {
    this.#make = make;
    this.#values = new make(1 << 16);
  }

  push(value: number): void {
    if (this.#count === this.#values.length) {
      const larger = new this.#make(this.#count * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#count] = value;
    this.#count += 1;
  }

  get length(): number {
    return this.#count;
  }

  get values(): Values {
    return this.#values.subarray(0, this.#count) as Values; // a part of an array has its type
  }
}
