import './restricoes.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { Autor, Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { type NovoFato, registrarFatos } from '#domains/contabil/server/door.ts';
import { type DataCivil, diasEntre } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import { errosAcordo } from '../erros.ts';
import { type Amortizacao, type PagoNoAcordo, repartirPagoNoAcordo } from '../quebra.ts';
import { isEmAberto } from '#domains/financeiro/titulos/situacoes.ts';
import { limiteDe } from '#domains/financeiro/titulos/devido/valor-devido.ts';
import { devolverTitulos, somarPorTitulo, travarAcordo, travarTitulosDoAcordo } from './carregar.ts';
import { encerrarAcordo } from './encerrar.ts';
import { cancelarParcelasDoAcordo } from '#domains/financeiro/titulos/cancelamentos/server/door.ts';
import type { TituloTravado } from '#domains/financeiro/titulos/server/carregar.ts';
import { recolherDeContratosParados, segurarContratosDoAcordo } from '#domains/financeiro/titulos/cancelamentos/server/door.ts';
import { recusaDeRenegociado } from './recusas.ts';

export type QuebraFeita = { id: number; situacao: 'quebrado'; cancelados: number; devolvidos: number; cobertoCentavos: number };

/**
 * Declares an agreement broken, when an installment is as many days late as its rule says: the open new titles are cancelled, what is left
 * of a partly paid one ends, and the old titles come back less what was paid, the oldest debt first, on the days on which it was paid.
 * Throws ACORDO_NAO_ENCONTRADO, VERSAO_DESATUALIZADA, ACORDO_ENCERRADO, ACORDO_SEM_ATRASO, ACORDO_RENEGOCIADO_DE_NOVO.
 */
export async function quebrarAcordo(ato: Ato<Pessoa>, pedido: { id: number; versao: number; motivo: string }): Promise<QuebraFeita> {
  const { tx, hoje } = ato;
  const acordo = await travarAcordo(tx, pedido.id, pedido.versao);
  await segurarContratosDoAcordo(tx, acordo.id);
  const { itens, antigos, novos } = await travarTitulosDoAcordo(tx, acordo.id);
  const deNovo = novos.find((t) => t.situacao === 'renegociado');
  if (deNovo) throw await recusaDeRenegociado(tx, deNovo);
  const atraso = maiorAtraso(novos, hoje);
  if (atraso < acordo.diasParaQuebra) throw errosAcordo.ACORDO_SEM_ATRASO({ numero: acordo.numero, dias: acordo.diasParaQuebra, atraso });
  const amortizacoes = repartirPagoNoAcordo(
    antigos.map((t) => ({ tituloId: t.id, dataVencimento: t.dataVencimento, saldoCentavos: saldoDe(t) })),
    await pagosNoAcordo(
      tx,
      novos.map((t) => t.id),
    ),
  );
  const abertos = novos.filter((t) => t.situacao === 'aberto');
  const parciais = novos.filter((t) => t.situacao === 'parcial');
  await cancelarParcelasDoAcordo(ato, abertos, { motivo: pedido.motivo, dataCancelamento: hoje });
  await gravarAmortizacoes(ato, acordo.id, amortizacoes, parciais);
  await devolverTitulos(tx, acordo.id, antigos, somarPorTitulo(amortizacoes));
  await encerrarAcordo(ato, acordo, itens, antigos, { para: 'quebrado', motivo: pedido.motivo, hoje });
  const devolvidos = antigos.map((t) => t.id);
  await recolherDeContratosParados(ato, devolvidos, { motivo: pedido.motivo, dataCancelamento: hoje });
  const cobertoCentavos = amortizacoes.reduce((soma, a) => soma + a.valorCentavos, 0);
  return { id: acordo.id, situacao: 'quebrado', cancelados: abertos.length, devolvidos: devolvidos.length, cobertoCentavos };
}

const saldoDe = (t: TituloTravado): Centavos => centavos(t.valorCentavos - t.descontoIncondicionalCentavos - t.amortizadoCentavos);

/** Days late of the most delayed open installment; 0 while on time. */
export function maiorAtraso(novos: readonly Pick<TituloTravado, 'situacao' | 'dataVencimento' | 'dataLimite'>[], hoje: DataCivil): number {
  const vencidos = novos.filter((t) => isEmAberto(t.situacao) && limiteDe(t) < hoje);
  return Math.max(0, ...vencidos.map((t) => diasEntre(t.dataVencimento, hoje)));
}

