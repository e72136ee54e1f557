import { render, screen } from '@testing-library/react';
import { Route, Routes } from '@portico/sdk';
import { SdkTestProvider } from '@portico/sdk/testing';
import UserHomePage from './page.tsx';

test('[spec1 §2.8] /user redirects to the overview', () => {
  render(
    <SdkTestProvider path="/user">
      <Routes>
        <Route path="/user" element={<UserHomePage />} />
        <Route path="/user/overview" element="the overview" />
      </Routes>
    </SdkTestProvider>,
  );
  expect(screen.getByText('the overview')).toBeInTheDocument();
});
