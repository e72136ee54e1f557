import { createContext, useContext } from 'react';
import type { Brand } from '../../platform/page-data.ts';

export const BrandContext = createContext<Brand | null>(null);

/** The bot's brand, as the deployment configures it. */
export function useBrand(): Brand {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error('useBrand must be used inside the shell');
  return brand;
}
