import { render } from '@testing-library/react';
import { SdkTestProvider } from '../testing.tsx';
import { IfPage } from './if-page.tsx';

test.each([
  [[], 'plans'],
  [['/store'], 'no plans'],
  [['/stores', '/sto', '/store/one'], 'plans'],
])('a site without %j shows a link to its store as "%s"', (absentPages, shown) => {
  const { container } = render(
    <SdkTestProvider absentPages={absentPages}>
      <IfPage path="/store" otherwise={<p>no plans</p>}>
        <p>plans</p>
      </IfPage>
    </SdkTestProvider>,
  );
  expect(container).toHaveTextContent(new RegExp(`^${shown}$`));
});

test('a link below an absent page is not shown', () => {
  const { container } = render(
    <SdkTestProvider absentPages={['/store']}>
      <IfPage path="/store/one">plan</IfPage>
    </SdkTestProvider>,
  );
  expect(container).toBeEmptyDOMElement();
});
