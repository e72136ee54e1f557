import { RouteCatalog } from '../../src/http/contract/route-catalog.ts';
import { ExampleAnswers } from '../../src/platform/smoke/example-answers.ts';
import { startApi } from '../support/api.ts';

test('the example response of every call of a page matches its contract', async () => {
  const api = await startApi();
  const routes = api.app.get(RouteCatalog).routes();
  const answers = api.app.get(ExampleAnswers).all();
  expect(answers.length).toBeGreaterThan(40);
  const wrong = answers.flatMap(({ method, path, body }) => {
    const route = routes.find(
      (candidate) => candidate.method === method && candidate.path === path,
    );
    const { error } = route!.contract!.response.safeParse(JSON.parse(body));
    return error ? [`${method} ${path}: ${error.message}`] : [];
  });
  expect(wrong).toEqual([]);
  const paths = answers.map(({ path }) => path);
  expect(paths).toContain('/api/staff/desk');
  expect(paths.filter((path) => /^\/api\/(ingest|bot|releases|smoke)/.test(path))).toEqual([]);
});
