import { ouRecusa } from '#shared/julgar-cada.ts';
import { errosExcecao } from '../erros.ts';
import type { Autor, Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '#platform/server/database/kysely.ts';
import { ondeTodas } from '#platform/server/listas/listas.ts';
import { escreverHistorico } from '#domains/financeiro/caixa/palavras-do-sistema.ts';
import { registrarCreditos } from '#domains/financeiro/titulos/creditos/server/door.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { ErroNegocio, type Idioma } from '#shared/erros.ts';
import type { excecoesApi } from '../api.ts';
import { trazDinheiro } from '#domains/financeiro/boletos/cnab/retorno.ts';
import { errosRetorno } from '#domains/financeiro/boletos/retornos/erros.ts';
import { type AcaoEmLote, type loteDeExcecoesEsquema, maximoDeExcecoes } from '../esquemas.ts';
import { carregarConta, type ContaDaRemessa } from '#domains/financeiro/boletos/contas/server/door.ts';
import { decidir, type Decisao } from '#domains/financeiro/boletos/server/decisoes.ts';
import { type Aberta, devolverDesfeitas, diaDoPagamento, lerAbertas } from './excecao-aberta.ts';
import { lancarTarifasDasTratadas } from '#domains/financeiro/boletos/retornos/server/gravar-resultados.ts';
import { diasFechados, processarLinhas } from '#domains/financeiro/boletos/retornos/server/processar-linhas.ts';
import { cobraTarifa } from '#domains/financeiro/boletos/retornos/server/linha-guardada.ts';
import { condicoesDasExcecoes } from './queries.ts';

export type PedidoDeLote = z.output<typeof loteDeExcecoesEsquema>;
type Plano = { contas: Map<number, ContaDaRemessa>; prontas: Aberta[]; recusas: { linha: Aberta; erro: ErroNegocio }[] };
type Resposta = RespostaServidor<typeof excecoesApi.tratarExcecoes>;

async function idsDaEscolha(tx: Tx, { ids, filtro, exceto = [] }: Omit<PedidoDeLote, 'acao' | 'motivo'>): Promise<number[]> {
  if (!filtro) return [...new Set(ids ?? [])].toSorted((a, b) => a - b);
  const onde = ondeTodas([...condicoesDasExcecoes(filtro), exceto.length > 0 && sql`l.id <> all(${exceto})`]);
  const { rows } = await sql<{
    id: number;
  }>`select l.id from retornos_linhas l ${onde} order by l.id limit ${maximoDeExcecoes + 1}`.execute(tx);
  if (rows.length > maximoDeExcecoes) throw errosExcecao.MUITAS_EXCECOES({ maximo: maximoDeExcecoes });
  return rows.map(({ id }) => id);
}

/** The chosen lines with their accounts, held in the order of the accounts when they are to be changed, and which of them can be dealt with so. */
async function planejar(tx: Tx, pedido: PedidoDeLote, { travar }: { travar: boolean }): Promise<Plano> {
  const ids = await idsDaEscolha(tx, pedido);
  const { rows } = await sql<{
    conta: number;
  }>`select distinct conta_bancaria_id as conta from retornos_linhas where id = any(${ids}) order by 1`.execute(tx);
  const contas = new Map<number, ContaDaRemessa>();
  for (const { conta } of rows) contas.set(conta, await carregarConta(tx, conta, { travar }));
  const linhas = await lerAbertas(tx, ids, { travar });
  const comTarifa = pedido.acao === 'repetir' ? linhas.filter(cobraTarifa) : [];
  const fechados = await periodosFechados(tx, pedido.acao === 'creditar' ? linhas : comTarifa);
  const plano: Plano = { contas, prontas: [], recusas: [] };
  for (const linha of linhas) {
    // What the bank kept for the answer leaves the account with it: no tariff is lost by asking again.
    const erro = recusaDoLote(linha, pedido.acao) ?? fechados.get(`${linha.contaId} ${linha.dataCredito ?? linha.dataOcorrencia ?? ''}`);
    if (erro) plano.recusas.push({ linha, erro });
    else plano.prontas.push(linha);
  }
  return plano;
}

async function periodosFechados(tx: Tx, linhas: readonly Aberta[]): Promise<Map<string, ErroNegocio>> {
  const porConta = Map.groupBy(
    linhas.filter((l) => l.dataCredito !== null || l.dataOcorrencia !== null),
    (l) => l.contaId,
  );
  const fechados = new Map<string, ErroNegocio>();
  for (const [conta, delas] of porConta)
    for (const [dia, erro] of await diasFechados(tx, conta, delas)) fechados.set(`${conta} ${dia}`, erro);
  return fechados;
}

/** Why a line cannot be dealt with in some way, apart from what the books say. Pure. */
export function recusaDoLote(linha: Aberta, acao: AcaoEmLote): ErroNegocio | null {
  if (linha.resultado !== 'excecao' && !linha.desfeita) return errosRetorno.EXCECAO_JA_TRATADA();
  if (acao === 'repetir') return linha.efeito === 'recusada' && linha.instrucao !== null ? null : errosExcecao.INSTRUCAO_NAO_SE_REPETE();
  if (acao !== 'creditar') return null;
  if (linha.tomada !== null) return errosRetorno.PAGAMENTO_TOMADO_DE_VOLTA(linha.tomada);
  const dia = ouRecusa(() => diaDoPagamento(linha));
  if (dia instanceof ErroNegocio) return dia;
  return linha.pagadorDoBoletoId === null ? errosExcecao.ESCOLHA_O_PAGADOR() : null;
}

/** What dealing with many lines in one way would do and leave out; nothing is changed. Throws MUITAS_EXCECOES. */
export async function preverLote(
  ato: Ato<Autor>,
  pedido: PedidoDeLote,
): Promise<RespostaServidor<typeof excecoesApi.preverLoteDeExcecoes>> {
  const { tx, idioma } = ato;
  const plano = await planejar(tx, pedido, { travar: false });
  if (pedido.acao === 'tentar') await tentarTodas({ ...ato, quem: null }, plano);
  return resumo(plano, idioma);
}

const resumo = ({ prontas, recusas }: Plano, idioma: Idioma) => ({
  quantidade: prontas.length,
  totalCentavos: prontas.reduce((soma, l) => soma + (trazDinheiro(l.efeito) ? l.pagoCentavos : 0), 0),
  recusadas: recusas.slice(0, 100).map(({ linha, erro }) => ({
    id: linha.id,
    linha: linha.linha,
    nossoNumero: linha.nossoNumero,
    codigo: erro.code,
    mensagem: erro.mensagem(idioma),
  })),
  totalRecusadas: recusas.length,
});

/**
 * Deals with many lines in one way: credit of their payers, out of the queue with a reason, tried again, the refused instruction asked
 * for again. Those that cannot be stay as they are and are told. Set-based, a few statements however many.
 * Throws MUITAS_EXCECOES, NENHUMA_EXCECAO_A_TRATAR.
 */
export async function tratarExcecoes(ato: Ato<Pessoa>, pedido: PedidoDeLote): Promise<Resposta> {
  const { tx, idioma } = ato;
  const plano = await planejar(tx, pedido, { travar: true });
  const [primeira] = plano.recusas;
  if (plano.prontas.length === 0) throw plano.recusas.length === 1 && primeira ? primeira.erro : errosExcecao.NENHUMA_EXCECAO_A_TRATAR();
  plano.prontas = await devolverDesfeitas(ato, plano.prontas);
  if (pedido.acao === 'tentar') await decidir(ato, await tentarTodas(ato, plano));
  else await fechar(ato, pedido, plano);
  return resumo(plano, idioma);
}

async function fechar(ato: Ato<Pessoa>, { acao, motivo }: PedidoDeLote, plano: Plano): Promise<void> {
  const { tx } = ato;
  const ids = plano.prontas.map((l) => l.id);
  if (acao === 'creditar') return creditarTodas(ato, plano);
  if (acao === 'repetir') {
    const de = (instrucao: Aberta['instrucao']): number[] => [
      ...new Set(plano.prontas.filter((l) => l.instrucao === instrucao).map((l) => l.boletoId ?? 0)),
    ];
    const [baixas, vencimentos] = [de('baixa'), de('vencimento')];
    await sql`update boletos set versao = versao + 1, baixa_pedida_em = case when id = any(${baixas}) then coalesce(baixa_pedida_em, clock_timestamp()) else baixa_pedida_em end,
        vencimento_pedido_em = case when id = any(${vencimentos}) then clock_timestamp() else vencimento_pedido_em end
      where id = any(${[...baixas, ...vencimentos]})`.execute(tx);
    await lancarTarifas(ato, plano);
  }
  await sql`update retornos_linhas set resultado = ${acao === 'repetir' ? 'resolvida' : 'ignorada'} where id = any(${ids})`.execute(tx);
  await decidir(
    ato,
    ids.map(
      (linhaId): Decisao => ({ linhaId, decisao: acao === 'repetir' ? 'repetida' : 'ignorada', ...(motivo === null ? {} : { motivo }) }),
    ),
  );
}

async function creditarTodas(ato: Ato<Pessoa>, { contas, prontas }: Plano): Promise<void> {
  const { tx } = ato;
  const entradas = prontas.map((linha) => ({ linha, dia: linha.dataCredito ?? diaDoPagamento(linha) }));
  const creditos = await registrarCreditos(
    ato,
    entradas.map(({ linha, dia }) => ({
      pagadorId: linha.pagadorDoBoletoId ?? 0,
      reciboId: null,
      dataCredito: dia,
      valorCentavos: linha.pagoCentavos,
      contaBancariaId: linha.contaId,
      formaPagamentoId: linha.formaPagamentoId,
      historico: historicoDoCredito(linha.nossoNumero),
    })),
  );
  await lancarTarifas(ato, { contas, prontas });
  const destinos = prontas.map(({ id }, i) => ({ linhaId: id, creditoId: creditos[i] ?? 0 }));
  await sql`update retornos_linhas l set resultado = 'resolvida', credito_id = e."creditoId"
    from json_to_recordset(${JSON.stringify(destinos)}::json) as e("linhaId" bigint, "creditoId" bigint) where l.id = e."linhaId"`.execute(
    tx,
  );
  await decidir(
    ato,
    destinos.map((d): Decisao => ({ ...d, decisao: 'creditada' })),
  );
}

/** What the bank kept of lines leaves the account on the day of each. */
async function lancarTarifas(ato: Ato<Pessoa>, { contas, prontas }: Pick<Plano, 'contas' | 'prontas'>): Promise<void> {
  const comDia = prontas.flatMap((linha) => {
    const dia = linha.dataCredito ?? linha.dataOcorrencia;
    return dia === null ? [] : [{ linha, dia }];
  });
  for (const [contaId, delas] of Map.groupBy(comDia, ({ linha }) => linha.contaId)) {
    const conta = contas.get(contaId);
    if (conta) await lancarTarifasDasTratadas(ato, conta, delas);
  }
}

/** What the cash books say of such a credit. */
export const historicoDoCredito = (nossoNumero: string): string =>
  escreverHistorico('boletoSemTitulo', { nossoNumero: nossoNumero || '—' });

/** Applies lines again, account by account; those that something still stands against go over to the refused ones. */
async function tentarTodas(ato: Ato<Pessoa | null>, plano: Plano): Promise<Decisao[]> {
  const processadas = [];
  for (const [conta, linhas] of [...Map.groupBy(plano.prontas, (l) => l.contaId)].toSorted(([a], [b]) => a - b)) {
    const daConta = plano.contas.get(conta);
    if (daConta) processadas.push(...(await processarLinhas(ato, daConta, linhas)));
  }
  const porId = new Map(plano.prontas.map((l) => [l.id, l]));
  for (const { linha, recusa } of processadas) {
    const aberta = porId.get(linha.id);
    if (aberta && recusa) plano.recusas.push({ linha: aberta, erro: recusa });
  }
  const feitas = processadas.filter((p) => p.resultado !== 'excecao');
  const ids = new Set(feitas.map((p) => p.linha.id));
  plano.prontas = plano.prontas.filter((l) => ids.has(l.id));
  return feitas.map(
    ({ linha, baixaId }): Decisao => ({ linhaId: linha.id, decisao: 'aplicada', ...(baixaId === null ? {} : { baixaId }) }),
  );
}
