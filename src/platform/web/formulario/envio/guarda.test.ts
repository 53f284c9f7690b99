import { describe, expect, it } from 'vitest';
import { saiDaJanela } from './guarda.ts';

describe('leaving the record of a window', () => {
  it.each([
    [{ usuario: '2' }, {}],
    [{ usuario: 2 }, { usuario: 3 }],
    [{ protocolo: 'novo', situacao: 'aberto' }, { situacao: 'aberto' }],
  ])('%o → %o leaves it', (atual, proxima) => expect(saiDaJanela(atual, proxima)).toBe(true));
  it.each([
    [{ usuario: 2 }, { usuario: '2' }],
    [{ usuario: 2, aba: 'acesso' }, { usuario: 2 }],
    [{ usuario: 2 }, { usuario: 2, aba: 'historico' }],
  ])('%o → %o stays in it', (atual, proxima) => expect(saiDaJanela(atual, proxima)).toBe(false));
});
