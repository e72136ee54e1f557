"""A bot that reports its shards and its history to Portico, and knows which servers have a license.

DISCORD_TOKEN, PORTICO_URL and PORTICO_INGEST_KEY (scopes: shards history licenses) configure it.
"""

import asyncio
import os
import time

import discord
from discord.ext import commands, tasks

from portico import Portico, PorticoError, event_id


class Site(commands.Cog):
    """Sends the state of the shards every ten seconds and the history every minute."""

    def __init__(self, bot):
        self.bot = bot
        self.portico = Portico()
        self.licenses = self.portico.licenses()

    async def cog_load(self):
        await self.licenses.start()
        self.reports = asyncio.create_task(self.portico.report_shards(self.bot))
        self.push_history.start()

    async def cog_unload(self):
        self.licenses.stop()
        self.reports.cancel()
        self.push_history.cancel()

    @tasks.loop(minutes=1)
    async def push_history(self):
        minute = int(time.time() / 60)
        latency = self.bot.latency
        reading = {
            "id": event_id("history", minute),
            "timestamp": minute * 60,
            "guilds": len(self.bot.guilds),
            "users": sum(guild.member_count or 0 for guild in self.bot.guilds),
            # Not a number before the first heartbeat.
            "ping": round(latency * 1000) if 0 <= latency < float("inf") else 0,
        }
        try:
            await self.portico.push("history", [reading])
        except PorticoError as error:
            print(error)

    @push_history.before_loop
    async def until_ready(self):
        await self.bot.wait_until_ready()

    @commands.command()
    @commands.guild_only()
    async def premium(self, ctx):
        await ctx.send("This server has a license." if self.licenses.covers(ctx.guild) else "No license.")


class Bot(commands.AutoShardedBot):
    async def setup_hook(self):
        await self.add_cog(Site(self))


def main():
    intents = discord.Intents.default()
    Bot(command_prefix=";", intents=intents).run(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    main()