/** What living baixas covered on new titles: paid on them, or inside a broken agreement that they had been in. */
export async function pagosNoAcordo(db: Db | Tx, ids: readonly number[]): Promise<PagoNoAcordo[]> {
  const dos = (titulo: string) => sql`${sql.ref(titulo)} = any(${ids as number[]}::bigint[])`;
  const { rows } = await sql<PagoNoAcordo>`
    select m.baixa_id as "baixaId", m.data as "dataBaixa", sum(m.principal)::bigint as "principalCentavos", sum(m.desconto)::bigint as "descontoCentavos"
    from (
      select b.id as baixa_id, b.data_baixa as data, b.principal_centavos as principal, b.desconto_centavos as desconto from baixas b where ${dos('b.titulo_id')}
      union all
      select x.baixa_id, x.data_amortizacao, x.valor_centavos - x.desconto_centavos, x.desconto_centavos
      from titulos_amortizacoes x where ${dos('x.titulo_id')} and x.tipo = 'pago_no_acordo') m
    where m.baixa_id is not null and m.principal + m.desconto > 0 and not exists (select 1 from estornos e where e.baixa_id = m.baixa_id)
    group by m.baixa_id, m.data order by m.data, m.baixa_id`.execute(db);
  return rows;
}

/** What goes to the old titles and what ends on partly paid new ones. */
async function gravarAmortizacoes(
  ato: Ato<Autor>,
  acordoId: number,
  pagos: readonly Amortizacao[],
  parciais: readonly TituloTravado[],
): Promise<void> {
  const { tx } = ato;
  if (parciais.length > 0)
    await sql`update titulos_receber set amortizado_centavos = valor_centavos - desconto_incondicional_centavos, situacao = 'baixado', versao = versao + 1, updated_at = clock_timestamp()
      where id = any(${parciais.map((t) => t.id)}::bigint[])`.execute(tx);
  await inserirAmortizacoes(ato, acordoId, {
    cobertas: pagos,
    encerradas: parciais.map((t) => ({ tituloId: t.id, valorCentavos: saldoDe(t) })),
  });
}

/** Writes what payments of a broken agreement cover and what ends with it, each with its accounting fact. The titles are the caller's to change. */
export async function inserirAmortizacoes(
  { tx, hoje }: Ato<unknown>,
  acordoId: number,
  { cobertas, encerradas }: { cobertas: readonly Amortizacao[]; encerradas: readonly { tituloId: number; valorCentavos: Centavos }[] },
): Promise<void> {
  const linhas = [
    ...cobertas.map((a) => ({ ...a, tipo: 'pago_no_acordo' })),
    ...encerradas.map((e) => ({ ...e, baixaId: null, tipo: 'quebra', dataAmortizacao: hoje, descontoCentavos: 0 })),
  ];
  if (linhas.length === 0) return;
  const { rows } = await sql<{ id: number; titulo_id: number; tipo: string; valor_centavos: Centavos }>`
    insert into titulos_amortizacoes (titulo_id, acordo_id, tipo, data_amortizacao, valor_centavos, desconto_centavos, baixa_id)
    select e."tituloId", ${acordoId}::bigint, e.tipo, e."dataAmortizacao", e."valorCentavos", e."descontoCentavos", e."baixaId"
    from json_to_recordset(${JSON.stringify(linhas)}::json) as e("tituloId" bigint, tipo text, "dataAmortizacao" date, "valorCentavos" bigint, "descontoCentavos" bigint, "baixaId" bigint)
    returning id, titulo_id, tipo, valor_centavos`.execute(tx);
  await registrarFatos(
    tx,
    rows.map(
      (a): NovoFato => ({
        evento: a.tipo === 'quebra' ? 'acordo.parcela_encerrada' : 'titulo.coberto',
        dataFato: hoje,
        origemTipo: 'titulo_amortizacao',
        origemId: a.id,
        valorCentavos: a.valor_centavos,
        valores: { tituloId: a.titulo_id, acordoId },
      }),
    ),
  );
}
