import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gravarLinhas, inserirContratos } from '#domains/academico/contratos/rascunho/server/door.ts';
import { criarMatricula } from '#domains/academico/matriculas/nova/server/door.ts';
import { carregarConjuntoDeRegras } from '#domains/contabil/integracao/regras/server/oficina.ts';
import { integrar } from '#domains/contabil/integracao/server/oficina.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { type Tx, transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import type { RespostaDoRelatorio } from '#shared/relatorios/api.ts';
import { escolaDeTeste, matriculaDeTeste } from '#tests/helpers/academico.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { fernanda, type Tesouraria, tesourariaDeTeste, titulosDeTeste } from '#tests/helpers/financeiro.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { faturarMes } from './faturar.ts';
import { preverFaturamento } from './queries.ts';

// A place for the next year is paid for before it begins: what is taught in a year is revenue of it.
let s: ServidorDeTeste;
let t: Tesouraria;
let primeira = 0;
const fazer = <T>(o: (tx: Tx) => Promise<T>) => transacao(s.banco.db, o);
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.contratos, ...salasDe.relatorios] });
  const { db } = s.banco;
  await livrosDeTeste(db, 2026, 2027);
  t = await tesourariaDeTeste(db);
  const escola = await escolaDeTeste(db, { ano: 2027 });
  const parcela = await fazer(async (tx) => {
    await carregarConjuntoDeRegras(atoDe(tx, fernanda), { entidade: 'com_fins_lucrativos', vigenteDesde: '2026-01-01' });
    const { id: matriculaId } = await criarMatricula(atoDe(tx, fernanda), matriculaDeTeste(escola, t.alunoId, t.pagadorId));
    const contratoId = (await inserirContratos(tx, [{ matriculaId, ano: 2027, observacoes: null }]))[0]?.id ?? 0;
    const preco = {
      precoId: null,
      descricao: 'Anuidade',
      valorCentavos: centavos(200_000),
      parcelas: 2,
      diaVencimento: 10,
      contaBancariaId: null,
    };
    const precos = [{ ...preco, primeiroVencimento: '2026-11-30', formaPagamentoId: t.formaPagamentoId }];
    await gravarLinhas(tx, [{ contratoId, precos, descontos: [] }]);
    const { rows } = await sql<{ id: number }>`select id from contratos_precos where contrato_id = ${contratoId}`.execute(tx);
    return { origem: 'contrato' as const, matriculaId, contratoId, contratoPrecoId: rows[0]?.id ?? 0, parcelas: 2 };
  });
  const titulos = await titulosDeTeste(db, t, [
    { ...parcela, parcela: 1, dataVencimento: '2026-11-30' },
    { ...parcela, parcela: 2, dataVencimento: '2027-02-10' },
    { matriculaId: parcela.matriculaId, dataVencimento: '2026-11-20', descricao: 'Prova de seleção' },
  ]);
  primeira = titulos[0]?.id ?? 0;
}, 60_000);
afterAll(() => s.fechar());

const faturar = (periodo: number, hoje: string) => fazer((tx) => faturarMes(atoDe(tx, fernanda, { hoje }), { periodo }));
async function saldos(...codigos: string[]): Promise<number[]> {
  const { rows } = await sql<{ saldo: number }>`select coalesce(sum(x.creditos_centavos - x.debitos_centavos), 0)::bigint as saldo
    from unnest(${codigos}::text[]) with ordinality as u(codigo, ordem) join contas_contabeis k on k.codigo = u.codigo
    left join saldos_contabeis x on x.conta_id = k.id group by u.ordem order by u.ordem`.execute(s.banco.db);
  return rows.map((r) => r.saldo);
}
async function faturadoDe(de: string, ate: string): Promise<[string, number][]> {
  const { corpo } = await s.pedir('GET', `Relatorio/faturamento-mes/obter-paginado?CompetenciaDe=${de}&CompetenciaAte=${ate}`);
  return (corpo.data as RespostaDoRelatorio).itens
    .map((i): [string, number] => [String(i['mes']), Number(i['faturadoCentavos'])])
    .filter(([, valor]) => valor !== 0);
}

test('the installment that is due before the school year of its contract is owed to the family when paid, and revenue of January, in the books and in the report', async () => {
  await fazer((tx) =>
    baixarTitulos(atoDe(tx, fernanda), {
      dataBaixa: '2026-11-25',
      contaBancariaId: t.contaBancariaId,
      formaPagamentoId: t.formaPagamentoId,
      itens: [{ tituloId: primeira, valorCentavos: centavos(95_000) }],
    }),
  );
  await fazer((tx) => integrar(atoDe(tx, fernanda), { de: '2026-11-01', ate: '2026-11-30' }));
  // Which year a class is of is said: two years have classes of one name.
  expect((await preverFaturamento(s.banco.db, { periodo: 202_611 })).turmas).toMatchObject([{ turmaNome: '6º ano A', turmaAno: 2027 }]);
  // What is no contract's is of the month in which it is due.
  expect(await faturar(202_611, '2026-11-30')).toEqual({ reconhecidos: 1, estornados: 0 });
  expect(await faturar(202_612, '2026-12-31')).toEqual({ reconhecidos: 0, estornados: 0 });
  expect(await saldos('2.1.04.001', '1.1.02.001', '3.1.01.001')).toEqual([100_000, -100_000, 100_000]);
  expect(await faturar(202_701, '2027-01-31')).toEqual({ reconhecidos: 1, estornados: 0 });
  expect(await saldos('2.1.04.001', '1.1.02.001', '3.1.01.001')).toEqual([0, -100_000, 200_000]);
  expect(await faturar(202_702, '2027-02-28')).toEqual({ reconhecidos: 1, estornados: 0 });
  expect(await faturadoDe('2026-01-01', '2026-12-31')).toEqual([['2026-11-01', 100_000]]);
  expect(await faturadoDe('2027-01-01', '2027-12-31')).toEqual([
    ['2027-01-01', 100_000],
    ['2027-02-01', 100_000],
  ]);
});
