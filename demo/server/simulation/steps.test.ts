import { describe, expect, it } from 'vitest';
import { Random } from '../seed/random';
import { type Job, nextStep, status } from './steps';

/** Returns these numbers in turn, then throws: a step must not draw more numbers. */
const drawn = (...numbers: number[]) => {
  const left = [...numbers];
  return () => {
    const next = left.shift();
    if (next === undefined) throw new RangeError('one number too many');
    return next;
  };
};
const running = (done: number, total = 100): Job => ({ status: status.running, done, total });

describe('a job', () => {
  it('waits, then runs', () => {
    const waiting: Job = { status: status.waiting, done: 0, total: 100 };
    expect(nextStep(waiting, drawn(0.9))).toBeNull();
    expect(nextStep(waiting, drawn(0.1))).toEqual(running(0));
  });

  it('gets on by a part of the whole, at least by one', () => {
    expect(nextStep(running(10), drawn(0))).toEqual(running(14));
    expect(nextStep(running(10), drawn(0.999))).toEqual(running(26));
    expect(nextStep(running(0, 3), drawn(0))).toEqual(running(1, 3));
  });

  it.each([
    [0.5, status.success, 100],
    [0.9, status.error, 97],
    [0.95, status.timeout, 95],
    [0.99, status.noData, 0],
  ])('ends by chance: %d', (outcome, ending, done) => {
    expect(nextStep(running(95), drawn(0.5, outcome))).toEqual({ status: ending, done, total: 100 });
  });

  it('without progress ends some time', () => {
    expect(nextStep(running(0, 0), drawn(0.9))).toBeNull();
    expect(nextStep(running(0, 0), drawn(0.1, 0.1))?.status).toBe(status.success);
  });

  it('that has ended stays so', () => {
    for (const ending of [status.success, status.error, status.timeout, status.noData]) {
      expect(nextStep({ status: ending, done: 1, total: 2 }, drawn())).toBeNull();
    }
  });

  it('ends within minutes, whatever comes', () => {
    const random = new Random('steps');
    for (let round = 0; round < 200; round += 1) {
      let job: Job = { status: status.waiting, done: 0, total: 1 + round * 20 };
      let steps = 0;
      for (; job.status <= status.running && steps < 100; steps += 1) {
        job = nextStep(job, () => random.next()) ?? job;
        expect(job.done).toBeLessThanOrEqual(job.total);
      }
      expect(steps).toBeLessThan(100);
    }
  });
});
