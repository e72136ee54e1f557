import { By, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import { STATIC_BODY_ID } from '@portico/sdk/platform';
import type { Account } from '../sign-in.ts';

const WAIT_MS = 15_000;
const SHOW = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";

/** A visitor in WebKit. All methods wait for what they name, and fail after {@link WAIT_MS}. */
export class Visitor {
  constructor(
    readonly driver: WebDriver,
    private readonly origin: string,
  ) {}

  /** Opens a page and waits until React's page has replaced the prerendered one. */
  async open(path: string): Promise<void> {
    await this.driver.get(this.origin + path);
    await this.untilInteractive();
  }

  async untilInteractive(): Promise<void> {
    await this.until(
      `the page ${await this.path()} is interactive`,
      async () => (await this.driver.findElements(By.id(STATIC_BODY_ID))).length === 0,
    );
  }

  /** The visible element of a CSS selector that contains the words. */
  async find(selector: string, words = ''): Promise<WebElement> {
    let found: WebElement | undefined;
    await this.until(`${selector} with “${words}” is shown`, async () => {
      found = await this.shown(selector, words);
      return found !== undefined;
    });
    return found!;
  }

  async click(selector: string, words = ''): Promise<void> {
    await this.until(`${selector} with “${words}” can be clicked`, async () => {
      const element = await this.shown(selector, words);
      if (!element) return false;
      // The driver refuses a click while the page still scrolls smoothly.
      await this.driver.executeScript(SHOW, element);
      await element.click();
      return true;
    });
  }

  /** Waits for an address, by path and query. */
  async at(path: RegExp): Promise<void> {
    await this.until(`the address matches ${String(path)}`, async () =>
      path.test(await this.path()),
    );
  }

  async path(): Promise<string> {
    const { pathname, search } = new URL(await this.driver.getCurrentUrl());
    return pathname + search;
  }

  /** Signs in on the open page, by the button of an account on Discord's page. */
  async signIn(account: Account): Promise<void> {
    await this.click('a', 'Login with Discord');
    await this.click(`button[value="${account}"]`);
    await this.driver.wait(until.urlMatches(new RegExp(`^${this.origin}/(?!api/)`)), WAIT_MS);
    await this.untilInteractive();
  }

  async until(what: string, holds: () => Promise<boolean>): Promise<void> {
    // An element that React has replaced meanwhile is looked for again.
    const attempt = () => holds().catch(() => false);
    await this.driver.wait(attempt, WAIT_MS, `Not within ${WAIT_MS / 1000} s: ${what}`);
  }

  private async shown(selector: string, words: string): Promise<WebElement | undefined> {
    for (const element of await this.driver.findElements(By.css(selector))) {
      if ((await element.isDisplayed()) && (await element.getText()).includes(words))
        return element;
    }
    return undefined;
  }
}
