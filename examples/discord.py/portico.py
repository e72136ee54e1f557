"""Connects a bot to its Portico site. One file, standard library only, Python 3.9 or newer.

    portico = Portico()  # reads PORTICO_URL and PORTICO_INGEST_KEY
    await portico.push("history", [{"id": event_id("history", minute), ...}])

docs/ingest.md describes the streams and their fields.
"""

import asyncio
import email.utils
import hashlib
import json
import os
import random
import re
import time
import urllib.error
import urllib.parse
import urllib.request
from http.client import HTTPException

VERSION = "1"
# Method, list, and maximum number of items of each stream.
STREAMS = {
    "shards": ("POST", "events", 5000),
    "history": ("POST", "events", 5000),
    "activity": ("POST", "events", 5000),
    "component-days": ("POST", "events", 5000),
    "commands": ("PUT", "commands", 5000),
    "templates": ("PUT", "templates", 1000),
    "team-profiles": ("PUT", "profiles", 1000),
    "presence": ("POST", "events", 5000),
    "economy": ("POST", "events", 5000),
    "avatars": ("POST", "events", 20),
    "blacklists": ("PUT", "entries", 5000),
}
MAX_BODY_BYTES = 8 * 1024 * 1024
TIMEOUT_SECONDS = 40
MAX_RETRY_AFTER_SECONDS = 15 * 60


class PorticoError(Exception):
    """A call that failed. The message says what happened, where, and how to solve it."""

    def __init__(self, call, detail, fix, status=None, retry_after=0.0, transient=False):
        super().__init__(f"{call}{f' ({status})' if status else ''}: {detail} {fix}")
        self.call, self.detail, self.fix = call, detail, fix
        self.status, self.retry_after, self.transient = status, retry_after, transient


def event_id(*parts):
    """An id made of what identifies an event: an event that is sent again is stored once."""
    name = "-".join(str(part) for part in parts)
    if re.fullmatch(r"[A-Za-z0-9._:-]{1,64}", name):
        return name
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()


def shard_events(bot, started_at):
    """The state of the shards of a discord.py client. started_at: epoch seconds of its start."""
    now = int(time.time())
    shards = getattr(bot, "shards", None) or {0: bot}
    events = []
    for shard_id, shard in shards.items():
        guilds = [guild for guild in bot.guilds if guild.shard_id == shard_id]
        # Not a number before the first heartbeat.
        latency = shard.latency if 0 <= shard.latency < float("inf") else 0
        events.append(
            {
                "id": event_id("shard", shard_id, now),
                "at": now,
                "shard_count": bot.shard_count or len(shards),
                "shard_id": shard_id,
                "server_count": len(guilds),
                "member_count": sum(guild.member_count or 0 for guild in guilds),
                "latency": round(latency * 1000),
                "uptime": int(now - started_at),
                "is_ready": not shard.is_closed(),
            }
        )
    return events


def _delay_after(attempt, retry_after):
    """Seconds to wait: 0.5 to 60, half of them at random, and at least Retry-After."""
    back_off = min(60, 0.5 * 2 ** (attempt - 1)) * (0.5 + random.random() / 2)
    asked = min(MAX_RETRY_AFTER_SECONDS, retry_after) * (1 + random.random() / 10)
    return max(back_off, asked)


def _retry_after_of(header):
    if not header:
        return 0.0
    try:
        return float(header)
    except ValueError:
        pass
    try:
        return max(0.0, email.utils.parsedate_to_datetime(header).timestamp() - time.time())
    except (TypeError, ValueError):
        return 0.0


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """A redirect would lose the key or the body."""

    def redirect_request(self, *_args):
        return None


