import { Disc3, Headphones, ListMusic, Share2, SlidersHorizontal, Trophy } from 'lucide-react';
import type { FeatureContent } from '../feature-content.ts';

export const music: FeatureContent = {
  lead: 'Your Spotify, driven from the chat: show what you hear, play, skip and queue without leaving the conversation.',
  benefits: [
    {
      icon: Headphones,
      title: 'Show what is playing',
      text: 'Title, artist and cover in one message, yours or a friend’s.',
    },
    {
      icon: SlidersHorizontal,
      title: 'A remote control',
      text: 'Play, pause, skip and volume act on the device on which you are listening.',
    },
    {
      icon: ListMusic,
      title: 'The queue in the chat',
      text: 'Somebody names a song, you put it next. No link has to be copied.',
    },
    {
      icon: Trophy,
      title: 'Your favourites',
      text: 'The songs and artists that you play most, over four weeks, six months or all time.',
    },
    {
      icon: Share2,
      title: 'Found, liked, kept',
      text: 'A song that somebody shares is in your library with one command.',
    },
    {
      icon: Disc3,
      title: 'Last.fm as well',
      text: 'Scrobbles, top lists and who of the server knows an artist best.',
    },
  ],
  commands: [
    ['spotify login', '', 'connects your Spotify account'],
    ['spotify nowplaying', '[user]', 'shows the song of the moment'],
    ['spotify play', '<song>', 'plays a song on your active device'],
    ['spotify queue', '<song>', 'puts a song next'],
    ['spotify skip', '', 'goes on to the next song'],
    ['spotify top', '[songs or artists] [period]', 'lists what you play most'],
  ],
  steps: [
    ['Connect your account', 'One command, one consent at Spotify. You can leave at any time.'],
    ['Start something', 'On your phone, your computer or your speaker.'],
    ['Take over from the chat', 'Everything else works from where your friends are.'],
  ],
  category: 'music',
  scene: {
    channel: 'music',
    messages: [
      { from: 'Mira', command: 'spotify nowplaying' },
      { title: 'Paper Moons', text: 'The Tide Tables · Harbour Lights\n1:48 of 3:52' },
      { from: 'Theo', command: 'spotify queue slow orbit' },
      { tone: 'success', title: 'Slow Orbit comes next', text: 'Ines Vale · 4:05' },
    ],
  },
};
