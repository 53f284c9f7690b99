import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Escola, escolaDeTeste } from '#tests/helpers/academico.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { criterioPadrao, DESDE_O_INICIO, type RegraDeAvaliacao } from '../criterio.ts';
import { criteriosDoAno, salvarCriterio } from './criterios.ts';

let s: ServidorDeTeste;
let e: Escola;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.estrutura });
  e = await escolaDeTeste(s.banco.db);
});
afterAll(() => s.fechar());

type Salvo = RegraDeAvaliacao & { plano: string; desdeAno: number; versao: number };
const novo: RegraDeAvaliacao = {
  ...criterioPadrao,
  arredondamento: 'quarto_ponto',
  arredondamentoDesde: 'ano',
  calculoDaEtapa: 'pontos',
  pontosDaEtapa: '25.0000',
  melhoresAvaliacoes: 3,
  recuperacaoPorEtapa: 'media',
  recuperacaoPodeBaixar: true,
  recuperacaoLimitada: true,
  alcanceDaRecuperacao: 'grupo',
  etapasPorRecuperacao: 2,
  recuperacaoFinal: true,
  formulaDaMedia: 'max(Se/Et; Rc)',
  formulaDoExame: '(MP + EX) / 2',
};
const salvar = (partes: object) =>
  s.pedir('PUT', `Curso/${e.cursoId}/criterio`, { body: { ...novo, desdeAno: 2026, versao: null, ...partes } });
const codigos = (corpo: { error?: { code: string; fields?: { path: string; code: string }[] } | null }) =>
  corpo.error?.fields?.length ? corpo.error.fields.map(({ path, code }) => [path, code]) : corpo.error?.code;

test('every field is saved and read as it was said, dated, and the rule of the other plan stands beside it', async () => {
  const { corpo } = await salvar({});
  const itens = (corpo.data as { itens: Salvo[] }).itens;
  expect(itens.find((c) => c.desdeAno === 2026)).toEqual({ ...novo, plano: 'regular', desdeAno: 2026, versao: 1 });
  const adaptado = { ...novo, mediaAprovacao: '5.0000', mediaMinimaRecuperacao: '2.0000', formulaDaMedia: null };
  expect((await salvar({ ...adaptado, plano: 'adaptado' })).status).toBe(200);
  const lido = await s.pedir('GET', `Curso/${e.cursoId}/criterio`);
  expect(
    (lido.corpo.data as { itens: Salvo[] }).itens.map(({ plano, desdeAno, mediaAprovacao }) => [plano, desdeAno, mediaAprovacao]),
  ).toEqual([
    ['regular', 2026, '7.0000'],
    ['regular', DESDE_O_INICIO, '7.0000'],
    ['adaptado', 2026, '5.0000'],
  ]);
  const doAno = await criteriosDoAno(s.banco.db, [e.cursoId], 2027, 'adaptado');
  expect(doAno.get(e.cursoId)?.mediaAprovacao).toBe('5.0000');
});

test('the rule of an adapted plan is taken away from its first year on; the regular one from the start is not', async () => {
  const retirar = (desde: number, plano: string, versao = 1) =>
    s.pedir('DELETE', `Curso/${e.cursoId}/criterio/${desde}?Versao=${versao}&Plano=${plano}`);
  expect(codigos((await retirar(DESDE_O_INICIO, 'regular')).corpo)).toBe('CRITERIO_DO_INICIO');
  expect(codigos((await retirar(2026, 'adaptado', 9)).corpo)).toBe('VERSAO_DESATUALIZADA');
  expect((await retirar(2026, 'adaptado')).status).toBe(200);
  expect((await criteriosDoAno(s.banco.db, [e.cursoId], 2026, 'adaptado')).size).toBe(0);
});

test('what cannot be is refused on its field', async () => {
  const erros = async (partes: object) => codigos((await salvar({ desdeAno: 2030, ...partes })).corpo);
  expect(await erros({ pontosDaEtapa: '0' })).toEqual([['pontosDaEtapa', 'VALOR_MAXIMO_ZERO']]);
  expect(await erros({ formulaDaMedia: 'Se / Q', formulaDoExame: '(MP' })).toEqual([
    ['formulaDaMedia', 'FORMULA_NOME_DESCONHECIDO'],
    ['formulaDoExame', 'FORMULA_ACABA_ANTES'],
  ]);
  expect(await erros({ recuperacaoFinal: false })).toEqual([['formulaDaMedia', 'FORMULA_SEM_RECUPERACAO_FINAL']]);
  expect(await erros({ etapasPorRecuperacao: 1, melhoresAvaliacoes: 0 })).toEqual([
    ['melhoresAvaliacoes', 'VALOR_MINIMO'],
    ['etapasPorRecuperacao', 'VALOR_MINIMO'],
  ]);
});

test('of two who write the rule of an adapted plan for the same year, the second is told', async () => {
  const dados = { ...novo, cursoId: e.cursoId, plano: 'adaptado' as const, desdeAno: 2028, versao: null, tambemCursos: [], conceitos: [] };
  const gravar = (tx: Parameters<Parameters<typeof transacao>[1]>[0]) => salvarCriterio(atoDe(tx, quemDeTeste()), dados);
  const [, segundo] = await passoAPasso(s.banco.db, gravar, () => transacao(s.banco.db, gravar));
  expect(segundo).toMatchObject({ status: 'rejected', reason: { code: 'CRITERIO_JA_EXISTE' } });
});
