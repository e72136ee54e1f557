import { SHELL_MARK } from 'shared/platform';
import { Container } from 'shared/ui';
import { styled } from 'styled-components';

/** Content of the shell in the place of a page. No stylesheet of a remote matches it. */
export const ShellContainer = styled(Container).attrs({ [SHELL_MARK as string]: '' })``;
