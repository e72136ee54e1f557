import { configure } from '@testing-library/dom';

/** Milliseconds for `findBy…` and `waitFor`: the first load of a module is slow on a busy machine. */
configure({ asyncUtilTimeout: 15_000 });
