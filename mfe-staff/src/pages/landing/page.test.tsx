import { render, screen } from '@testing-library/react';
import { useLocation } from '@portico/sdk';
import { SdkTestProvider } from '@portico/sdk/testing';
import LandingPage from './page.tsx';

function Where() {
  return <output>{useLocation().pathname}</output>;
}

it('[spec1 §2.34] /staff redirects to the overview', () => {
  render(
    <SdkTestProvider path="/staff">
      <LandingPage />
      <Where />
    </SdkTestProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('/staff/overview');
});
