import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Lines of a page that say where it was; the whole is in the file that Playwright names. */
const MAX_LINES = 60;

/** Prints what a failed journey saw, because a log is all that CI keeps. */
export default class SnapshotReporter implements Reporter {
  onTestEnd({ title }: TestCase, { attachments }: TestResult) {
    const page = attachments.find(({ name }) => name === 'error-context')?.path;
    if (!page) return;
    const [, snapshot = ''] = readFileSync(page, 'utf8').split('# Page snapshot');
    const lines = snapshot.trim().split('\n').slice(0, MAX_LINES);
    process.stdout.write(`\nThe page when "${title}" failed:\n${lines.join('\n')}\n`);
  }

  printsToStdio() {
    return false;
  }
}
