import type { Operation } from '../shape/operation';
import { flag, record, text, time } from '../shape/schema';
import { sentence, user } from './shared';

export const profile = {
  name: 'profile',
  method: 'GET',
  path: '/api/v1/My/getUserProfile',
  about: 'The account of the user.',
  usedBy: 'profile of the console',
  without: sentence('The page'),
  data: record(
    {},
    { ...user.properties, phoneProved: flag, lastLoginIp: text, lastLoginAt: time, passwordChangedAt: time },
  ),
} as const satisfies Operation;
