import { forgetServerTime, hearServerTime, serverNow } from './server-time.ts';

const SERVER = Date.parse('2026-03-01T12:00:00Z');

beforeEach(() => {
  // The device is a day ahead.
  jest.useFakeTimers({ now: SERVER + 86_400_000 });
  forgetServerTime();
});
afterEach(() => jest.useRealTimers());

const hear = (ms: number) => hearServerTime(new Date(ms).toUTCString());

describe("the server's time", () => {
  it("is the device's before a response, and goes on after one", () => {
    expect(serverNow()).toBe(SERVER + 86_400_000);
    hear(SERVER);
    expect(serverNow()).toBe(SERVER);
    jest.advanceTimersByTime(90_000);
    expect(serverNow()).toBe(SERVER + 90_000);
  });

  it("does not go back because of a cached response, nor with the device's clock", () => {
    hear(SERVER);
    hear(SERVER - 3_600_000);
    jest.setSystemTime(0);
    expect(serverNow()).toBe(SERVER);
    hear(SERVER + 1000);
    expect(serverNow()).toBe(SERVER + 1000);
  });

  it.each([[null], [''], ['yesterday']])('does not change with the date %j', (date) => {
    hear(SERVER);
    hearServerTime(date);
    expect(serverNow()).toBe(SERVER);
  });
});
