import { styled } from 'styled-components';
import { MoonIcon, SunIcon, SystemIcon } from './bar-icons.tsx';

/** Of its three icons, the one of `<html data-theme>` is visible, in the server's HTML, too. */
const Icons = styled.span`
  display: contents;

  :root[data-theme='system'] & > :not(:nth-child(1)),
  :root[data-theme='light'] & > :not(:nth-child(2)),
  :root[data-theme='dark'] & > :not(:nth-child(3)) {
    display: none;
  }
`;

/** The icon of the visitor's choice of theme. */
export const ThemeIcon = () => (
  <Icons>
    <SystemIcon size={20} />
    <SunIcon size={20} />
    <MoonIcon size={20} />
  </Icons>
);
