import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Brand } from '../platform/page-data.ts';
import { BrandContext } from './brand/brand.ts';
import { store } from './store/store.ts';

/** Everything of the sdk that lives in React's context. */
export function SdkProvider({ brand, children }: { brand: Brand; children: ReactNode }) {
  return (
    <Provider store={store}>
      <BrandContext value={brand}>{children}</BrandContext>
    </Provider>
  );
}
