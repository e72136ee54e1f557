import { render } from '@testing-library/react';
import { SdkTestProvider } from '../testing.tsx';
import { IfBrand } from './if-brand.tsx';

test.each([
  ['https://discord.gg/juno', 'server'],
  ['', 'no server'],
])('with the support server "%s", a page shows "%s"', (supportUrl, shown) => {
  const { container } = render(
    <SdkTestProvider brand={{ supportUrl }}>
      <IfBrand has="supportUrl" otherwise={<p>no server</p>}>
        <p>server</p>
      </IfBrand>
    </SdkTestProvider>,
  );
  expect(container).toHaveTextContent(new RegExp(`^${shown}$`));
});
