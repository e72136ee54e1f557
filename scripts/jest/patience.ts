import { configure } from '@testing-library/dom';

/** Milliseconds that `findBy…` and `waitFor` wait: first loads of modules are slow on a busy machine. */
configure({ asyncUtilTimeout: 15_000 });
