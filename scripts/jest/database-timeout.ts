/** Milliseconds for a test of the API, which starts databases and several replicas. */
jest.setTimeout(180_000);
