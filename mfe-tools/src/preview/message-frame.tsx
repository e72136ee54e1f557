import type { MouseEvent, ReactNode } from 'react';
import { useBrand } from '@portico/sdk';
import { PreviewRoot } from './preview-root.styles.ts';
import type { PreviewTheme } from './preview-root.styles.ts';

interface MessageFrameProps {
  theme: PreviewTheme;
  width: 'desktop' | 'phone';
  label: string;
  /** Root element with the styles of the content. */
  as?: typeof PreviewRoot;
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
}

/** Sender, avatar and time around the content of a message. */
export function MessageFrame(props: MessageFrameProps) {
  const { theme, width, label, as: Root = PreviewRoot, onClick, children } = props;
  const brand = useBrand();
  return (
    <Root
      data-preview-theme={theme}
      data-width={width}
      data-pickable={onClick && ''}
      role="group"
      aria-label={label}
      onClick={onClick}
    >
      <div className="message">
        <img className="avatar" src={brand.icon} alt="" width={40} height={40} />
        <div>
          <div className="sender">
            {brand.name} <span className="app">APP</span>
            <span className="when">Today at 12:00</span>
          </div>
          {children}
        </div>
      </div>
    </Root>
  );
}
