import {
  deleteOwnAvatarContract,
  getAvatarPageContract,
  getAvatarsContract,
  getOwnAvatarsContract,
  getUserAvatarsContract,
  hideOwnAvatarContract,
  setAvatarOptOutContract,
} from '../avatars/schema.ts';
import { example } from '@portico/sdk/contracts/example';

export const avatarsExamples = [
  example(getAvatarsContract, {
    answer: [
      {
        user_id: '473052869059424293',
        avatar: '6b7fa434f92a8b80aab02d9bf1a12e49.png',
        timestamp: 1763640000,
      },
    ],
  }),
  example(getAvatarPageContract, {
    query: { page: 1 },
    answer: {
      entries: [
        {
          user_id: '473052869059424293',
          avatar: '6b7fa434f92a8b80aab02d9bf1a12e49.png',
          timestamp: 1763640000,
        },
      ],
      page: 1,
      pages: 1,
      earlier: null,
      later: null,
      extent: 'one',
    },
  }),
  example(getUserAvatarsContract, {
    params: { userId: '473052869059424293' },
    answer: [
      {
        user_id: '473052869059424293',
        avatar: '6b7fa434f92a8b80aab02d9bf1a12e49.png',
        timestamp: 1763640000,
      },
    ],
  }),
  example(getOwnAvatarsContract, {
    answer: {
      optedOut: false,
      entries: [
        {
          user_id: '473052869059424293',
          avatar: '6b7fa434f92a8b80aab02d9bf1a12e49.png',
          timestamp: 1763640000,
          hidden: false,
        },
      ],
    },
  }),
  example(hideOwnAvatarContract, {
    params: { avatar: '6b7fa434f92a8b80aab02d9bf1a12e49.png' },
    body: { hidden: true },
    answer: {
      optedOut: false,
      entries: [
        {
          user_id: '473052869059424293',
          avatar: '6b7fa434f92a8b80aab02d9bf1a12e49.png',
          timestamp: 1763640000,
          hidden: true,
        },
      ],
    },
  }),
  example(deleteOwnAvatarContract, {
    params: { avatar: '6b7fa434f92a8b80aab02d9bf1a12e49.png' },
    answer: { optedOut: false, entries: [] },
  }),
  example(setAvatarOptOutContract, {
    body: { optedOut: false },
    answer: {
      optedOut: false,
      entries: [
        {
          user_id: '473052869059424293',
          avatar: '6b7fa434f92a8b80aab02d9bf1a12e49.png',
          timestamp: 1763640000,
          hidden: false,
        },
      ],
    },
  }),
];
