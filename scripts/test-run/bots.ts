import { packPackages } from '../packages/stage.ts';

/** Packs `@portico/bot`. @returns the path of its file */
export async function packBot(): Promise<string> {
  const [{ tarball } = { tarball: '' }] = await packPackages(['shared/bot']);
  return tarball;
}
