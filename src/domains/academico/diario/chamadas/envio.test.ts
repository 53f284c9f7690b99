import { expect, test } from 'vitest';
import { type ChamadasNaFila, colisao, comAula, idDasChamadas, insistirNaChamada, largarChamada, marcasNaFila } from './envio.ts';
import { comPrevista, escreverPrevista, lerPrevista } from './prevista.ts';
import type { Quadro } from './rascunho.ts';

const falta = (matriculaId: number, faltas = 1, justificada = false) => ({ matriculaId, faltas, justificada });
const naFila: ChamadasNaFila = {
  turmaId: 1,
  chamadas: [{ aulaId: 5, data: '2026-03-09', versao: null, alunos: [falta(10), falta(11, 0)] }],
  aula: null,
  nomes: { 10: 'Ana', 11: 'Bia' },
  marcas: { a5: { 10: { faltas: 1, justificada: false } } },
};
const quadro: Quadro = {
  turmaId: 1,
  turma: '6º A',
  controle: 'por_aula',
  colunas: [],
  alunos: [{ matriculaId: 10, alunoId: 1, nome: 'Ana', numeroChamada: 1, temFoto: false, lugares: [], justificados: [], marcas: [] }],
};
const coluna = { aulaId: 5, turmaDisciplinaId: 3, disciplina: 'Matemática', data: '2026-03-09', ordem: 1, quantidade: 2, chamada: null };
const textos = { ninguem: 'ninguém faltou', justificada: 'justificada', naoChamada: 'não chamada' };

test('the same rolls have one place in the queue, however often they are corrected', () => {
  expect(idDasChamadas(naFila)).toBe('chamada:1:5');
  const doDia = { ...naFila, chamadas: [{ ...naFila.chamadas[0], aulaId: null }] as ChamadasNaFila['chamadas'] };
  expect(idDasChamadas(doDia)).toBe('chamada:1:2026-03-09');
  const aula = { turmaDisciplinaId: 3, dataAula: '2026-03-09', quantidade: 2, ordem: 1 };
  expect(idDasChamadas({ ...doDia, aula })).toBe('chamada:1:2026-03-09:3:1');
});

test('the marks that wait come back to the columns in sight of their class, and to no other', () => {
  expect(marcasNaFila({ ...quadro, colunas: [coluna] }, [naFila])).toEqual(naFila.marcas);
  expect(marcasNaFila({ ...quadro, colunas: [{ ...coluna, aulaId: 6 }] }, [naFila])).toEqual({});
  expect(marcasNaFila({ ...quadro, turmaId: 2, colunas: [coluna] }, [naFila])).toEqual({});
});

test('a collision says who was absent here and there; it goes again over what stands, or is given up', () => {
  const achada = colisao(naFila, { aulaId: 5, data: '2026-03-09', versao: 4, faltas: [falta(11, 2, true)] }, textos);
  expect(achada).toMatchObject({ digitado: 'Ana', atual: 'Bia (justificada)', versao: 4 });
  expect(insistirNaChamada(naFila, achada).chamadas[0]?.versao).toBe(4);
  expect(largarChamada(naFila, achada)).toBeNull();
});

test('where the roll was taken back meanwhile, one that goes again is a new one', () => {
  const achada = colisao(naFila, { aulaId: 5, data: '2026-03-09', versao: null, faltas: [] }, textos);
  expect(achada).toMatchObject({ atual: 'não chamada', versao: 0 });
  expect(
    insistirNaChamada({ ...naFila, chamadas: naFila.chamadas.map((c) => ({ ...c, versao: 2 })) }, achada).chamadas[0]?.versao,
  ).toBeNull();
});

test('a lesson that was given for its roll gives its number to it', () => {
  const aula = { turmaDisciplinaId: 3, dataAula: '2026-03-09', quantidade: 2, ordem: 1 };
  expect(comAula({ ...naFila, aula, chamadas: naFila.chamadas.map((c) => ({ ...c, aulaId: null })) }, 77)).toMatchObject({
    aula: null,
    chamadas: [{ aulaId: 77 }],
  });
});

test('an expected lesson has a column until one stands in its place', () => {
  const prevista = lerPrevista(escreverPrevista({ ordem: 1, quantidade: 2 }), 3, '2026-03-09');
  expect(comPrevista(quadro, prevista, 'Matemática')).toMatchObject({
    colunas: [{ aulaId: null, turmaDisciplinaId: 3, quantidade: 2, ordem: 1 }],
    alunos: [{ marcas: [null] }],
  });
  const dada = { ...quadro, colunas: [coluna] };
  expect(comPrevista(dada, prevista, 'Matemática')).toBe(dada);
  expect(comPrevista({ ...quadro, controle: 'por_dia' }, prevista, null).colunas).toEqual([]);
  for (const errada of [undefined, '', '0x1', '1', '1x13', '17x1', 'axb']) expect(lerPrevista(errada, 3, '2026-03-09')).toBeNull();
});
