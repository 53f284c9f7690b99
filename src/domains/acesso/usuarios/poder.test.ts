import { expect, it } from 'vitest';
import type { DataCivil } from '#shared/datas.ts';
import { type Alcance, daPoder } from './poder.ts';

const dia = (data: string): DataCivil => data as DataCivil;

const comum: Alcance = { entra: true, ate: null, email: 'a@b.c', admin: false, perfis: [] };
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
  expect(daPoder({ ...tesouraria, ate: dia('2099-01-31') }, tesouraria)).toBe(true);
  expect(daPoder({ ...tesouraria, ate: dia('2099-01-31') }, { ...tesouraria, ate: dia('2099-02-01') })).toBe(true);
});

it('gives none: what is held already, what is taken, who does not come in, and who has none', () => {
  expect(daPoder(null, comum)).toBe(false);
  expect(daPoder(admin, admin)).toBe(false);
  expect(daPoder(admin, { ...admin, perfis: [7] })).toBe(false);
  expect(daPoder(admin, tesouraria)).toBe(false);
  expect(daPoder(comum, { ...admin, entra: false })).toBe(false);
  expect(daPoder(comum, { ...comum, email: 'x@b.c' })).toBe(false);
  expect(daPoder(tesouraria, { ...tesouraria, ate: dia('2099-01-31') })).toBe(false);
  expect(daPoder({ ...tesouraria, ate: dia('2099-01-31') }, { ...tesouraria, ate: dia('2099-01-30') })).toBe(false);
  expect(daPoder({ ...comum, ate: dia('2099-01-31') }, comum)).toBe(false);
});
