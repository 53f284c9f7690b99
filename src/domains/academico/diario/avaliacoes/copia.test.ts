import { expect, test } from 'vitest';
import { criterioPadrao } from '#domains/academico/estrutura/criterio/criterio.ts';
import { dataNaEtapa, planejarCopia } from './copia.ts';

const etapa = (id: number, ordem: number, dataInicio: string, dataFim: string, situacao: 'aberto' | 'fechado' = 'aberto') => ({
  id,
  nome: `${ordem}º bimestre`,
  ordem,
  dataInicio,
  dataFim,
  situacao,
  periodo: '2026',
  periodoFim: '2026-12-18',
  periodoSituacao: 'aberto' as const,
});
const diario = (etapas: ReturnType<typeof etapa>[]) => ({
  turma: '6A',
  disciplina: 'Matemática',
  curso: '6º ano',
  criterio: criterioPadrao,
  etapas,
  dataInicio: null,
  dataFim: null,
});
const escrita = {
  id: 1,
  ordem: 0,
  etapaId: 11,
  papel: 'avaliacao' as const,
  tipoAvaliacaoId: null,
  nome: 'Prova',
  descricao: null,
  dataAvaliacao: '2026-02-20',
  dataRecuperacao: null,
  valorMaximo: '10.0000',
  peso: '2.0000',
  substituiId: null,
};
const de = diario([etapa(11, 1, '2026-02-02', '2026-04-17'), etapa(12, 2, '2026-04-20', '2026-07-03')]);

test('an evaluation keeps its place in the etapa, and stays inside a shorter one', () => {
  expect(dataNaEtapa('2026-02-20', { dataInicio: '2026-02-02' }, { dataInicio: '2027-02-08', dataFim: '2027-04-16' })).toBe('2027-02-26');
  expect(dataNaEtapa('2026-04-17', { dataInicio: '2026-02-02' }, { dataInicio: '2027-02-08', dataFim: '2027-03-01' })).toBe('2027-03-01');
});

test('what finds a closed etapa, none, or no place in the criterion is left out and counted', () => {
  const segunda = { ...escrita, id: 2, etapaId: 12, dataAvaliacao: '2026-05-04' };
  const exame = { ...escrita, id: 3, etapaId: null, papel: 'exame' as const, dataAvaliacao: '2026-06-30' };
  const para = diario([etapa(21, 1, '2027-02-08', '2027-04-16', 'fechado'), etapa(22, 2, '2027-04-19', '2027-07-02')]);
  const { copias, semLugar } = planejarCopia(
    [escrita, segunda, exame],
    de,
    { ...para, criterio: { ...criterioPadrao, usaExameFinal: false } },
    9,
  );
  expect(copias).toMatchObject([{ id: 2, etapaId: 22, dataAvaliacao: '2027-05-03', destino: 9 }]);
  expect(semLugar).toBe(2);
});

test('what finds an etapa that was handed in, or closed for its class alone, is left out too; the exam is of the year and comes along', () => {
  const marco = { por: 'Rosa', em: '17/04/2027 18:00' };
  const segunda = { ...escrita, id: 2, etapaId: 12, dataAvaliacao: '2026-05-04' };
  const exame = { ...escrita, id: 3, etapaId: null, papel: 'exame' as const, dataAvaliacao: '2026-06-30' };
  const para = diario([etapa(21, 1, '2027-02-08', '2027-04-16'), etapa(22, 2, '2027-04-19', '2027-07-02')]);
  const etapas = para.etapas.map((e, i) => ({ ...e, ...(i === 0 ? { entrega: marco } : { fechada: marco }) }));
  const { copias, semLugar } = planejarCopia([escrita, segunda, exame], de, { ...para, etapas }, 9);
  expect([copias.map(({ id }) => id), semLugar]).toEqual([[3], 2]);
});
