import { category } from './table.ts';

/** Categories for the bot's team, hidden from the public list (spec 0 §5, spec 1 §5). */
export const hidden = [
  ...category(
    'supporter',
    `
    support lookup | Shows a user's servers, licenses and open questions | supporter | <user> | sl
    support invoice | Shows the state of an invoice without payment details | supporter | <invoice id>
    support note | Adds a note about a user for the team | supporter | <user> <text>
    support serverinfo | Shows a server's settings that matter for support | supporter | <server id>
    support canned | Sends a prepared answer | supporter | <name>
    `,
  ),
  ...category(
    'moderator',
    `
    blacklist user | Keeps a user from using the bot | moderator | <user> [duration] [reason] | bl user
    blacklist command | Keeps a user from using one command | moderator | <user> <command> [duration] [reason] | bl command
    blacklist cog | Keeps a user from using a group of commands | moderator | <user> <cog> [duration] [reason] | bl cog
    unblacklist user | Lets a user use the bot again | moderator | <user> | ubl user
    globalhistory | Lists all actions of the team against a user | moderator | <user> | gh user
    `,
  ),
  ...category(
    'administrator',
    `
    blacklist server | Keeps a server from using the bot | administrator | <server id> [duration] [reason] | bl server
    unblacklist server | Lets a server use the bot again | administrator | <server id> | ubl server
    economy log | Lists the economy entries of a user | administrator | <user> | ecolog
    economy adjust | Corrects a balance and notes why | administrator | <user> <amount> <reason>
    authorize | Authorizes a server by hand | administrator | <invoice id> <server id>
    leave | Makes the bot leave a server | administrator | <server id> [reason]
    `,
  ),
  ...category(
    'owner',
    `
    reload | Reloads a group of commands | owner | <cog> | rl
    shards | Shows every shard with its latency and uptime | owner | none
    shard restart | Restarts one shard | owner | <shard id>
    maintenance | Announces and starts maintenance | owner | <minutes> [text]
    team add | Notes a new team member in the bot | owner | <user> <rank>
    announce | Sends a message to the update channels of all servers | owner | <embed code>
    `,
  ),
  ...category(
    'jishaku',
    `
    jishaku | Shows the state of the debugging tools | owner | none | jsk
    jishaku py | Runs a piece of Python | owner | <code> | jsk py
    jishaku sql | Runs a read-only query | owner | <query> | jsk sql
    jishaku shell | Runs a command in the container | owner | <command> | jsk sh
    jishaku tasks | Lists the running tasks | owner | none | jsk tasks
    jishaku debug | Times a command and shows its errors | owner | <command> | jsk dbg
    `,
  ),
];
