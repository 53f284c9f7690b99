import { sql } from 'kysely';
import { criarHistoricoPadrao } from '#domains/contabil/lancamentos/historicos/server/oficina.ts';
import { criarModeloContabil, criarRascunho, gerarRascunhosRecorrentes } from '#domains/contabil/lancamentos/rascunhos/server/oficina.ts';
import { corrigirLancamento, criarLancamento } from '#domains/contabil/lancamentos/server/oficina.ts';
import { fecharPeriodoContabil } from '#domains/contabil/fechamento/server/oficina.ts';
import { mudarInicio } from '#domains/contabil/integracao/server/oficina.ts';
import { periodoDe } from '#domains/contabil/periodo.ts';
import { abrirExercicio } from '#domains/contabil/periodos/server/oficina.ts';
import { carregarModeloDoPlano } from '#domains/contabil/plano-contas/server/oficina.ts';
import type { Ato } from '#platform/server/ato.ts';
import { type DataCivil, montarData, partesDe, ultimoDiaDoMes } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';

type Linha = readonly [codigo: string, debito: number, credito: number];
const historicos = [
  'Valor ref. {documento}',
  'Provisão de {mes}',
  'Depreciação de {mes}',
  'Apropriação de despesa antecipada, {mes}',
  'Reclassificação entre contas, conforme {documento}',
];

/**
 * The books of two years: the chart of a school, what it opened with, what an accountant enters by hand each month, an error and its correction.
 * The year before is closed, so that in January too there are months and a year to look at.
 */
export async function escriturar(ato: Ato): Promise<void> {
  const { ano, mes } = partesDe(ato.hoje);
  await carregarModeloDoPlano(ato, { entidade: 'com_fins_lucrativos' });
  await abrirExercicio(ato, { ano: ano - 1 });
  await abrirExercicio(ato, { ano });
  // The movements of the portal begin with the year: what the school had before is in the balances that it brought along.
  await mudarInicio(ato, { versao: await versaoDaConfiguracao(ato), integrarDesde: montarData(ano, 1, 1) });
  for (const [i, texto] of historicos.entries()) await criarHistoricoPadrao(ato, { codigo: (i + 1) * 10, texto });
  const lancador = await lancadorDe(ato);
  await lancador.lancar(montarData(ano - 1, 1, 1), 'Saldos de abertura', [
    ['1.2.02.004', 18_000_000, 0],
    ['1.2.02.005', 9_600_000, 0],
    ['1.1.05.001', 1_200_000, 0],
    ['2.3.01.001', 0, 28_800_000],
  ]);
  for (let m = 1; m <= 12; m += 1)
    await lancador.lancar(fimDoMes(ano - 1, m), `Depreciação de ${String(m).padStart(2, '0')}/${ano - 1}`, depreciacao);
  for (const numero of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14])
    await fecharPeriodoContabil(ato, { periodo: (ano - 1) * 100 + numero, versao: 1, comPendencias: true });
  for (let m = 1; m < mes; m += 1)
    await lancador.lancar(fimDoMes(ano, m), `Depreciação de ${String(m).padStart(2, '0')}/${ano}`, depreciacao);
  await lancador.corrigirSeguro(montarData(ano, Math.max(1, mes - 1), 5));
  await prepararOMes(ato, lancador, ano);
}

const depreciacao: readonly Linha[] = [
  ['4.1.05.001', 310_000, 0],
  ['1.2.02.009', 0, 310_000],
];
const fimDoMes = (ano: number, mes: number): DataCivil => montarData(ano, mes, ultimoDiaDoMes(ano, mes));

async function versaoDaConfiguracao({ tx }: Ato): Promise<number> {
  const { rows } = await sql<{ versao: number }>`select versao from contabil_configuracao`.execute(tx);
  return rows[0]?.versao ?? 0;
}

type Lancador = Awaited<ReturnType<typeof lancadorDe>>;
async function lancadorDe(ato: Ato) {
  const { rows } = await sql<{ codigo: string; id: number }>`select codigo, id from contas_contabeis`.execute(ato.tx);
  const contas = new Map(rows.map(({ codigo, id }) => [codigo, id]));
  const valor = (n: number): Centavos | null => (n === 0 ? null : centavos(n));
  const partidas = (linhas: readonly Linha[]) =>
    linhas.map(([codigo, debito, credito]) => ({
      contaId: contas.get(codigo) ?? 0,
      centroCustoId: null,
      debitoCentavos: valor(debito),
      creditoCentavos: valor(credito),
      historico: null,
    }));
  const lancar = (dataLancamento: DataCivil, historico: string, linhas: readonly Linha[]) =>
    criarLancamento(ato, { dataLancamento, ajuste: false, historico, documento: null, partidas: partidas(linhas), rascunho: null });
  /** An insurance that was expensed at once, and by its correction is expensed month by month. */
  const corrigirSeguro = async (dia: DataCivil): Promise<void> => {
    const { id } = await lancar(dia, 'Seguro do prédio', [
      ['4.1.03.005', 240_000, 0],
      ['2.1.05.009', 0, 240_000],
    ]);
    await corrigirLancamento(ato, {
      id,
      motivo: 'O seguro vale doze meses: vai para despesas antecipadas',
      dataEstorno: null,
      dataLancamento: dia,
      ajuste: false,
      historico: 'Seguro do prédio, a apropriar',
      documento: 'Apólice 8841',
      partidas: partidas([
        ['1.1.05.001', 240_000, 0],
        ['2.1.05.009', 0, 240_000],
      ]),
    });
  };
  return { lancar, partidas, corrigirSeguro };
}

/** What waits this month: the recurrent drafts, and one that does not balance yet. */
async function prepararOMes(ato: Ato, { partidas }: Lancador, ano: number): Promise<void> {
  await criarModeloContabil(ato, {
    nome: 'Depreciação mensal',
    historico: 'Depreciação de {mes}',
    documento: null,
    partidas: partidas(depreciacao),
    diaRecorrente: 31,
    recorreDe: montarData(ano, partesDe(ato.hoje).mes, 1),
  });
  await gerarRascunhosRecorrentes(ato, { periodo: periodoDe(ato.hoje) });
  await criarRascunho(ato, {
    dataLancamento: ato.hoje,
    historico: 'Folha de professores, falta conferir os encargos',
    documento: null,
    partidas: partidas([
      ['4.1.01.001', 8_450_000, 0],
      ['2.1.02.001', 0, 7_600_500],
    ]),
  });
}
