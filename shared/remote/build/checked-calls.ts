import webpack from 'webpack';

/** The module that defines calls, as `calls.ts` of the contracts import it. */
const CALL = /^((?:\.\.\/)+)call(\.[jt]s)$/;
const CONTRACTS = /[\\/]contracts[\\/]/;

/** Drafts compare responses with the whole contracts of their calls (`contracts/checks`). */
export const checkedCalls = () =>
  new webpack.NormalModuleReplacementPlugin(CALL, (resource) => {
    if (CONTRACTS.test(resource.context)) {
      resource.request = resource.request.replace(CALL, '$1checks/call$2');
    }
  });
