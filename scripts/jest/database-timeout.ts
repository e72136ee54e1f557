/** Milliseconds for a test of the API: it starts databases, and replicas race in it. */
jest.setTimeout(180_000);
