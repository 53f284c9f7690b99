import { describe, expect, it } from 'vitest';
import {
  apagarRascunho,
  guardarRascunho,
  isDeOutraVersao,
  lerRascunho,
  lerRascunhos,
  lugarDoRascunho,
  quandoFoi,
  trazAlgo,
} from './rascunho.ts';

describe('drafts', () => {
  const em = new Date('2026-11-20T14:32:00Z');

  it('come back whole to the same user, without passwords, for a week', () => {
    const { senha: _, ...valores } = { nome: 'Bento', senha: 'segredo', cor: 'parda', apelido: 'B', versao: 3, contatos: [{ valor: 'a' }] };
    const guardado = guardarRascunho('ana@exemplo', 'pessoa-nova', { ...valores, senha: 'segredo' }, ['senha'], em);
    expect(guardado).toEqual({ em: em.toISOString(), valores });
    expect(lerRascunho('ana@exemplo', 'pessoa-nova', em)).toEqual(guardado);
    expect(lerRascunho('bia@exemplo', 'pessoa-nova', em)).toBeNull();
    expect(lerRascunho('ana@exemplo', 'pessoa-nova', new Date('2026-11-28T14:32:00Z'))).toBeNull();
    apagarRascunho('ana@exemplo', 'pessoa-nova');
    expect(lerRascunho('ana@exemplo', 'pessoa-nova', em)).toBeNull();
  });

  const salvos = { versao: 4, religiao: '', nomeSocial: null, contacts: [{ id: 1, valor: 'a' }] };

  it('are worth an offer only if the record does not say the same by now', () => {
    expect(trazAlgo({ valores: { ...salvos, religiao: 'Umbanda' } }, salvos)).toBe(true);
    expect(trazAlgo({ valores: { ...salvos, contacts: [] } }, salvos)).toBe(true);
    expect(trazAlgo({ valores: { ...salvos, versao: 3, nomeSocial: '' } }, salvos)).toBe(false);
  });

  it('say if the record was saved since, and nothing of a new one', () => {
    expect(isDeOutraVersao({ valores: { versao: 3 } }, salvos)).toBe(true);
    expect(isDeOutraVersao({ valores: { versao: 4 } }, salvos)).toBe(false);
    expect(isDeOutraVersao({ valores: { nome: 'Ana' } }, { nome: '' })).toBe(false);
  });

  it('stand in a place of their own for each form, and the newest is read first', () => {
    const guardar = (chave: string, nome: string, quando: string) => guardarRascunho('ana@exemplo', chave, { nome }, [], new Date(quando));
    guardar(lugarDoRascunho('pessoa-1', 'a'), 'Ana', '2026-11-20T10:00:00Z');
    guardar(lugarDoRascunho('pessoa-1', 'b'), 'Bia', '2026-11-20T11:00:00Z');
    guardar(lugarDoRascunho('pessoa-12', 'c'), 'Caio', '2026-11-20T12:00:00Z');
    guardar(lugarDoRascunho('pessoa-1', 'd'), 'Davi', '2026-11-01T12:00:00Z');
    const lidos = () =>
      lerRascunhos('ana@exemplo', 'pessoa-1', new Date('2026-11-21T10:00:00Z')).map(({ chave, valores }) => [chave, valores['nome']]);
    expect(lidos()).toEqual([
      ['pessoa-1#b', 'Bia'],
      ['pessoa-1#a', 'Ana'],
    ]);
    apagarRascunho('ana@exemplo', 'pessoa-1#b');
    expect(lidos()).toEqual([['pessoa-1#a', 'Ana']]);
  });

  it('say when they were kept by the clock of the school, whatever the zone of the computer', () => {
    const guardado = new Date('2026-11-22T12:26:00Z');
    expect(quandoFoi(guardado, new Date('2026-11-22T20:00:00Z'))).toBe('09:26');
    // Past midnight in Greenwich, still the evening before at the school.
    expect(quandoFoi(new Date('2026-11-23T01:00:00Z'), new Date('2026-11-22T20:00:00Z'))).toBe('22:00');
    expect(quandoFoi(guardado, new Date('2026-11-24T12:00:00Z'))).toBe('22/11/2026 09:26');
  });
});
