import { SHELL_MARK } from '@portico/sdk/platform';
import { Container } from '@portico/ui';
import { styled } from 'styled-components';

/** Content of the shell in place of a page. Stylesheets of remotes do not match it. */
export const ShellContainer = styled(Container).attrs({ [SHELL_MARK as string]: '' })``;
