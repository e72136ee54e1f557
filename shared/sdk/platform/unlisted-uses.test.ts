import { unlistedUses } from './unlisted-uses.ts';

const REMOTE = {
  kind: 'remote',
  name: 'mfe-tools',
  sdk: '^2.2.0',
  sdkExports: ['Link', 'request'],
  operations: ['getPlans'],
  calls: { getPlans: {} },
  federation: { library: '2.9.2' },
} as const;

/** The output of webpack, Rspack and Vite for the same page, minified. */
const BUNDLES: Record<string, Record<string, string>> = {
  webpack: {
    'remoteEntry.js': `(()=>{var m={12(e,t,r){r.d(t,{get:()=>i})}};g.data={6675:{fallback:()=>()=>{},singleton:!0,
      requiredVersion:"^2.2.0",shareKey:"@portico/sdk"},8185:{requiredVersion:"^19.3.1",shareKey:"react"}}})()`,
    'page.js': `"use strict";(self.chunks=self.chunks||[]).push([[5],{16(e,r,t){var n=t(6675),a=t(6614),o=t(8185);
      let i=(0,a.T)({operation:"getPlans",method:"GET",path:"/api/plans"});
      (0,a.T)({operation:"stripeWebhook",method:"POST",path:"/api/hook"});
      function u(n){return n.Extension}
      t.d(r,{default:()=>u(o.useState),Anchor:()=>n.Link,ask:()=>(0,n.request)(i)})}}])`,
  },
  rspack: {
    'remoteEntry.js': `(()=>{r.data={5480:{shareScope:"default",shareKey:"@portico/sdk",import:null,requiredVersion:"^2.2.0"}}})()`,
    'page.js': `(self.chunks=self.chunks||[]).push([[5],{69(e,r,t){var s,a=t(6614);s=t(5480);let{request:d}=s,
      i=(0,a.T)({operation:"getPlans",method:"GET",path:"/api/plans"});
      r.default=()=>d(i,s.Link)}}])`,
  },
  vite: {
    'shares.js':
      'var i={"@portico/sdk":r(`@portico/sdk`,`2.2.0`,`default`,!0,{singleton:!0,requiredVersion:`^2.2.0`})};export{i}',
    'page.js':
      'import{q as Q,n as nr,T}from"./a.js";var c,d,ir=e=>{c=e.Link,d=e.request,e.default},$=nr(Q.share,{canonical:`default:@portico/sdk`,aliases:[`@portico/sdk`]});' +
      '$===void 0?Q.then(()=>{if($=nr(Q.share,{canonical:`default:@portico/sdk`}),$===void 0)throw Error(`no`);ir($)}):ir($);' +
      'var p=T({operation:`getPlans`,method:`GET`,path:`/api/plans`});T({operation:`other`,method:`GET`,path:`/api/o`});export{c,d as e,p}',
  },
};

const check = (bundler: string, change: object = {}, page = (text: string) => text) =>
  unlistedUses(
    { ...REMOTE, ...change },
    new Map(
      Object.entries(BUNDLES[bundler] ?? {}).map(([path, text]) => [
        path,
        path === 'page.js' ? page(text) : text,
      ]),
    ),
  );

describe.each(Object.keys(BUNDLES))('a release built by %s', (bundler) => {
  it('has no unlisted use where release.json lists what its scripts use', () => {
    expect(check(bundler)).toEqual([]);
  });

  it('has no unlisted use where release.json lists more', () => {
    expect(check(bundler, { sdkExports: ['Link', 'request', 'toast'] })).toEqual([]);
  });

  it('has every name of the sdk and every call unlisted where release.json lists none', () => {
    expect(check(bundler, { sdkExports: [], operations: [], calls: {} })).toEqual([
      expect.stringContaining('use Link, request of @portico/sdk, but sdkExports'),
      expect.stringContaining('call getPlans, but operations of release.json does not list them'),
    ]);
  });

  it('has a call without its shape unlisted', () => {
    expect(check(bundler, { calls: {} })).toEqual([
      expect.stringContaining('call getPlans, but calls'),
    ]);
    expect(check(bundler, { calls: undefined, federation: undefined })).toEqual([]);
  });

  it('needs the range of the sdk that its scripts consume', () => {
    expect(check(bundler, { sdk: '>=1' })).toEqual([
      expect.stringContaining('need @portico/sdk ^2.2.0, but release.json says >=1'),
    ]);
  });

  it('says how to rewrite release.json', () => {
    const [first] = check(bundler, { sdkExports: [] });
    expect(first).toContain('"npm run build -- mfe-tools"');
    expect(first).toContain('"npm run release -- describe mfe-tools --dir <folder>"');
  });
});

describe('unlistedUses', () => {
  it('refuses a name of the sdk that is computed at run time', () => {
    const problems = check('webpack', {}, (text) =>
      text.replace('n.Link', 'n["Li"+e]').replace('n.request', 'n["request"]'),
    );
    expect(problems).toEqual([expect.stringContaining('imports all of')]);
  });

  it('refuses a module that the shell does not provide', () => {
    const scripts = new Map([
      ['remoteEntry.js', 'r.data={7:{shareKey:"lodash",requiredVersion:"^4.0.0"}}'],
    ]);
    expect(unlistedUses(REMOTE, scripts)).toEqual([
      expect.stringContaining('consume lodash from the shell, which only provides react,'),
    ]);
  });

  it('reads a module id that a minifier writes with an exponent', () => {
    const scripts = new Map([
      [
        'remoteEntry.js',
        'r.data={1e3:{shareKey:"@portico/sdk",requiredVersion:"^2.2.0"}};r.m={8(e,t,r){t.p=r(1e3).toast}}',
      ],
    ]);
    expect(unlistedUses(REMOTE, scripts)).toEqual([expect.stringContaining('use toast of')]);
  });

  it('reports the script that is not JavaScript', () => {
    const scripts = new Map([['page.js', 'x({operation: {']]);
    expect(() => unlistedUses(REMOTE, scripts)).toThrow('page.js cannot be read');
  });

  it('lists the calls of a shell, except for older shells, which do not list theirs', () => {
    const call = (name: string) =>
      `t.${name}=f({operation:"${name}",method:"POST",path:"/api/x"});`;
    const scripts = new Map([['main.js', call('signOut') + call('getTeam')]]);
    const shell = { ...REMOTE, kind: 'shell', name: 'shell', operations: [] } as const;
    expect(unlistedUses(shell, scripts)).toEqual([expect.stringContaining('call getTeam, but')]);
  });
});
