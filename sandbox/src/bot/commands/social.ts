import { category } from './table.ts';

/** Internal categories shown as Social (spec 0 §3). */
export const social = [
  ...category(
    'instagram',
    `
    instagram | Shows an Instagram profile | none | <username> | ig
    instagram post | Shows the pictures in a post | none | <link> | igpost
    instagram follow | Posts new pictures of a profile to a channel | manage guild | <username> <channel>
    instagram unfollow | Stops posting an Instagram profile | manage guild | <username>
    `,
  ),
  ...category(
    'social',
    `
    github | Shows a GitHub profile or repository | none | <name> | gh
    reddit | Shows a recent post of a subreddit | none | <subreddit>
    pinterest | Searches Pinterest for pictures | none | <query>
    snapchat | Shows a Snapchat profile | none | <username>
    roblox | Shows a Roblox profile | none | <username> | rblx
    steam | Shows a Steam profile with its recent games | none | <name or id>
    `,
  ),
  ...category(
    'tiktok',
    `
    tiktok | Shows a TikTok profile | none | <username> | tt
    tiktok video | Plays a video in the chat | none | <link> | ttv
    tiktok follow | Posts new videos of a profile to a channel | manage guild | <username> <channel>
    tiktok unfollow | Stops posting a TikTok profile | manage guild | <username>
    tiktok autopost | Replaces video links in the chat with the video | manage guild | <on or off>
    `,
  ),
  ...category(
    'twitch',
    `
    twitch | Shows a Twitch channel and whether it is live | none | <channel>
    twitch follow | Announces when a channel goes live | manage guild | <channel name> <channel> | twitch add
    twitch unfollow | Stops announcing a Twitch channel | manage guild | <channel name> | twitch remove
    twitch message | Sets the embed that announces a stream | manage guild | <embed code>
    twitch list | Lists the announced channels | manage guild | none
    `,
  ),
  ...category(
    'twitter',
    `
    twitter | Shows a profile on X | none | <username> | x
    twitter follow | Posts new messages from a profile to a channel | manage guild | <username> <channel>
    twitter unfollow | Stops posting a profile on X | manage guild | <username>
    `,
  ),
  ...category(
    'youtube',
    `
    youtube | Searches for a video | none | <query> | yt
    youtube channel | Shows a YouTube channel | none | <channel> | ytc
    youtube follow | Announces new videos of a channel | manage guild | <channel name> <channel>
    youtube unfollow | Stops announcing a YouTube channel | manage guild | <channel name>
    youtube message | Sets the embed that announces a video | manage guild | <embed code>
    `,
  ),
];
