import { describe, expect, it } from 'vitest';
import { Random } from '../seed/random';
import { FrameReader, heartBeatOf, Malformed, subprotocolOf, versionOf } from './frames';

const reader = () => new FrameReader(2_000, () => '1.2');
const sample =
  'CONNECT\naccept-version:1.2\nheart-beat:20000,0\n\n\0\nSUBSCRIBE\nid:1\ndestination:/user/topic/notify_stats\n\n\0SEND\ncontent-length:3\n\na\0b\0';

describe('frames', () => {
  it('are found in whatever pieces they come', () => {
    const bytes = Buffer.from(sample);
    for (const size of [1, 3, 50, bytes.length]) {
      const read = reader();
      const frames = [];
      for (let at = 0; at < bytes.length; at += size)
        frames.push(...read.read(bytes.subarray(at, at + size)));
      expect(frames.map((frame) => frame?.command)).toEqual(['CONNECT', undefined, 'SUBSCRIBE', 'SEND']);
    }
  });

  it('are refused, and nothing worse, when they are damaged', () => {
    const random = new Random('damage');
    let refused = 0;
    for (let round = 0; round < 3_000; round += 1) {
      const bytes = Buffer.from(sample);
      for (let count = random.between(1, 6); count > 0; count -= 1) {
        bytes[random.between(0, bytes.length - 1)] = random.pick([
          0,
          10,
          13,
          58,
          92,
          255,
          random.between(0, 255),
        ]);
      }
      try {
        for (const frame of reader().read(bytes)) {
          for (const value of Object.values(frame?.headers ?? {})) expect(typeof value).toBe('string');
        }
      } catch (error) {
        expect(error).toBeInstanceOf(Malformed);
        refused += 1;
      }
    }
    expect(refused).toBeGreaterThan(100);
  });

  it('take the first of repeated headers, and none for a property of every object', () => {
    const [frame] = reader().read(Buffer.from('SUBSCRIBE\nid:1\nid:2\n__proto__:x\n\n\0'));
    expect(frame?.headers.id).toBe('1');
    expect(Object.keys(frame?.headers ?? {})).toEqual(['id']);
  });
});

it('agrees on the best version and sub-protocol', () => {
  expect([versionOf('1.0,1.1'), versionOf(' 1.2 , 9'), versionOf(undefined), versionOf('3')]).toEqual([
    '1.1',
    '1.2',
    '1.0',
    undefined,
  ]);
  expect(subprotocolOf(['v10.stomp', 'v11.stomp'])).toBe('v11.stomp');
  expect(subprotocolOf(['mqtt'])).toBeUndefined();
});

it('reads heart-beats, and refuses what is none', () => {
  expect(heartBeatOf('20000,0')).toEqual([20_000, 0]);
  expect(heartBeatOf(undefined)).toEqual([0, 0]);
  for (const header of ['', '1', '-1,0', '1,2,3', '1e9,0', '9999999999,0']) {
    expect(() => heartBeatOf(header)).toThrow(Malformed);
  }
});
