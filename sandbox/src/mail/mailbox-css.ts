/** Style sheet of the mailbox. */
export const mailboxCss = `
:root { --bg:#16171b; --card:#1f2126; --raised:#2a2d34; --line:#363a43; --text:#f2f3f5; --muted:#b3b7c0;
  --accent:#8f9bff; --warn:#f0b232; }
@media (prefers-color-scheme: light) { :root { --bg:#eef0f5; --card:#fff; --raised:#eef0fb; --line:#d5d9e2;
  --text:#17181c; --muted:#50545e; --accent:#3c45a5; --warn:#855400; } }
* { box-sizing:border-box; margin:0; }
html { -webkit-text-size-adjust:100%; }
body { height:100vh; height:100dvh; display:flex; flex-direction:column; background:var(--bg); color:var(--text);
  font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif; }
a { color:var(--accent); }
:focus-visible { outline:3px solid var(--accent); outline-offset:2px; }
header { display:flex; align-items:center; gap:12px; padding:14px 24px; border-bottom:1px solid var(--line);
  background:var(--card); }
h1 { font-size:18px; }
h1 a { color:inherit; text-decoration:none; }
.count { flex:1; color:var(--muted); font-size:14px; }
.sandbox { margin-left:auto; padding:2px 10px; border:1px solid currentColor; border-radius:999px; color:var(--warn);
  font-size:12px; font-weight:700; letter-spacing:.04em; }
main { flex:1; min-height:0; display:grid; grid-template-columns:360px minmax(0,1fr); }
nav { overflow:auto; border-right:1px solid var(--line); background:var(--card); }
ol { list-style:none; padding:8px; }
li a { display:grid; gap:2px; padding:12px 14px; border-radius:10px; color:inherit; text-decoration:none; }
li a:hover { background:var(--raised); }
li a[aria-current] { background:var(--raised); box-shadow:inset 3px 0 var(--accent); }
.subject { font-size:15px; font-weight:650; line-height:1.35; overflow-wrap:anywhere; text-wrap:pretty; }
.to, time { color:var(--muted); font-size:13px; overflow:hidden; text-overflow:ellipsis; }
.empty { display:grid; gap:4px; padding:40px 28px; color:var(--muted); text-align:center; }
.empty strong { color:var(--text); }
article { overflow:auto; display:flex; flex-direction:column; gap:16px; padding:24px 32px 32px; }
article:empty { background:var(--bg); }
.back { display:none; }
h2 { font-size:22px; line-height:1.3; overflow-wrap:anywhere; }
dl { display:grid; gap:4px; font-size:14px; }
dl div { display:grid; grid-template-columns:92px minmax(0,1fr); gap:12px; }
dt { color:var(--muted); }
dd { overflow-wrap:anywhere; }
dd time { font-size:inherit; color:inherit; }
.id { color:var(--muted); font-size:13px; }
iframe { flex:1 0 auto; width:100%; min-height:680px; border:1px solid var(--line); border-radius:12px; background:#fff; }
details { border:1px solid var(--line); border-radius:12px; background:var(--card); }
summary { padding:12px 16px; font-weight:600; cursor:pointer; }
pre { padding:4px 16px 16px; white-space:pre-wrap; overflow-wrap:anywhere;
  font:14px/1.55 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace; }
@media (max-width:900px) {
  body { height:auto; min-height:100vh; }
  header { padding:12px 16px; }
  main { grid-template-columns:minmax(0,1fr); }
  nav { border-right:0; }
  body.list article, body.mail nav { display:none; }
  body.list li a[aria-current] { background:none; box-shadow:none; }
  .back { display:block; }
  iframe { min-height:900px; }
  article { padding:16px; }
}
`;
