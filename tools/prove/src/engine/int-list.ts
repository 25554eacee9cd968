/** A growing list of 32-bit integers: four bytes each, where an array takes eight and more. */
export class IntList {
  #items = new Int32Array(1024);
  length = 0;

  push(item: number): void {
    if (this.length === this.#items.length) {
      const larger = new Int32Array(this.length * 2);
      larger.set(this.#items);
      this.#items = larger;
    }
    this.#items[this.length] = item;
    this.length += 1;
  }

  /** Returns the item; throws a RangeError where there is none. */
  at(index: number): number {
    const item = index < this.length ? this.#items[index] : undefined;
    if (item === undefined) throw new RangeError(`There is no item ${index}.`);
    return item;
  }
}
