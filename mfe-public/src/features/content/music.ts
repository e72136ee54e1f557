import { Disc3, Headphones, ListMusic, Share2, SlidersHorizontal, Trophy } from 'lucide-react';
import type { FeatureContent } from '../feature-content.ts';

export const music: FeatureContent = {
  benefits: [
    {
      icon: Headphones,
      title: 'Share what is playing',
      text: 'Show the title, artist and cover of your song, or a friend’s.',
    },
    {
      icon: SlidersHorizontal,
      title: 'A remote control',
      text: 'Play, pause, skip and change the volume on your active device.',
    },
    {
      icon: ListMusic,
      title: 'Queue from the chat',
      text: 'Add a song by its name. No need to copy a link.',
    },
    {
      icon: Trophy,
      title: 'Your favorites',
      text: 'See your top songs and artists of the last four weeks, six months or all time.',
    },
    {
      icon: Share2,
      title: 'Save songs you discover',
      text: 'Add a shared song to your library with one command.',
    },
    {
      icon: Disc3,
      title: 'Last.fm included',
      text: 'Scrobbles, top lists, and who on your server plays an artist most.',
    },
  ],
  commands: [
    ['spotify login', '', 'connects your Spotify account'],
    ['spotify nowplaying', '[user]', 'shows the current song'],
    ['spotify play', '<song>', 'plays a song on your active device'],
    ['spotify queue', '<song>', 'adds a song to the queue'],
    ['spotify skip', '', 'skips to the next song'],
    ['spotify top', '[songs or artists] [period]', 'lists your top songs or artists'],
  ],
  steps: [
    ['Connect your account', 'Run one command and confirm at Spotify. Disconnect at any time.'],
    ['Start playing', 'Use your phone, your computer or a speaker.'],
    ['Control it from the chat', 'Play, skip and queue without switching apps.'],
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
