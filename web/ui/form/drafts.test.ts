import { beforeEach, expect, test, vi } from 'vitest';
import { emptyStorage } from '#web/session/log-out.ts';
import { inTab } from '#web/session/safe-storage.ts';
import { stubStorage } from '#web/testing/stub-storage.ts';
import { clearDraft, readDraft, takeDraftOver, writeDraft } from './drafts.ts';

beforeEach(() => stubStorage('sessionStorage'));

test('what was typed comes back, passwords never do', () => {
  writeDraft('register', { email: 'camille@example.org', password: 'Secret!123', confirmPassword: 'Secret!123' });
  expect(readDraft('register')).toEqual({ email: 'camille@example.org' });
  expect(JSON.stringify(globalThis.sessionStorage)).not.toContain('Secret');
});

test('a form that was sent leaves nothing behind', () => {
  writeDraft('list', { title: 'Liste' });
  clearDraft('list');
  expect(readDraft('list')).toBeNull();
});

test('what was typed before logging in goes on after it, and replaces nothing', () => {
  writeDraft('summary', { message: 'Bravo !' });
  takeDraftOver('summary', 'summary:1');
  expect(readDraft('summary:1')).toEqual({ message: 'Bravo !' });
  expect(readDraft('summary')).toBeNull();
  writeDraft('summary', { message: 'Plus tard' });
  takeDraftOver('summary', 'summary:1');
  expect(readDraft('summary:1')).toEqual({ message: 'Bravo !' });
});

test('whoever logs out leaves nothing of what was typed or opened in the tab', () => {
  const booked = inTab<string>('cigogne-booked');
  booked.keep('token');
  writeDraft('list', { title: 'Liste' });
  writeDraft('wish', { title: 'Poussette' });
  emptyStorage();
  expect(booked.read()).toBeNull();
  expect(readDraft('list')).toBeNull();
  expect(readDraft('wish')).toBeNull();
});

test('a browser that blocks its storage does not break a form', () => {
  vi.stubGlobal('sessionStorage', undefined);
  writeDraft('list', { title: 'Liste' });
  expect(readDraft('list')).toBeNull();
});
