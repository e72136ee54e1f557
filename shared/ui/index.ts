/** Components on the shell's CSS variables; compiled into each remote that uses them. */
export { Button, buttonLook } from './button.tsx';
export type { ButtonLook } from './button.tsx';
export { ButtonLink } from './button-link.tsx';
export { Card } from './card.tsx';
export { Badge } from './badge.tsx';
export type { BadgeTone } from './badge.tsx';
export { Dialog } from './dialog.tsx';
export { Container, Grid, Stack } from './layout.tsx';
export { Heading, Text } from './typography.tsx';
export { Skeleton, Spinner } from './loading.tsx';
export { EmptyState, ErrorPanel } from './panels.tsx';
export { SegmentedControl } from './segmented-control.tsx';
export { Select } from './select.tsx';
export type { SelectOption } from './select.tsx';
export { VisuallyHidden } from './visually-hidden.tsx';
export { DESKTOP_MIN_WIDTH, media } from './media.ts';
export { tokens, tokensCss } from './tokens.ts';
