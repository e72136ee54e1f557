/** Milliseconds for a test of the API, which starts databases and lets replicas race. */
jest.setTimeout(180_000);
