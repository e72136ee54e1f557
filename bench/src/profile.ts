import type { CDPSession } from '@playwright/test';

/** The cold-load profile: a mid-range phone on a slow mobile network. */
export const PROFILE = {
  viewport: { width: 412, height: 823 },
  /** Bytes per second. */
  download: (1.6 * 1024 * 1024) / 8,
  upload: (750 * 1024) / 8,
  /** Additional latency per round trip, in milliseconds. */
  latency: 150,
  /** CPU slowdown factor. */
  cpuSlowdown: 4,
} as const;

/** Applies {@link PROFILE} to a page, with an empty cache. */
export async function throttle(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: false });
  await cdp.send('Network.clearBrowserCache');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PROFILE.latency,
    downloadThroughput: PROFILE.download,
    uploadThroughput: PROFILE.upload,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: PROFILE.cpuSlowdown });
}
