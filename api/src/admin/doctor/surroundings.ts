import { statfs } from 'node:fs/promises';

/** What the doctor knows of its machine. Tests replace single values. */
export interface Surroundings {
  /** `20.19.0` */
  nodeVersion: string;
  /** Epoch milliseconds. */
  now: () => number;
  /** Bytes that this process may still write to the disk of an existing folder. */
  freeBytes: (folder: string) => Promise<number>;
}

export const thisMachine: Surroundings = {
  nodeVersion: process.versions.node,
  now: Date.now,
  freeBytes: async (folder) => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  },
};
