type Undo = () => void | Promise<void>;

const undos: Undo[] = [];

/** Registers a clean-up function, which runs after all tests of the file in reverse order. */
export function addCleanUp(undo: Undo): void {
  undos.push(undo);
}

afterAll(async () => {
  for (const undo of undos.splice(0).reverse()) await undo();
});
