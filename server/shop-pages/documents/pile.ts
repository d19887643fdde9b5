/** Collects the items of lists that are taken off it in their final length: growing arrays take several times that. */
export class Pile<Item> {
  readonly #items: Item[] = [];
  #height = 0;

  get height(): number {
    return this.#height;
  }

  get top(): Item | undefined {
    return this.#items[this.#height - 1];
  }

  push(item: Item): void {
    this.#items[this.#height] = item;
    this.#height += 1;
  }

  replaceTop(item: Item): void {
    this.#items[this.#height - 1] = item;
  }

  /** Takes off whatever lies above that height. */
  takeFrom(height: number): Item[] {
    const items = this.#items.slice(height, this.#height);
    this.#height = height;
    return items;
  }
}
