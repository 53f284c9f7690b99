import { expect, it } from 'vitest';
import { type Alcance, daPoder } from './poder.ts';

const comum: Alcance = { entra: true, email: 'a@b.c', admin: false, perfis: [] };
const admin = { ...comum, admin: true };
const tesouraria = { ...comum, perfis: [7] };

it('gives power: the flag, a profile more, coming in with either, and another mailbox of who has it', () => {
  expect(daPoder(null, admin)).toBe(true);
  expect(daPoder(comum, admin)).toBe(true);
  expect(daPoder(comum, tesouraria)).toBe(true);
  expect(daPoder(tesouraria, { ...comum, perfis: [7, 8] })).toBe(true);
  expect(daPoder(tesouraria, admin)).toBe(true);
  expect(daPoder({ ...admin, entra: false }, admin)).toBe(true);
  expect(daPoder(tesouraria, { ...tesouraria, email: 'x@b.c' })).toBe(true);
});

it('gives none: what is held already, what is taken, who does not come in, and who has none', () => {
  expect(daPoder(null, comum)).toBe(false);
  expect(daPoder(admin, admin)).toBe(false);
  expect(daPoder(admin, { ...admin, perfis: [7] })).toBe(false);
  expect(daPoder(admin, tesouraria)).toBe(false);
  expect(daPoder(comum, { ...admin, entra: false })).toBe(false);
  expect(daPoder(comum, { ...comum, email: 'x@b.c' })).toBe(false);
});