class Portico:
    def __init__(self, url=None, key=None, retry_seconds=900, on_retry=None):
        """on_retry(error, seconds) is called before a call is sent again; default: prints the error."""
        self.url = (url or os.environ.get("PORTICO_URL", "")).rstrip("/")
        self.key = key or os.environ.get("PORTICO_INGEST_KEY", "")
        self.retry_seconds = retry_seconds
        self.on_retry = on_retry or (lambda error, seconds: print(f"{error} Next attempt in {seconds:.1f} s."))
        self._opener = urllib.request.build_opener(_NoRedirect)
        self._revision = 0
        if not re.fullmatch(r"https?://[^/]+", self.url):
            fix = "Set PORTICO_URL to the address of the site without a path, such as https://juno.example."
            raise PorticoError("Portico()", f'"{self.url}" is not the address of a site.', fix)
        if not self.key:
            fix = "Set PORTICO_INGEST_KEY to a key of: npm run admin -- keys create bot shards history"
            raise PorticoError("Portico()", "There is no key.", fix)

    async def push(self, stream, events, dry_run=False, retry_seconds=None):
        """Sends events in as many batches as needed. Returns the sum of the receipts."""
        _, _, most = STREAMS[stream]
        total = {"dryRun": dry_run, "accepted": 0, "duplicates": 0, "rejected": []}
        batches = _batches_of(events, most)
        while batches:
            start, batch = batches.pop(0)
            try:
                receipt = await self._send(stream, stream, {"events": batch}, dry_run, retry_seconds)
            except PorticoError as error:
                # A proxy has a smaller limit than the site.
                if error.status != 413 or len(batch) == 1:
                    raise
                half = (len(batch) + 1) // 2
                batches[:0] = [(start, batch[:half]), (start + half, batch[half:])]
                continue
            total["accepted"] += receipt["accepted"]
            total["duplicates"] += receipt["duplicates"]
            for rejection in receipt["rejected"]:
                total["rejected"].append({**rejection, "index": start + rejection["index"]})
        return total

    async def report_shards(self, bot, every_seconds=10):
        """Sends the state of the shards of a discord.py client until its task is canceled."""
        started_at = time.time()
        await bot.wait_until_ready()
        while True:
            try:
                # A newer state is more useful than a late one.
                events = shard_events(bot, started_at)
                await self.push("shards", events, retry_seconds=6 * every_seconds)
            except PorticoError as error:
                print(error)
            await asyncio.sleep(every_seconds)

    async def replace(self, stream, members, revision=None, dry_run=False):
        """Replaces a whole set. A revision that is not newer changes nothing."""
        body = {"revision": self._next_revision(revision), STREAMS[stream][1]: members}
        return await self._send(stream, stream, body, dry_run)

    async def replace_blacklist(self, kind, entries, revision=None):
        """Replaces one of the six blacklists, such as "user/commands". Returns the last receipt."""
        revision = self._next_revision(revision)
        batches = _batches_of(entries, STREAMS["blacklists"][2]) or [(0, [])]
        for part, (_, batch) in enumerate(batches, 1):
            body = {"revision": revision, "part": part, "parts": len(batches), "entries": batch}
            receipt = await self._send("blacklists", f"blacklists/{kind}", body, False)
        return receipt

    async def license(self, guild_id):
        """Whether a server has a license, and since when (epoch seconds)."""
        return await self._call("GET", f"/api/bot/licenses/{guild_id}", "licenses")

    def licenses(self, **options):
        """The servers with a license; see Licenses."""
        return Licenses(self, **options)

    def _next_revision(self, revision):
        self._revision = max(self._revision + 1, int(time.time()))
        return self._revision if revision is None else revision

    async def _send(self, stream, path, body, dry_run, retry_seconds=None):
        address = f"/api/ingest/{path}{'?dryRun=1' if dry_run else ''}"
        data = json.dumps(body).encode()
        return await self._call(STREAMS[stream][0], address, stream, data, retry_seconds)

    async def _call(self, method, path, scope, body=None, retry_seconds=None):
        """Repeats a call with the same bytes while a repetition may help."""
        left = self.retry_seconds if retry_seconds is None else retry_seconds
        attempt = 0
        while True:
            attempt += 1
            try:
                return await asyncio.to_thread(self._try, method, path, scope, body)
            except PorticoError as error:
                seconds = _delay_after(attempt, error.retry_after)
                left -= seconds
                if not error.transient or left < 0:
                    raise
                if attempt == 1:
                    self.on_retry(error, seconds)
            await asyncio.sleep(seconds)

    def _try(self, method, path, scope, body):
        call = f"{method} {path.split('?')[0]}"
        headers = {
            "Authorization": f"Bearer {self.key}",
            "Accept": "application/json",
            "Portico-Version": VERSION,
        }
        if body is not None:
            headers["Content-Type"] = "application/json"
        request = urllib.request.Request(self.url + path, data=body, headers=headers, method=method)
        try:
            with self._opener.open(request, timeout=TIMEOUT_SECONDS) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            raise _error_of(call, scope, error) from error
        except ValueError as error:
            fix = "Set PORTICO_URL to the address of the site itself."
            raise PorticoError(call, "The answer is not JSON.", fix, transient=True) from error
        except (OSError, HTTPException) as error:
            fix = "Check PORTICO_URL, and that the site runs."
            detail = f"{self.url} does not answer ({getattr(error, 'reason', error)})."
            raise PorticoError(call, detail, fix, transient=True) from error


