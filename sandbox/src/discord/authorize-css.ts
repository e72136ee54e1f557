/** Style sheet of the sign-in page, similar to Discord's, without its trademarks. */
export const authorizeCss = `
:root { --bg:#1a1b1f; --glow:#2b2f63; --card:#2b2d31; --raised:#36383e; --line:#45474e; --text:#f2f3f5;
  --muted:#b8bbc2; --accent:#5865f2; --accent-soft:#c4c9ff; --ok:#45c27a; --warn:#f0b232; }
@media (prefers-color-scheme: light) { :root { --bg:#e9eaf1; --glow:#cfd4ff; --card:#fff; --raised:#f2f3f7;
  --line:#cfd2da; --text:#17181c; --muted:#50545e; --accent:#4752c4; --accent-soft:#3c45a5; --ok:#1b7a43; --warn:#855400; } }
* { box-sizing:border-box; margin:0; }
html { -webkit-text-size-adjust:100%; }
body { min-height:100vh; display:grid; place-items:center; padding:24px 16px; color:var(--text);
  background:radial-gradient(90rem 50rem at 50% -20%, var(--glow), transparent 70%) var(--bg);
  font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif; }
main { position:relative; width:100%; max-width:560px; padding:36px 32px 28px; border:1px solid var(--line);
  border-radius:16px; background:var(--card); box-shadow:0 24px 60px rgb(0 0 0 / .35); }
.sandbox { position:absolute; top:14px; right:16px; padding:2px 10px; border:1px solid currentColor;
  border-radius:999px; color:var(--warn); font-size:12px; font-weight:700; letter-spacing:.04em; }
header { text-align:center; }
.mark { width:72px; height:72px; margin:0 auto 16px; border-radius:22px; display:grid; place-items:center;
  background:linear-gradient(140deg,#6f7bff,#4752c4); color:#fff; font-size:32px; font-weight:800; }
.eyebrow { color:var(--muted); font-size:14px; }
h1 { font-size:22px; line-height:1.3; font-weight:700; }
h1 span { color:var(--accent-soft); overflow-wrap:anywhere; }
h2 { margin:24px 0 10px; color:var(--muted); font-size:12px; font-weight:700; letter-spacing:.05em; text-transform:uppercase; }
ul { list-style:none; padding:0; }
.may li { display:flex; align-items:center; gap:10px; padding:4px 0; }
.may svg { flex:none; padding:3px; border-radius:50%; background:var(--raised); color:var(--ok); width:22px; height:22px; }
.accounts { display:grid; grid-template-columns:repeat(auto-fit,minmax(220px,1fr)); gap:10px; }
button { font:inherit; color:inherit; cursor:pointer; border-radius:10px; }
.account { width:100%; height:100%; display:flex; align-items:center; gap:12px; padding:12px; text-align:left;
  border:1px solid var(--line); background:var(--raised); transition:border-color .12s, transform .12s; }
.account:hover { border-color:var(--accent); transform:translateY(-1px); }
.account img { flex:none; border-radius:50%; background:var(--line); }
.words { min-width:0; display:block; }
.name, .about { display:block; }
.name { font-weight:650; line-height:1.3; }
.about { color:var(--muted); font-size:13px; line-height:1.35; }
.actions { display:flex; justify-content:center; margin-top:18px; }
.cancel { padding:9px 28px; border:1px solid transparent; background:none; color:var(--muted); font-weight:600; }
.cancel:hover { color:var(--text); text-decoration:underline; }
:focus-visible { outline:3px solid var(--accent-soft); outline-offset:2px; }
.note { margin-top:16px; padding-top:16px; border-top:1px solid var(--line); color:var(--muted); font-size:13px; }
.note strong { color:var(--text); overflow-wrap:anywhere; }
.reason { margin-top:20px; padding:14px 16px; border-radius:10px; background:var(--raised); text-align:center; font-weight:600; }
@media (max-width:480px) { main { padding:32px 18px 22px; } }
@media (prefers-reduced-motion: reduce) { .account { transition:none; } .account:hover { transform:none; } }
`;
