import { category } from './table.ts';

/** Internal categories shown as Fun (spec 0 §3). */
export const fun = [
  ...category(
    'confessions',
    `
    confess | Posts an anonymous message in the confession channel | none | <text>
    confessions setup | Picks the channel for anonymous confessions | manage guild | <channel>
    confessions mute | Mutes the author of a confession without revealing who they are | manage messages | <number>
    confessions reset | Removes the confession channel and its mutes | administrator | none
    `,
  ),
  ...category(
    'emoji',
    `
    emoji | Shows an emoji in full size with its ID | none | <emoji> | e, jumbo
    emoji add | Adds an emoji from another server, a link or an attachment | manage expressions | <emoji or link> [name] | steal
    emoji addmany | Adds several emoji at once | manage expressions | <emoji>
    emoji delete | Removes an emoji from this server | manage expressions | <emoji>
    emoji rename | Renames an emoji | manage expressions | <emoji> <name>
    emoji stats | Shows the most used emoji on this server | none | none
    sticker add | Adds a sticker from a message | manage expressions | [name] | stealsticker
    sticker delete | Removes a sticker from this server | manage expressions | <sticker>
    `,
  ),
  ...category(
    'fun',
    `
    8ball | Answers a question with doubtful wisdom | none | <question>
    choose | Picks one of the options for you | none | <options>
    ship | Rates how well two members match | none | <member> [member]
    tictactoe | Plays tic-tac-toe with buttons | none | <member> | ttt
    connect4 | Plays four in a row with buttons | none | <member> | c4
    blacktea | Starts a word game in which each answer must contain three letters | none | none | tea
    wordle | Starts a daily word puzzle | none | none
    trivia | Asks a question with four answers | none | [topic]
    meme | Shows a fresh meme | none | none
    quote | Turns a message into an image | none | <message> | q
    caption | Adds a caption above an image | none | <image> <text>
    rotate | Rotates an image | none | <image> [degrees]
    `,
  ),
  ...category(
    'giveaway',
    `
    gstart | Starts a giveaway, with requirements such as --level, --role, --age or --messages | manage guild | <duration> <winners> <prize> [requirements] | giveaway start
    gquick | Starts a small giveaway with one winner in the next five minutes | manage guild | <prize>
    gend | Ends a giveaway now and draws the winners | manage guild | <message> | giveaway end
    greroll | Draws a new winner | manage guild | <message> [winners] | giveaway reroll
    gcancel | Cancels a giveaway without winners | manage guild | <message> | giveaway cancel
    glist | Lists the giveaways that are running | none | none | giveaways
    gedit | Changes the prize, winners or end of a running giveaway | manage guild | <message> <setting> <value>
    `,
  ),
  ...category(
    'lastfm',
    `
    lastfm set | Connects your Last.fm account | none | <username> | lf set
    lastfm | Shows your current song and how often you have played it | none | [member] | fm, np
    lastfm topartists | Lists your most played artists | none | [member] [period] | fm ta
    lastfm topalbums | Lists your most played albums | none | [member] [period] | fm tab
    lastfm whoknows | Ranks the members who listen to an artist most | none | [artist] | wk
    lastfm collage | Draws a collage of your recent album covers | none | [size] [period] | fm collage
    lastfm customcommand | Sets a custom word that shows your current song | none | <word> | fm cc
    `,
  ),
  ...category(
    'roleplay',
    `
    hug | Gives someone a hug | none | <member>
    pat | Pats someone on the head | none | <member>
    highfive | Gives someone a high five | none | <member>
    poke | Pokes someone | none | <member>
    wave | Waves at someone | none | [member]
    marry | Proposes to someone, who may say no | none | <member>
    divorce | Ends your marriage | none | none
    family | Draws your family tree | none | [member] | tree
    `,
  ),
  ...category(
    'selfbot',
    `
    selfbot check | Looks for signs that an account is automated | manage guild | <member>
    selfbot autokick | Kicks accounts that react faster than a person can | administrator | <on or off>
    selfbot trap | Creates a giveaway that only selfbots join | administrator | [channel]
    `,
  ),
];
