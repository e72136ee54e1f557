import { requireNode } from './node-version.mjs';

test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('Node %s is accepted', (version) => {
  expect(() => requireNode(version)).not.toThrow();
});

test.each(['18.20.0', '20.18.9', '20.9.0'])('Node %s is rejected in one sentence', (version) => {
  expect(() => requireNode(version)).toThrow(
    `Portico needs Node 20.19 or newer; this is Node ${version}.`,
  );
});
