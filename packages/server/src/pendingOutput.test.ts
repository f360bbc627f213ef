import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PendingOutput } from './pendingOutput.ts';

const MiB = 1_048_576;

/** An answer as far as it is watched: it can be destroyed, and closes. */
class Response extends EventEmitter {
  destroyed = false;

  destroy(): void {
    this.destroyed = true;
    this.emit('close');
  }
}

const answer = () => {
  const response = new Response();
  return { response, raw: response as unknown as ServerResponse };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('counts nothing for a client that is gone already', () => {
  const pendingOutput = new PendingOutput();
  const { response, raw } = answer();
  response.destroy();
  pendingOutput.track(raw, 32 * MiB);
  expect(pendingOutput.reserveCompressor(raw)).toBe(true);
  expect(pendingOutput.canBuffer(32 * MiB)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it('admits 32 MiB in all, until they are read', () => {
  const pendingOutput = new PendingOutput();
  expect(pendingOutput.canBuffer(32 * MiB)).toBe(true);
  expect(pendingOutput.canBuffer(32 * MiB + 1)).toBe(false);
  const [one, two] = [answer(), answer()];
  pendingOutput.track(one.raw, 20 * MiB);
  pendingOutput.track(two.raw, 12 * MiB);
  expect([pendingOutput.canBuffer(65_536), pendingOutput.canBuffer(65_537)]).toEqual([true, false]);
  one.response.emit('close');
  expect(pendingOutput.canBuffer(20 * MiB)).toBe(true);
  expect(pendingOutput.canBuffer(20 * MiB + 1)).toBe(false);
  two.response.emit('close');
  expect(pendingOutput.canBuffer(32 * MiB)).toBe(true);
});

it('packs ten answers at once, since each takes megabytes', () => {
  const pendingOutput = new PendingOutput();
  const answers = Array.from({ length: 11 }, answer);
  expect(answers.map(({ raw }) => pendingOutput.reserveCompressor(raw))).toEqual([
    ...Array(10).fill(true),
    false,
  ]);
  answers[0]?.response.emit('close');
  expect(pendingOutput.reserveCompressor(answer().raw)).toBe(true);
  expect(pendingOutput.reserveCompressor(answer().raw)).toBe(false);
});

it('cuts off who reads more slowly than 8 KB a second, after 20 seconds', () => {
  const pendingOutput = new PendingOutput();
  const { response, raw } = answer();
  pendingOutput.track(raw, 80_000);
  vi.advanceTimersByTime(29_999);
  expect(response.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(response.destroyed).toBe(true);
  expect(pendingOutput.canBuffer(32 * MiB)).toBe(true);
});

it('cuts off who stops reading in between', () => {
  const { response, raw } = answer();
  const progress = new PendingOutput().track(raw, 80_000);
  for (let i = 0; i < 5; i++) {
    vi.advanceTimersByTime(29_999);
    progress();
  }
  expect(response.destroyed).toBe(false);
  vi.advanceTimersByTime(30_000);
  expect(response.destroyed).toBe(true);
});

it('watches no small answer', () => {
  const { response, raw } = answer();
  new PendingOutput().track(raw, 65_536)();
  expect([vi.getTimerCount(), response.listenerCount('close')]).toEqual([0, 0]);
});

it('leaves who has read alone', () => {
  const { response, raw } = answer();
  new PendingOutput().track(raw, 80_000);
  response.emit('close');
  expect(vi.getTimerCount()).toBe(0);
});