def _error_of(call, scope, error):
    status = error.code
    try:
        detail = str(json.load(error)["detail"])
    except (ValueError, KeyError, TypeError, OSError, HTTPException):
        detail = "The site refused the call."
    scope = {"component-days": "components"}.get(scope, scope)
    fixes = {
        401: f"Create a key on the site's machine: npm run admin -- keys create bot {scope}",
        403: f"Create a key with this scope: npm run admin -- keys create bot {scope}",
        404: "Check PORTICO_URL. An older version of Portico may not have this call.",
        413: "If a proxy refuses it, let it accept bodies of 8 MB (nginx: client_max_body_size 8m).",
    }
    transient = status >= 500 or status in (408, 425, 429)
    fix = fixes.get(status, "It is sent again later." if transient else "docs/ingest.md describes the call.")
    if 300 <= status < 400:
        fix = f"Set PORTICO_URL to the address that the site redirects to ({error.headers.get('Location')})."
    retry_after = _retry_after_of(error.headers.get("Retry-After"))
    return PorticoError(call, detail, fix, status, retry_after, transient)


def _batches_of(items, most):
    """Batches within the limits of a call, with the position of their first item."""
    batches, batch, size = [], [], 1024
    for index, item in enumerate(items):
        length = len(json.dumps(item).encode()) + 2
        if batch and (len(batch) == most or size + length > MAX_BODY_BYTES):
            batches.append((index - len(batch), batch))
            batch, size = [], 1024
        batch.append(item)
        size += length
    if batch:
        batches.append((len(items) - len(batch), batch))
    return batches


class Licenses:
    """The servers with a license, kept up to date by the events of the site.

    on_change(event) and on_message(event) may be coroutines. save_cursor(cursor) stores the cursor after
    each event; pass the stored one as cursor to miss none. Without on_message, messages are not read.
    """

    def __init__(self, portico, cursor=None, on_change=None, on_message=None, save_cursor=None, on_error=print):
        self.portico, self.cursor = portico, cursor
        self.on_change, self.on_message = on_change, on_message
        self.save_cursor, self.on_error = save_cursor, on_error
        self.guild_ids = set()
        self._listed = 0
        self._task = None

    def covers(self, guild):
        return str(guild.id) in self.guild_ids

    async def start(self):
        """Reads all licenses, then follows the changes in a task until stop()."""
        everything = await self.portico._call("GET", "/api/bot/licenses", "licenses")
        self.guild_ids = set(everything["guildIds"])
        self._listed = int(everything["cursor"])
        self.cursor = self.cursor or everything["cursor"]
        self._task = asyncio.create_task(self._follow())

    def stop(self):
        if self._task:
            self._task.cancel()

    async def _follow(self):
        while True:
            try:
                await self._read_next()
            except PorticoError as error:
                self.on_error(error)
                await asyncio.sleep(1 if error.transient else 60)

    async def _read_next(self):
        query = {"after": self.cursor, "wait": 25}
        if self.on_message:
            query["messages"] = 1
        path = "/api/bot/license-events?" + urllib.parse.urlencode(query)
        changes = await self.portico._call("GET", path, "licenses")
        for event in changes["events"]:
            await self._process(event)
            self.cursor = event["cursor"]
            await self._run(self.save_cursor, self.cursor)
        self.cursor = changes["cursor"]

    async def _process(self, event):
        if event["type"] == "message":
            await self._run(self.on_message, event)
        elif event["type"] in ("authorized", "deauthorized"):
            # Earlier changes are part of the list.
            if int(event["cursor"]) > self._listed:
                act = self.guild_ids.add if event["type"] == "authorized" else self.guild_ids.discard
                act(event["guildId"])
            await self._run(self.on_change, event)

    async def _run(self, use, value):
        try:
            result = use(value) if use else None
            if asyncio.iscoroutine(result):
                await result
        except Exception as error:  # The bot's own function must not end the task.
            self.on_error(error)
