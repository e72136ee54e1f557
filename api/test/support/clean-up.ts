type Undo = () => void | Promise<void>;

const undos: Undo[] = [];

/** Remembers how to undo something that a test started; undone after all tests of the file. */
export function later(undo: Undo): void {
  undos.push(undo);
}

afterAll(async () => {
  for (const undo of undos.splice(0).reverse()) await undo();
});
