import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aditarContrato } from '#domains/academico/contratos/aditivos/registro/server/oficina.ts';
import { cancelarContratos } from '#domains/academico/contratos/ciclo/cancelamento/server/oficina.ts';
import { ativarContratos } from '#domains/academico/contratos/ciclo/server/door.ts';
import { reativarContrato, suspenderContrato } from '#domains/academico/contratos/ciclo/server/oficina.ts';
import { gravarLinhas } from '#domains/academico/contratos/rascunho/server/door.ts';
import { carregarConjuntoDeRegras } from '#domains/contabil/integracao/regras/server/oficina.ts';
import { carregarQuitacao } from '#domains/financeiro/declaracoes/emissao/server/door.ts';
import { criarDesconto } from '#domains/financeiro/cadastros/server/oficina.ts';
import { type Tx, transacao } from '#platform/server/database/kysely.ts';
import { invariantesRegistradas, julgar } from '#platform/server/integridade.ts';
import { formatarData } from '#shared/datas.ts';
import type { RespostaDoRelatorio } from '#shared/relatorios/api.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { bolsaIntegral, contratoAtivoDeTeste, rascunhoDeTeste } from '#tests/helpers/contratos.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { criarMundo, type Mundo, titulosDoContrato } from '#tests/helpers/mundo.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { faturarMes } from './faturar.ts';
import { preverFaturamento } from './queries.ts';

// What a scholarship takes whole is revenue and a deduction of as much: a charity proves by it what it gave.
let s: ServidorDeTeste;
let mundo: Mundo;
let bolsaId = 0;
const fazer = <T>(o: (tx: Tx) => Promise<T>) => transacao(s.banco.db, o);
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.contratos, ...salasDe.relatorios] });
  mundo = await criarMundo(s.banco.db, { vagas: 100 });
  await livrosDeTeste(s.banco.db, 2026);
  await fazer((tx) => carregarConjuntoDeRegras(atoDe(tx, fernanda), { entidade: 'com_fins_lucrativos', vigenteDesde: '2026-01-01' }));
  const corpo = { nome: 'Bolsa integral', tipo: 'bolsa', forma: 'percentual', percentual: '100' } as const;
  bolsaId = (await fazer((tx) => criarDesconto(atoDe(tx, mundo.quem), corpo as Parameters<typeof criarDesconto>[1]))).id;
});
afterAll(() => s.fechar());

const bolsa = {
  descontoId: 0,
  descricao: 'Bolsa integral',
  precoIndice: null,
  forma: 'percentual',
  percentual: '100.0000',
  valorCentavos: null,
  limiteCentavos: null,
  condicional: false,
  sobreValorCheio: false,
  prioridade: 1,
  parcelaDe: 1,
  parcelaAte: null,
} as const;

/** A contract of twelve installments from February on, all of them given. */
async function bolsista(): Promise<number> {
  const { contratoId } = await rascunhoDeTeste(s.banco.db, mundo, ['100.00'], 1_200_000);
  return fazer(async (tx) => {
    await gravarLinhas(tx, [{ contratoId, precos: [], descontos: [{ ...bolsa, descontoId: bolsaId }] }]);
    const { recusados } = await ativarContratos(atoDe(tx, mundo.quem), [{ id: contratoId }], { jaVigoravam: true });
    if (recusados[0]) throw recusados[0].erro;
    return contratoId;
  });
}
const faturar = (periodo: number) => fazer((tx) => faturarMes(atoDe(tx, fernanda), { periodo }));
async function saldo(codigo: string): Promise<number> {
  const { rows } = await sql<{
    saldo: number;
  }>`select coalesce(sum(x.debitos_centavos - x.creditos_centavos), 0)::bigint as saldo from saldos_contabeis x
    join contas_contabeis k on k.id = x.conta_id where k.codigo = ${codigo}`.execute(s.banco.db);
  return rows[0]?.saldo ?? 0;
}
const situacoes = async (contratoId: number) => (await titulosDoContrato(s.banco.db, contratoId)).map((t) => t.situacao);
async function conferir(): Promise<void> {
  const achados = await julgar(s.banco.db, invariantesRegistradas(), { chaveDaAuditoria: Buffer.alloc(32) });
  expect(achados.filter((a) => a.achados > 0 && !a.sala.startsWith('acesso')).map((a) => [a.id, a.exemplos])).toEqual([]);
}

