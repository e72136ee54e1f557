import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../portico.ts';
import { DESKTOP } from '../routes.ts';

/** WebKitGTK with a display of its own, driven by WebDriver, because Playwright knows only its own WebKit. */
export class WebKit {
  private constructor(
    private readonly processes: readonly ChildProcess[],
    private readonly address: string,
  ) {}

  /** Uses the programs that `npm test` names (`WEBKIT_DRIVER_PATH`, `XVFB_PATH`). */
  static async start(): Promise<WebKit> {
    const { WEBKIT_DRIVER_PATH = 'WebKitWebDriver', XVFB_PATH = 'Xvfb' } = process.env;
    const options = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
    const display = spawn(XVFB_PATH, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    const [number] = await once(display.stdio[3] as Readable, 'data');
    const port = await freePort();
    const driver = spawn(WEBKIT_DRIVER_PATH, [`--port=${port}`, '--host=127.0.0.1'], {
      env: { ...process.env, DISPLAY: `:${String(number).trim()}` },
      stdio: 'ignore',
    });
    return new WebKit([driver, display], `http://127.0.0.1:${port}`);
  }

  /** A window of a new visitor, as wide as a desktop's. The caller quits it. */
  async open(): Promise<WebDriver> {
    const driver = await new Builder()
      .usingServer(this.address)
      .withCapabilities({ browserName: 'MiniBrowser' })
      .build();
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...DESKTOP });
    return driver;
  }

  stop(): void {
    for (const process of this.processes) process.kill();
  }
}
