import type { ReactNode } from 'react';
import type { Brand } from '../../platform/page-data.ts';
import { brandMarks } from '../../platform/brand-marks.ts';
import { useBrand } from './brand.ts';
import { placeholderBrand } from './placeholder-brand.ts';

interface IfBrandProps {
  /** A part of the brand. */
  has: keyof Brand;
  children: ReactNode;
  /** Shown where the deployment has not set this part. */
  otherwise?: ReactNode;
}

/**
 * Shows its children where the deployment has set a part of its brand: a link to the support server, for
 * example. Prerendered HTML contains both, of which the page server keeps one.
 */
export function IfBrand({ has, children, otherwise = null }: IfBrandProps) {
  const value = useBrand()[has];
  if (value !== placeholderBrand[has]) return value ? children : otherwise;
  const marks = brandMarks(has);
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
