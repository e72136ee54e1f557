/** Style sheet of the hosted payment page. */
export const paymentCss = `
:root { --bg:#f6f8fb; --side:#1f2a44; --side-text:#fff; --side-muted:#c3cbe0; --card:#fff; --line:#d5dbe7; --text:#1a1f36;
  --muted:#4f5b76; --accent:#4f46e5; --accent-hover:#4338ca; --danger:#b3261e; --danger-soft:#fdecea; --warn:#8a5300; --warn-soft:#fff4e0; }
@media (prefers-color-scheme: dark) { :root { --bg:#12151d; --side:#0c1120; --card:#1b2030; --line:#343c52; --text:#eef1f8; --muted:#aeb7cd;
  --danger:#ff8a80; --danger-soft:#3a1d1d; --warn:#ffc766; --warn-soft:#3a2c12; } }
* { box-sizing:border-box; margin:0; }
body { min-height:100vh; background:var(--bg); color:var(--text);
  font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif; }
.banner { padding:8px 16px; background:var(--warn-soft); color:var(--warn); font-size:14px; font-weight:600; text-align:center; }
main { display:grid; min-height:calc(100vh - 37px); }
.order { padding:40px 24px; background:var(--side); color:var(--side-text); }
.order > div, .pay > div { width:100%; max-width:440px; margin-inline:auto; }
.seller { display:flex; align-items:center; gap:12px; margin-bottom:32px; font-weight:600; }
.mark { display:grid; place-items:center; width:36px; height:36px; border-radius:10px; background:var(--accent); color:#fff; font-weight:800; }
.order h1 { color:var(--side-muted); font-size:16px; font-weight:500; }
.total { margin:4px 0 28px; font-size:40px; font-weight:700; letter-spacing:-.02em; }
.items { list-style:none; padding:0; }
.items li { display:flex; justify-content:space-between; gap:16px; padding:14px 0; border-top:1px solid rgb(255 255 255 / .16); }
.items small { display:block; color:var(--side-muted); }
.pay { padding:40px 24px; }
h2 { margin-bottom:16px; font-size:20px; }
label { display:block; margin-bottom:6px; color:var(--muted); font-size:14px; font-weight:600; }
.field { width:100%; min-height:46px; margin-bottom:14px; padding:10px 14px; border:1px solid var(--line); border-radius:8px; background:var(--card); color:var(--text); font:inherit; }
.pair { display:grid; grid-template-columns:1fr 1fr; gap:12px; }
button { width:100%; min-height:48px; margin-top:10px; border:1px solid var(--line); border-radius:8px; background:var(--card); color:var(--text); font:inherit; font-weight:600; cursor:pointer; }
button:hover { border-color:var(--accent); }
.primary { border-color:transparent; background:var(--accent); color:#fff; }
.primary:hover { background:var(--accent-hover); }
.plain { border-color:transparent; background:none; color:var(--muted); }
:focus-visible { outline:3px solid #8b85ff; outline-offset:2px; }
.error { margin-bottom:16px; padding:12px 14px; border-radius:8px; background:var(--danger-soft); color:var(--danger); font-weight:600; }
.note { margin-top:20px; color:var(--muted); font-size:14px; }
a { color:inherit; }
@media (min-width:900px) { main { grid-template-columns:1fr 1fr; } .order, .pay { padding:72px 48px; } .order > div { margin-right:0; } .pay > div { margin-left:0; } }
`;
