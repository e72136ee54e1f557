interface PathIconProps {
  /** Data of the path, in 24 × 24 units. */
  path: string;
  /** Width and height in pixels. */
  size: number;
}

/** An icon that data names, drawn with lines. It is decoration: a text beside it says the same. */
export function PathIcon({ path, size }: PathIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
