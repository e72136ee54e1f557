import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { serverOf } from '../testing/samples.ts';
import { ServerPicker } from './server-picker.tsx';

const many = Array.from({ length: 40 }, (_, index) => serverOf(index + 1));

function Held({ servers = many }: { servers?: typeof many }) {
  const [value, setValue] = useState('');
  return (
    <>
      <ServerPicker label="Server" servers={servers} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}
const field = () => screen.getByRole('combobox', { name: 'Server' });
const names = () => screen.queryAllByRole('option').map((element) => element.textContent);

describe('the server picker', () => {
  test('[spec1 §9.11] shows at most 12 rows', async () => {
    render(<Held />);
    await userEvent.click(field());
    expect(names()).toHaveLength(12);
  });

  test('[spec1 §2.22, §5.9] finds servers by name or id, case-insensitively', async () => {
    render(<Held />);
    await userEvent.type(field(), 'sERVER 17');
    expect(names()).toEqual([expect.stringContaining('Server 17')]);
    await userEvent.clear(field());
    await userEvent.type(field(), serverOf(23).id);
    expect(names()).toEqual([expect.stringContaining('Server 23')]);
  });

  test('[spec1 §8.14] shows the German message for an empty result', async () => {
    const { unmount } = render(<Held />);
    await userEvent.type(field(), 'nowhere');
    expect(screen.getByText('Keine Server gefunden')).toBeInTheDocument();
    unmount();
    render(<Held servers={[]} />);
    await userEvent.click(field());
    expect(screen.getByText('Keine Server verfügbar')).toBeInTheDocument();
  });

  test('supports arrow keys, Enter and Escape', async () => {
    render(<Held />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    const active = document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
    expect(active).toHaveTextContent('Server 3');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent(serverOf(3).id);
    expect(field()).toHaveValue('Server 3');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('status')).toHaveTextContent(serverOf(3).id);
  });

  test('Enter chooses the first match of the last text, whichever row was active before', async () => {
    render(<Held />);
    await userEvent.type(field(), 'Server 1{ArrowDown}{ArrowDown}7{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent(serverOf(17).id);
  });

  test.each([{ isComposing: true }, { keyCode: 229 }])(
    'leaves the Enter of an input method to it, also in Safari: %j',
    async (ofInputMethod) => {
      render(<Held />);
      await userEvent.click(field());
      fireEvent.keyDown(field(), { key: 'Enter', ...ofInputMethod });
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
      expect(names()).toHaveLength(12);
    },
  );

  test('clears the choice on typing', async () => {
    render(<Held />);
    await userEvent.click(field());
    await userEvent.click(screen.getByRole('option', { name: /Server 5/ }));
    expect(screen.getByRole('status')).toHaveTextContent(serverOf(5).id);
    await userEvent.type(field(), 'x');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
