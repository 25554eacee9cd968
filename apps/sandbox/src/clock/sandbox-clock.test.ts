import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SandboxClock } from './sandbox-clock.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the simulation’s clock', () => {
  it('runs at the requested speed', () => {
    const clock = new SandboxClock(10);
    let ran = 0;
    clock.schedule('a', 1000, () => (ran += 1));
    vi.advanceTimersByTime(99);
    expect(ran).toBe(0);
    vi.advanceTimersByTime(1);
    expect(ran).toBe(1);
  });

  it('applies a change of speed to what is left of a wait', () => {
    const clock = new SandboxClock(1);
    let ran = 0;
    clock.schedule('a', 1000, () => (ran += 1));
    vi.advanceTimersByTime(600);
    clock.setSpeed(4);
    vi.advanceTimersByTime(99);
    expect(ran).toBe(0);
    vi.advanceTimersByTime(1);
    expect(ran).toBe(1);
  });

  it('stops at speed 0', () => {
    const clock = new SandboxClock(1);
    let ran = 0;
    clock.schedule('a', 100, () => (ran += 1));
    vi.advanceTimersByTime(50);
    clock.setSpeed(0);
    vi.advanceTimersByTime(1e6);
    clock.schedule('b', 0, () => (ran += 1));
    vi.advanceTimersByTime(1e6);
    expect(ran).toBe(0);
    clock.setSpeed(1);
    vi.advanceTimersByTime(50);
    expect(ran).toBe(2);
  });

  it('keeps one timer per key, and drops cancelled and stopped ones', () => {
    const clock = new SandboxClock(1);
    const ran: string[] = [];
    clock.schedule('a', 100, () => ran.push('first'));
    clock.schedule('a', 200, () => ran.push('second'));
    clock.schedule('b', 100, () => ran.push('cancelled'));
    clock.cancel('b');
    vi.advanceTimersByTime(200);
    expect(ran).toEqual(['second']);
    clock.schedule('c', 100, () => ran.push('stopped'));
    clock.stop();
    vi.advanceTimersByTime(200);
    expect(ran).toEqual(['second']);
  });
});
