/* What takes longest to run of all that the shell is made of, ahead of what uses it. */
import 'react-dom/client';
import 'styled-components';
