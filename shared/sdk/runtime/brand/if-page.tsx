import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { isAtOrBelow } from '../../platform/at-or-below.ts';
import { pageMarks } from '../../platform/brand-marks.ts';
import { useBrand } from './brand.ts';
import { placeholderBrand } from './placeholder-brand.ts';

export const AbsentPagesContext = createContext<readonly string[]>([]);

interface IfPageProps {
  /** Path of a page: `/store`. */
  path: string;
  children: ReactNode;
  /** Shown where the site does without the page. */
  otherwise?: ReactNode;
}

/** Shows its children where the site has a page: a link to it, for example. Prerendered HTML contains both. */
export function IfPage({ path, children, otherwise = null }: IfPageProps) {
  const absent = useContext(AbsentPagesContext);
  const isPrerendered = useBrand().name === placeholderBrand.name;
  if (!isPrerendered) return absent.some((page) => isAtOrBelow(path, page)) ? otherwise : children;
  const marks = pageMarks(path);
  return (
    <>
      {marks.start}
      {children}
      {marks.otherwise}
      {otherwise}
      {marks.end}
    </>
  );
}
