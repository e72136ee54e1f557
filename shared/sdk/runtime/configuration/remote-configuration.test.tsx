import { render } from '@testing-library/react';
import { defineConfiguration } from '../../platform/configuration.ts';
import { SdkTestProvider } from '../testing.tsx';
import { useRemoteConfiguration } from './remote-configuration.ts';

const configuration = defineConfiguration('mfe-any', {
  rows: { type: 'integer', default: 50, description: 'Rows of a table' },
  order: { type: 'string', enum: ['new', 'old'], default: 'new', description: 'Of rows' },
  hidden: { type: 'array', items: { type: 'string' }, default: ['id'], description: 'Columns' },
});

function Page() {
  const { rows, order, hidden } = useRemoteConfiguration(configuration);
  // Types follow the declaration.
  const typed: { rows: number; order: 'new' | 'old'; hidden: readonly string[] } = {
    ...{ rows, order, hidden },
  };
  return <p>{JSON.stringify(typed)}</p>;
}

test.each([
  [{}, { rows: 50, order: 'new', hidden: ['id'] }],
  [{ 'mfe-any': { rows: 20, hidden: [] } }, { rows: 20, order: 'new', hidden: [] }],
  [{ 'mfe-other': { rows: 20 } }, { rows: 50, order: 'new', hidden: ['id'] }],
])('with %j of the site pack, the first render has %j', (given, shown) => {
  const seen: (string | null)[] = [];
  function Seen() {
    const values = useRemoteConfiguration(configuration);
    seen.push(JSON.stringify(values));
    return null;
  }
  const { container } = render(
    <SdkTestProvider configuration={given}>
      <Page />
      <Seen />
    </SdkTestProvider>,
  );
  expect(container).toHaveTextContent(JSON.stringify(shown));
  expect(seen[0]).toBe(JSON.stringify(shown));
});
