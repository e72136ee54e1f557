interface LockEntry {
  version?: string;
  dev?: boolean;
  peer?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  /** A workspace. */
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** package-lock.json */
export interface Lock {
  packages: Record<string, LockEntry>;
}

const SYSTEMS = ['darwin', 'win32', 'linux', 'freebsd', 'android', 'openharmony', 'sunos'];
const PROCESSORS = ['arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32'];

/**
 * Adds each missing package of another system, by its name (`…-linux-x64-musl`).
 * @param packages of a lock file
 */
export function completed(packages: Record<string, LockEntry>): {
  packages: Record<string, LockEntry>;
  added: string[];
} {
  const all = { ...packages };
  const added: string[] = [];
  for (const [parent, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const path = `node_modules/${name}`;
      const system = systemOf(name);
      if (all[path] || all[`${parent}/${path}`] || !system || !/^\d+\.\d+\.\d+/.test(version))
        continue;
      const { dev, peer } = entry;
      all[path] = {
        version,
        ...(dev && { dev }),
        ...(peer && { peer }),
        optional: true,
        ...system,
      };
      added.push(name);
    }
  }
  const sorted = Object.entries(all).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { packages: Object.fromEntries(sorted), added };
}

function systemOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> | undefined {
  const parts = (name.split('/').pop() ?? '').split('-');
  const os = SYSTEMS.find((system) => parts.includes(system));
  const cpu =
    PROCESSORS.find((processor) => parts.includes(processor)) ??
    (parts.includes('arm') ? 'arm' : undefined);
  if (!cpu) return undefined;
  const musl = parts.some((part) => part.startsWith('musl'));
  return {
    cpu: [cpu],
    ...(os === 'linux' && { libc: [musl ? 'musl' : 'glibc'] }),
    ...(os && { os: [os] }),
  };
}
