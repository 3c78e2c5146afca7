/** Collects received items in order, so that tests can wait for one of them. */
export class Arrivals<T> {
  readonly all: T[] = [];
  readonly #waiting: { test: (item: T) => boolean; resolve: (item: T) => void }[] = [];

  add(item: T): void {
    this.all.push(item);
    for (const waiting of [...this.#waiting]) {
      if (!waiting.test(item)) continue;
      this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
      waiting.resolve(item);
    }
  }

  /** Resolves with the first item that passes the test, among past and future items. */
  when(test: (item: T) => boolean = () => true): Promise<T> {
    const found = this.all.find(test);
    if (found !== undefined) return Promise.resolve(found);
    return new Promise((resolve) => this.#waiting.push({ test, resolve }));
  }
}
