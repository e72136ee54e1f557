import { SHELL_MARK } from '@portico/sdk/platform';
import { Container } from '@portico/ui';
import { styled } from 'styled-components';

/** Content of the shell in the place of a page. No stylesheet of a remote matches it. */
export const ShellContainer = styled(Container).attrs({ [SHELL_MARK as string]: '' })``;
