import { render } from '@testing-library/react';
import { lineIcon } from '@portico/sdk/platform';
import { NavIcon } from './nav-icon.tsx';

const html = (icon: string | undefined) => render(<NavIcon icon={icon} />).container.innerHTML;

describe('NavIcon', () => {
  it('renders what the page server writes', () => {
    // The same text as in api/src/platform/page/frame.test.ts.
    expect(html(lineIcon('<g><circle cx="9" cy="7" r="4"/></g>'))).toBe(
      '<svg width="18" height="18" aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><g><circle cx="9" cy="7" r="4"></circle></g></svg>',
    );
  });

  it.each([undefined, 'images', '<svg viewBox="0 0 24 24"><script/></svg>'])(
    'shows nothing for %s',
    (icon) => {
      expect(html(icon)).toBe('');
    },
  );
});
