import { createContext, useCallback, useContext } from 'react';
import type { ReactNode } from 'react';
import { isAtOrBelow } from '../../platform/at-or-below.ts';
import { pageMarks } from '../../platform/brand-marks.ts';
import { useBrand } from './brand.ts';
import { placeholderBrand } from './placeholder-brand.ts';

export const AbsentPagesContext = createContext<readonly string[]>([]);

/** Tells whether the site has a page, by its path. In prerendered HTML, it has all. */
export function useHasPage(): (path: string) => boolean {
  const absent = useContext(AbsentPagesContext);
  return useCallback((path) => !absent.some((page) => isAtOrBelow(path, page)), [absent]);
}

interface IfPageProps {
  /** Path of a page: `/store`. */
  path: string;
  children: ReactNode;
  /** Shown where the site does without the page. */
  otherwise?: ReactNode;
}

/** Shows its children where the site has a page: a link to it, for example. Prerendered HTML contains both. */
export function IfPage({ path, children, otherwise = null }: IfPageProps) {
  const hasPage = useHasPage();
  const isPrerendered = useBrand().name === placeholderBrand.name;
  if (!isPrerendered) return hasPage(path) ? children : otherwise;
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
