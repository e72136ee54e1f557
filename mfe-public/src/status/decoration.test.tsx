import { act, render, screen } from '@testing-library/react';
import { FadeIn } from './fade-in.tsx';
import { Starfield } from './starfield.tsx';

afterEach(() => jest.restoreAllMocks());

/** A browser in which the element is below the window. @returns the observers that were created */
function belowTheWindow() {
  const observers: { options?: IntersectionObserverInit; enter: () => void }[] = [];
  class Observer {
    observe = jest.fn();
    disconnect = jest.fn();
    constructor(notify: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const entry = { isIntersecting: true } as IntersectionObserverEntry;
      const self = this as unknown as IntersectionObserver;
      observers.push({ options, enter: () => notify([entry], self) });
    }
  }
  globalThis.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
  globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList;
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ top: innerHeight + 1, height: 100 } as DOMRect);
  return observers;
}

describe('the decoration of the status page', () => {
  it('[spec0 §2.39] content below the window fades in when a tenth of it is visible', () => {
    const observers = belowTheWindow();
    render(<FadeIn>Shards</FadeIn>);
    expect(observers.map(({ options }) => options)).toEqual([{ threshold: 0.1 }]);
    expect(screen.getByText('Shards')).toHaveStyle({ opacity: 0 });
    act(() => observers[0]?.enter());
    expect(screen.getByText('Shards')).toHaveStyle({ opacity: 1 });
  });

  it('[spec0 §2.39] the starfield is hidden from assistive technology', () => {
    const { container } = render(<Starfield />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});
