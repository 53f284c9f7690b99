import { describe, expect, it } from 'vitest';
import { apagarRascunho, guardarRascunho, lerRascunhos, lugarDoRascunho } from './rascunho.ts';
import { trazAlgo } from './rascunho.ts';
import { recuperarSobre } from './recuperar.ts';

const salvos = { versao: 4, religiao: '', nomeSocial: '', contacts: [{ id: 1, valor: 'a' }], precos: [], descontos: [] };
const rascunho = { valores: { ...salvos, versao: 3, religiao: 'ANTIGO' }, sobre: { religiao: '' } };

describe('a draft over a form', () => {
  it('that nobody touched reads as it was kept, with its version', () => {
    expect(recuperarSobre(salvos, salvos, rascunho, { prefere: 'tela' })).toEqual({
      valores: rascunho.valores,
      sobre: { ...salvos, versao: 3 },
      disputados: [],
    });
  });

  it('changes what it changed and leaves what was typed since', () => {
    const { valores, sobre, disputados } = recuperarSobre(salvos, { ...salvos, nomeSocial: 'NOVO' }, rascunho, { prefere: 'rascunho' });
    expect([valores, sobre, disputados]).toEqual([
      { ...salvos, versao: 3, religiao: 'ANTIGO', nomeSocial: 'NOVO' },
      { ...salvos, versao: 3 },
      [],
    ]);
  });

  it('names the fields that both changed, and puts there what was chosen', () => {
    const tela = { ...salvos, religiao: 'NOVO' };
    const da = recuperarSobre(salvos, tela, rascunho, { prefere: 'tela' });
    expect([da.disputados, da.valores['religiao']]).toEqual([['religiao'], 'NOVO']);
    expect(recuperarSobre(salvos, tela, rascunho, { prefere: 'rascunho' }).valores['religiao']).toBe('ANTIGO');
    expect(recuperarSobre(salvos, { ...salvos, religiao: 'ANTIGO' }, rascunho, { prefere: 'tela' }).disputados).toEqual([]);
  });

  it('puts the rows that both added into one list, and asks about a row that both changed', () => {
    const [primeira] = salvos.contacts;
    const doRascunho = (valor: unknown) => ({ valores: { ...salvos, contacts: valor }, sobre: { contacts: salvos.contacts } });
    const [deles, minha] = [
      { id: null, valor: 'rascunho' },
      { id: null, valor: 'tela' },
    ];
    const somadas = recuperarSobre(salvos, { ...salvos, contacts: [primeira, minha] }, doRascunho([primeira, deles]), { prefere: 'tela' });
    expect(somadas.disputados).toEqual([]);
    expect(somadas.valores['contacts']).toEqual(expect.arrayContaining([primeira, minha, deles]));
    const mesma = recuperarSobre(salvos, { ...salvos, contacts: [{ id: 1, valor: 'b' }] }, doRascunho([{ id: 1, valor: 'c' }]), {
      prefere: 'tela',
    });
    expect([mesma.disputados, mesma.valores['contacts']]).toEqual([['contacts'], [{ id: 1, valor: 'b' }]]);
  });

  it('keeps together lists that name one another by place', () => {
    const referencias = [{ lista: 'precos', em: 'descontos', campo: 'precoIndice' }];
    const tela = { ...salvos, descontos: [{ precoIndice: 0 }] };
    const precos = { valores: { ...salvos, precos: [{ valor: 1 }] }, sobre: { precos: [] } };
    expect(recuperarSobre(salvos, tela, precos, { prefere: 'tela', referencias })).toMatchObject({
      valores: { precos: [], descontos: [{ precoIndice: 0 }] },
      disputados: ['precos', 'descontos'],
    });
  });

  it('is worth an offer only if the record does not say the same by now', () => {
    expect(trazAlgo(rascunho, salvos)).toBe(true);
    expect(trazAlgo(rascunho, { ...salvos, versao: 9, religiao: 'ANTIGO' })).toBe(false);
  });
});

it('each form keeps its draft in a place of its own, and the newest is read first', () => {
  const guardar = (chave: string, nome: string, em: string) => guardarRascunho('ana@exemplo', chave, { nome }, { sobre: {} }, new Date(em));
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
