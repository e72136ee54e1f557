import type { Compilation, Compiler, Dependency, Module, ModuleGraph } from 'webpack';
import { SDK_DATA_MODULE, SDK_MODULE } from '../platform/index.ts';

const NAME = 'UsedNamesPlugin';
const CALLS = /^shared\/contracts\/([a-z-]+)\/calls$/;
const EXTENSIONS = /^shared\/contracts\/extensions\/([a-z-]+)$/;
/** Reach remotes through the sdk alone (DESIGN §3). */
const PROVIDED_BY_SDK_ONLY =
  /node_modules[\\/](react-router(-dom)?|@reduxjs[\\/]toolkit|react-redux|redux)[\\/]/;

interface ImportSpecifier extends Dependency {
  request?: string;
  getIds?: (graph: ModuleGraph) => string[];
}

/** Collects what a remote uses of others: names of the sdk, API calls and extension points. */
export class UsedNamesPlugin {
  /** Names imported from `shared/sdk` and `shared/sdk/data`. */
  readonly sdk = new Set<string>();
  /** Noun -> names imported from `shared/contracts/<noun>/calls`. */
  readonly calls = new Map<string, Set<string>>();
  /** File -> names imported from `shared/contracts/extensions/<file>`. */
  readonly extensions = new Map<string, Set<string>>();

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      if (compilation.compiler.isChild()) return;
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const module of modules) this.read(compilation, module);
      });
    });
  }

  private read(compilation: Compilation, module: Module) {
    const resource = module.nameForCondition();
    if (resource && PROVIDED_BY_SDK_ONLY.test(resource)) {
      throw new Error(`${resource} is bundled; import it from '${SDK_MODULE}'`);
    }
    for (const dependency of module.dependencies as ImportSpecifier[]) {
      const { request } = dependency;
      if (!request || !dependency.getIds) continue;
      const names = this.namesFor(request);
      if (!names) continue;
      const [name] = dependency.getIds(compilation.moduleGraph);
      if (!name) throw new Error(`${resource}: import single names from '${request}'`);
      names.add(name);
    }
  }

  private namesFor(request: string): Set<string> | undefined {
    if (request === SDK_MODULE || request === SDK_DATA_MODULE) return this.sdk;
    const noun = CALLS.exec(request)?.[1];
    if (noun) return namesOf(this.calls, noun);
    const file = EXTENSIONS.exec(request)?.[1];
    return file ? namesOf(this.extensions, file) : undefined;
  }
}

function namesOf(used: Map<string, Set<string>>, key: string): Set<string> {
  const names = used.get(key) ?? new Set();
  used.set(key, names);
  return names;
}