test('a full scholarship owes nothing and is billed: gross revenue and a deduction of as much, in the books and in the report', async () => {
  const contratoId = await bolsista();
  expect(new Set(await situacoes(contratoId))).toEqual(new Set(['baixado']));
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from v_titulo_aberto`.execute(s.banco.db);
  expect(rows[0]?.n).toBe(0);
  expect((await preverFaturamento(s.banco.db, { periodo: 202_602 })).reconhecer).toMatchObject({
    titulos: 1,
    brutoCentavos: 100_000,
    bolsaCentavos: 100_000,
    descontoCentavos: 0,
  });
  await faturar(202_602);
  expect([await saldo('3.1.01.001'), await saldo('3.1.09.001'), await saldo('1.1.02.001')]).toEqual([-100_000, 100_000, 0]);
  const { corpo } = await s.pedir('GET', 'Relatorio/faturamento-mes/obter-paginado?CompetenciaDe=2026-02-01&CompetenciaAte=2026-02-28');
  const { itens } = corpo.data as RespostaDoRelatorio;
  expect(itens[0]).toMatchObject({
    titulos: 1,
    brutoCentavos: 100_000,
    descontosCentavos: 100_000,
    faturadoCentavos: 0,
    canceladoCentavos: 0,
  });
  await conferir();
});

test('cancelled on a day, what falls due later is neither billed nor given; what was recognized of it is taken back', async () => {
  const contratoId = await bolsista();
  await fazer((tx) => cancelarContratos(atoDe(tx, mundo.quem), { contratoId, dataEfeito: '2026-10-10', motivo: 'Mudança' }));
  expect((await situacoes(contratoId)).filter((x) => x === 'cancelado')).toHaveLength(3);
  await conferir();
});

test('suspended and active again, it is settled as it was; an addendum gives one and its end bills again', async () => {
  const suspenso = await bolsista();
  await fazer((tx) => suspenderContrato(atoDe(tx, mundo.quem), { contratoId: suspenso, dataEfeito: '2026-11-10', motivo: null }));
  expect((await situacoes(suspenso)).filter((x) => x === 'cancelado')).toHaveLength(2);
  await fazer((tx) => reativarContrato(atoDe(tx, mundo.quem), { contratoId: suspenso, dataEfeito: '2026-11-10', motivo: null }));
  expect(new Set(await situacoes(suspenso))).toEqual(new Set(['baixado']));

  const { contratoId } = await contratoAtivoDeTeste(s.banco.db, mundo, ['50.00', '50.00']);
  const aditar = (termos: Parameters<typeof aditarContrato>[1]['termos']) =>
    fazer((tx) => aditarContrato(atoDe(tx, mundo.quem), { contratoId, dataAditivo: '2026-06-01', motivo: 'Bolsa', termos }));
  const termo = { ...bolsaIntegral(11), descontoId: bolsaId };
  const { id } = await aditar([termo]);
  const dadas = (await titulosDoContrato(s.banco.db, contratoId)).filter((t) => t.situacao === 'baixado');
  expect(dadas.map((t) => t.parcela)).toEqual([11, 11, 12, 12]);
  const { rows } = await sql<{ bolsa: number }>`select sum((valores ->> 'bolsaCentavos')::bigint)::bigint as bolsa from fatos_contabeis
    where evento = 'titulo.emitido' and origem_id = any(${dadas.map((t) => t.id)}::bigint[])`.execute(s.banco.db);
  expect(rows[0]?.bolsa).toBe(166_666);
  const { rows: versoes } = await sql<{ versao: number }>`select versao from aditivos where id = ${id}`.execute(s.banco.db);
  const revogacao = await s.pedir('POST', `Aditivo/${id}/revogacao`, { body: { versao: versoes[0]?.versao, motivo: 'Engano' } });
  expect(revogacao.status, JSON.stringify(revogacao.corpo)).toBe(200);
  expect((await titulosDoContrato(s.banco.db, contratoId)).filter((t) => t.situacao === 'aberto')).toHaveLength(24);
  await conferir();
});

test('it may stop on a day to come, until the last of what is given falls due', async () => {
  const contratoId = await bolsista();
  const ultimo =
    (await titulosDoContrato(s.banco.db, contratoId))
      .map((t) => t.data_vencimento)
      .toSorted()
      .at(-1) ?? '';
  const suspender = (dataEfeito: string) =>
    fazer((tx) => suspenderContrato(atoDe(tx, mundo.quem, { hoje: '2026-06-01' }), { contratoId, dataEfeito, motivo: null }));
  await expect(suspender('2099-01-01')).rejects.toMatchObject({ code: 'DATA_EFEITO_TARDIA', params: { maxima: formatarData(ultimo) } });
  await suspender('2026-11-10');
});

test('a year that asked for nothing is no year of debts settled: its statement tells no month', async () => {
  const contratoId = await bolsista();
  const pagadorId = (await titulosDoContrato(s.banco.db, contratoId))[0]?.pagador_id ?? 0;
  const quitacao = (await carregarQuitacao(s.banco.db, 2026, [pagadorId], '2027-02-01')).get(pagadorId);
  expect(quitacao?.conteudo).toMatchObject({ plena: false, meses: [] });
});

test('the database takes no title worth nothing that is open or of no contract', async () => {
  const contratoId = await bolsista();
  const [titulo] = await titulosDoContrato(s.banco.db, contratoId);
  await expect(sql`update titulos_receber set situacao = 'aberto' where id = ${titulo?.id ?? 0}`.execute(s.banco.dono)).rejects.toThrow(
    'titulos_receber_gratuito_check',
  );
});
