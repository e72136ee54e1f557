import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SdkTestProvider } from '@portico/sdk/testing';
import ContactPage from './page.tsx';

const open = () =>
  render(
    <SdkTestProvider>
      <ContactPage />
    </SdkTestProvider>,
  );
const field = (name: string) => screen.getByRole('textbox', { name });

describe('the contact page', () => {
  it('[spec0 §2.71, §5.1] requires all fields, shows an error at each, and focuses the first', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Open in Email App' }));
    for (const [name, problem] of [
      ['Name', 'Please enter your name.'],
      ['Email', 'Please enter your email address.'],
      ['Subject', 'Please enter a subject.'],
      ['Message', 'Please enter a message.'],
    ] as const) {
      expect(field(name)).toBeInvalid();
      expect(field(name)).toHaveAccessibleDescription(problem);
    }
    expect(field('Name')).toHaveFocus();
    await userEvent.type(field('Name'), 'Mira');
    expect(field('Name')).toBeValid();
  });

  it('[spec0 §5.2] rejects an invalid email', async () => {
    open();
    await userEvent.type(field('Name'), 'Mira');
    await userEvent.type(field('Email'), 'mira@nowhere');
    await userEvent.type(field('Subject'), 'Hi');
    await userEvent.type(field('Message'), '   ');
    await userEvent.click(screen.getByRole('button', { name: 'Open in Email App' }));
    expect(field('Email')).toHaveAccessibleDescription(/valid email address/);
    expect(field('Message')).toHaveAccessibleDescription('Please enter a message.');
    expect(field('Email')).toHaveFocus();
  });

  it('[spec0 §7.13] opens the email client with subject and body, sends no request, and can copy', async () => {
    const user = userEvent.setup();
    const fetched = jest.spyOn(globalThis, 'fetch');
    const opened: string[] = [];
    const note = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      opened.push(event.target.href);
      event.preventDefault();
    };
    document.addEventListener('click', note);
    open();
    await user.type(field('Name'), ' Mira ');
    await user.type(field('Email'), 'mira@example.com');
    await user.type(field('Subject'), 'Slots');
    await user.type(field('Message'), 'Can I{Enter}move one?');
    await user.click(screen.getByRole('button', { name: 'Open in Email App' }));
    document.removeEventListener('click', note);
    expect(opened).toEqual([
      'mailto:help@example.com?subject=Slots&body=' +
        encodeURIComponent('Name: Mira\r\nEmail: mira@example.com\r\n\r\nCan I\r\nmove one?'),
    ]);
    expect(fetched).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: /Copy your message/ }));
    expect(await navigator.clipboard.readText()).toMatch(/^Name: Mira\nEmail: mira@example.com\n/);
  });

  it('a form with text is dirty, an emptied one is not', async () => {
    open();
    const holds = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(holds()).toBe(false);
    await userEvent.type(field('Message'), 'Half of a');
    expect(holds()).toBe(true);
    await userEvent.clear(field('Message'));
    expect(holds()).toBe(false);
  });

  it('[spec0 §1.9, §2.71] offers to copy the address, and links to the support server', async () => {
    const user = userEvent.setup();
    open();
    await user.click(screen.getByRole('button', { name: 'Copy Address' }));
    expect(await navigator.clipboard.readText()).toBe('help@example.com');
    expect(screen.getByRole('link', { name: 'Join Discord Server' })).toHaveAttribute(
      'href',
      'https://discord.gg/juno',
    );
  });
});
