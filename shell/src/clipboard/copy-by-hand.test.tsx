import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { copyText } from '@portico/sdk';
import { CopyByHand } from './copy-by-hand.tsx';

// The first text that is not copied loads the dialog's chunk.
beforeAll(() => import('./copy-dialog.tsx'));

describe('a text that the browser does not copy', () => {
  it.each(['https://portico.example/embed#e=abc', 'a link\nand a second line'])(
    'is shown in a field, selected and read-only: %j',
    async (text) => {
      const user = userEvent.setup();
      // As on a page over http.
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
      render(<CopyByHand />);
      await act(() => copyText(Promise.resolve(text)));
      const dialog = await screen.findByRole('dialog', { name: 'Copy it yourself' });
      const field = screen.getByLabelText<HTMLInputElement>('Text to copy');
      expect(dialog).toContainElement(field);
      expect(field).toHaveFocus();
      expect(field).toHaveAttribute('readonly');
      expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(text);
      await user.click(screen.getByRole('button', { name: 'Close' }));
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );
});
