import { act, renderHook } from '@testing-library/react';
import type { Plan } from '@portico/contracts/store/schema';
import { SdkTestProvider, testSession } from '@portico/sdk/testing';
import { mockApi } from '../testing/mock-api.ts';
import { customer } from '../testing/samples.ts';
import { usePurchase } from './purchase.ts';

const duo: Plan = {
  id: 'Duo',
  name: 'Duo',
  description: 'About Duo',
  price: 849,
  currency: 'EUR',
  servers: 2,
  savings: 15,
  popular: true,
  features: [],
};

test.each([
  ['address', { url: 'https://pay.example.com/cs_1' }, 'https://pay.example.com/cs_1'],
  ['id alone, which is what the specification has', {}, '/api/stripe/checkout/cs_1'],
])(
  '[spec1 §7.9] a checkout session navigates the browser to the payment page by its %s',
  async (_by, more, page) => {
    testSession(customer);
    const requests = mockApi({ 'POST /api/stripe/checkout': { id: 'cs_1', ...more } });
    const go = jest.fn();
    const { result } = renderHook(
      () =>
        usePurchase({
          onNeedsLogin: jest.fn(),
          onTermsChange: jest.fn(),
          go,
        }),
      { wrapper: SdkTestProvider },
    );
    await act(() => result.current.buy(duo, 2, { consent: false }));
    expect(go).toHaveBeenCalledWith(page);
    expect(requests.at(-1)?.body).toMatchObject({ plan: 'Duo', servers: 2, userId: customer.id });
    // The buttons stay disabled during the navigation, so that a second click sends no second
    // request.
    expect(result.current.buying).toBe('Duo');
    // The back/forward cache restores the page as it was.
    const back = Object.assign(new Event('pageshow'), { persisted: true });
    act(() => void dispatchEvent(back));
    expect(result.current.buying).toBeNull();
  },
);
