import { expect, test } from 'vitest';
import { insistirNaNota, largarNota, type NotasNaFila, pedidosDe, restoDasNotas } from './envio.ts';

const notas: NotasNaFila = {
  turmaDisciplinaId: 3,
  celulas: [
    { linha: '10', coluna: '1', valor: '7.5', versao: 0, rotulo: 'Ana · Prova' },
    { linha: '11', coluna: '1', valor: '8.0', versao: 2, rotulo: 'Bia · Prova' },
    { linha: '12', coluna: '1', valor: null, versao: 1, rotulo: 'Caio · Prova' },
  ],
};
const textos = { mudou: 'mudou', semResposta: 'sem resposta' };
const onde = (matriculaId: number) => ({ avaliacaoId: 1, matriculaId });

test('are sent over the versions that they were typed over, as many at once as the server takes', () => {
  expect(pedidosDe(notas)).toMatchObject([
    { turmaDisciplinaId: 3, celulas: [{ avaliacaoId: '1', matriculaId: '10', versao: 0, valor: '7.5' }, { versao: 2 }, { valor: null }] },
  ]);
  const muitas = {
    ...notas,
    celulas: Array.from({ length: 1_001 }, (_, i) => ({ linha: `${i}`, coluna: '1', valor: '1', versao: 0, rotulo: '' })),
  };
  expect(pedidosDe(muitas).map(({ celulas }) => celulas.length)).toEqual([500, 500, 1]);
});

test('what was saved goes; what was refused or changed stays with what was typed and what stands', () => {
  const resto = restoDasNotas(
    notas,
    [
      { ...onde(10), versao: 1, em: '' },
      { ...onde(11), conflito: { valor: '6.0000', versao: 3, por: 'Rui', em: '' } },
      { ...onde(12), recusa: 'A etapa está fechada.', codigo: 'X' },
    ],
    textos,
  );
  expect(resto?.problemas).toMatchObject([
    { id: '11:1', rotulo: 'Bia · Prova', digitado: '8', atual: '6', por: 'Rui', motivo: 'mudou', versao: 3 },
    { id: '12:1', digitado: '', atual: null, motivo: 'A etapa está fechada.', versao: null },
  ]);
  expect(resto?.corpo.celulas.map(({ linha }) => linha)).toEqual(['11', '12']);
});

test('nothing is left when all were saved; a cell without an answer is not taken for saved', () => {
  const salvas = notas.celulas.map(({ linha }) => ({ ...onde(Number(linha)), versao: 1, em: '' }));
  expect(restoDasNotas(notas, salvas, textos)).toBeNull();
  expect(restoDasNotas(notas, salvas.slice(1), textos)?.problemas).toMatchObject([{ id: '10:1', motivo: 'sem resposta' }]);
});

test('a choice puts a mark over what stands, or gives it up', () => {
  expect(insistirNaNota(notas, { id: '11:1', versao: 9 }).celulas.map(({ versao }) => versao)).toEqual([0, 9, 1]);
  expect(largarNota(notas, { id: '11:1' })?.celulas.map(({ linha }) => linha)).toEqual(['10', '12']);
  expect(largarNota({ ...notas, celulas: notas.celulas.slice(0, 1) }, { id: '10:1' })).toBeNull();
});
