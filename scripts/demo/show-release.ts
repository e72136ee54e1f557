import { chromium } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { CliError } from '../../shared/remote/terminal/cli-error.mjs';
import { step } from '../../shared/remote/terminal/progress.mjs';
import { changeLive } from '../../shared/remote/release/change.mjs';
import type { Registry } from '../../shared/remote/release/client.mjs';
import { publish } from '../../shared/remote/release/publish.mjs';
import { findBrowser } from '../browser/find-browser.ts';
import {
  showBadCanary,
  showGoodCanary,
  showKillSwitch,
  showPreview,
  type Everything,
} from './everything.ts';
import { underLoad } from './load.ts';
import { openHalfFilledForm, timeOfHeading } from './tabs.ts';
import { WorkingCopy } from './working-copy.ts';

const FILE = 'mfe-commerce/src/pages/store/store-layout.tsx';
const APP = 'mfe-commerce';
const TEXT = 'Lifetime Access - No Subscriptions';
/** Maximum time from the promote to the text in a new tab. */
const GOAL_MS = 1000;
const WHY = 'npm run demo:release';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

interface DemoOptions {
  /** Also make twenty changes under load. */
  isUnderLoad: boolean;
  /** Also show preview, canaries and kill switch; the site runs on this machine. */
  hasAll: boolean;
}

interface Finding {
  holds: boolean;
  text: string;
}

/** Demonstrates a release of one remote on a running site, and reverts everything. */
export async function showRelease(registry: Registry, options: DemoOptions): Promise<Finding[]> {
  const before = await liveVersions(registry);
  const old = before.get(APP);
  if (!old) throw new CliError(`${APP} is not live on ${registry.url}.`);
  const executablePath = await findBrowser();
  if (!executablePath) throw new CliError('No browser found: run "npm run browser:install" first.');
  const copy = new WorkingCopy();
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const demo = new Demo(registry, await browser.newContext(), old);
  try {
    await demo.run(copy, options);
  } finally {
    await browser.close();
    copy.remove();
    await demo.restore();
  }
  const after = await liveVersions(registry);
  demo.check(
    'every app is at the version that it had',
    [...before].every(([name, live]) => after.get(name) === live),
  );
  return demo.findings;
}

async function liveVersions(registry: Registry): Promise<Map<string, string | null>> {
  const apps = await registry.json<{ name: string; live: string | null }[]>('GET', '');
  return new Map(apps.map(({ name, live }) => [name, live]));
}

class Demo {
  readonly findings: Finding[] = [];
  readonly #registry: Registry;
  readonly #context: BrowserContext;
  /** The version that was live before. */
  readonly #old: string;

  constructor(registry: Registry, context: BrowserContext, old: string) {
    this.#registry = registry;
    this.#context = context;
    this.#old = old;
  }

  check(what: string, holds: boolean, detail = ''): void {
    this.findings.push({ holds, text: detail ? `${what}: ${detail}` : what });
  }

  async run(copy: WorkingCopy, { isUnderLoad, hasAll }: DemoOptions): Promise<void> {
    const text = `${TEXT} (demo ${new Date().toISOString().slice(11, 19)})`;
    const tab = await step('Opening a tab and half-filling its form', () =>
      openHalfFilledForm(this.#context, this.#registry.url),
    );
    // The source has the heading of the site pack.
    copy.change(FILE, "{texts?.title ?? 'Store'}", text);
    const built = await step(`Building ${APP} with one text changed`, () => copy.build(APP));
    this.check('nothing else was built', built.join() === APP, `built: ${built.join(', ')}`);
    const { version } = await step('Publishing', (onProgress) =>
      publish(this.#registry, { app: APP, dir: copy.dist(APP) }, onProgress),
    );
    await step('Promoting, and looking at it in a new tab', () =>
      this.#changeAndLook('promote', version, text),
    );
    await step('Going back to the old tab', async () => {
      await tab.comeBack();
      this.check('the old tab shows that there is a newer version', await tab.showsUpdate());
      this.check('it keeps its form', await tab.keepsForm());
      this.check('and takes the new version with its next navigation', await tab.navigate(text));
    });
    await step('Rolling back, and looking at it in a new tab', () =>
      this.#changeAndLook('rollback', this.#old, TEXT),
    );
    if (hasAll) await this.#showAll(version, text);
    if (isUnderLoad) await this.#showUnderLoad(version, text);
  }

  async #showAll(version: string, text: string): Promise<void> {
    const everything: Everything = {
      ...{ registry: this.#registry, context: this.#context, app: APP, old: this.#old },
      ...{ version, text, check: this.check.bind(this) },
    };
    await showPreview(everything);
    await showGoodCanary(everything);
    await showBadCanary(everything);
    await showKillSwitch(everything);
  }

  /** Restores the site, even after an error. */
  async restore(): Promise<void> {
    if ((await liveVersions(this.#registry)).get(APP) !== this.#old)
      await this.#change('rollback', this.#old);
  }

  #change(action: 'promote' | 'rollback', version: string, why = WHY) {
    return changeLive(this.#registry, { action, app: APP, version, why });
  }

  /** Makes a version live and looks at the store in a new tab. */
  async #changeAndLook(action: 'promote' | 'rollback', version: string, text: string) {
    const page = await this.#context.newPage();
    const began = Date.now();
    const outcome = await this.#change(action, version);
    const changed = Date.now();
    const seen = await timeOfHeading(page, this.#registry.url, text);
    const took = `${changed - began} ms; new tab shows it ${seen - changed} ms later`;
    this.check(`${action} ${outcome.from} → ${outcome.to}`, outcome.changed, took);
    this.check(
      `new text in a new tab less than ${GOAL_MS} ms after the ${action}`,
      seen - changed < GOAL_MS,
    );
    await page.close();
  }

  async #showUnderLoad(version: string, text: string): Promise<void> {
    const options = {
      url: `${this.#registry.url}/store`,
      app: APP,
      headings: { [this.#old]: TEXT, [version]: text },
      change: (round: number) => this.#changeUnderLoad(round, version),
    };
    const tab = await openHalfFilledForm(this.#context, this.#registry.url);
    const { changes, pages, documents, seen, failed, mixed, slowest } = await step(
      'Promoting, starting and stopping canaries, and rolling back under load',
      (onProgress) => underLoad(this.#context, options, onProgress),
    );
    const what = `${changes} changes, ${pages} pages in a browser, ${documents} by HTTP`;
    this.check(`${what}: none failed`, failed.length === 0, failed.slice(0, 3).join('; '));
    this.check('none mixed versions', mixed.length === 0, mixed.slice(0, 3).join('; '));
    const duration = `slowest change ${Math.round(slowest)} ms`;
    this.check('both versions were seen', seen.size === 2, duration);
    this.check('the form of a tab that was open meanwhile is kept', await tab.keepsForm());
  }

  /** Alternates between promote, rollback, start of a canary and its stop. */
  #changeUnderLoad(round: number, version: string): Promise<unknown> {
    const why = `${WHY}, change ${round + 1}`;
    const canary = `/${APP}/canary`;
    switch (round % 4) {
      case 0:
        return this.#change('promote', version, why);
      case 1:
        return this.#change('rollback', this.#old, why);
      case 2: {
        const body = { version, expected: this.#old, steps: [50], why };
        return this.#registry.json('POST', canary, body);
      }
      default:
        return this.#registry.json('POST', `${canary}/stop`, { why });
    }
  }
}
