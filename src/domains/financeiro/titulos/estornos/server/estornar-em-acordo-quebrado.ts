import { errosEstorno } from '../erros.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { auditarVarios, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { registrarEstornosDeFatos } from '#domains/contabil/server/door.ts';
import type { DataCivil } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import type { ErroNegocio } from '#shared/erros.ts';
import { recobrir } from '#domains/financeiro/titulos/acordos/quebra.ts';
import { situacaoDosValores, situacaoEmFrase } from '#domains/financeiro/titulos/situacoes.ts';
import { acordoQueLevou, inserirAmortizacoes, pagosNoAcordo, somarPorTitulo } from '#domains/financeiro/titulos/acordos/server/door.ts';
import type { TituloTravado } from '#domains/financeiro/titulos/server/carregar.ts';

/** The baixa that is being reversed, and the broken agreement that its title was an installment of, if any. */
export type BaixaDoAcordo = { id: number; acordoQuebradoId: number | null; principalCentavos: Centavos; descontoCentavos: Centavos };
type EstornoNoAcordo = { baixa: BaixaDoAcordo; parcela: TituloTravado; antigos: readonly TituloTravado[]; motivo: string; hoje: DataCivil };
type Coberta = { id: number; tituloId: number; acordoId: number; valorCentavos: Centavos };

/**
 * The old titles of the agreement that a title is an installment of, and of the agreements around that one: whoever reverses its
 * payment locks them with it.
 */
export async function titulosDoMesmoAcordo(tx: Tx, tituloId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`with recursive acima as (
      select acordo_id from acordos_parcelas where titulo_id = ${tituloId}
      union
      select c.acordo_id from acima a join acordos_titulos i on i.acordo_id = a.acordo_id join acordos_parcelas c on c.titulo_id = i.titulo_id
    )
    select distinct i.titulo_id as id from acima a join acordos_titulos i on i.acordo_id = a.acordo_id`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Takes back from the old titles what a baixa of a broken agreement had covered there. What it had paid of its installment ends with the agreement:
 * no installment is owed again. Where an installment was renegotiated in its turn, its payments went on when the agreement around it broke, and the rows
 * tell of both: each agreement by itself, the inner one, which is the later, first. Nothing where no agreement broke. Asked after the reversal is
 * written; `antigos` are locked. Throws ESTORNO_DE_ACORDO_QUEBRADO when an old title is in another agreement.
 */
export async function desfazerCobertura(ato: Ato<Pessoa>, estorno: EstornoNoAcordo): Promise<void> {
  const { tx } = ato;
  const { baixa, parcela, hoje } = estorno;
  if (baixa.acordoQuebradoId === null) return;
  const pago = centavos(baixa.principalCentavos + baixa.descontoCentavos);
  await encerrar({ ...ato, hoje }, [{ acordoId: baixa.acordoQuebradoId, tituloId: parcela.id, valorCentavos: pago }]);
  const { rows } = await sql<Coberta>`select id, titulo_id as "tituloId", acordo_id as "acordoId", valor_centavos as "valorCentavos"
    from titulos_amortizacoes where baixa_id = ${baixa.id} order by acordo_id desc, id`.execute(tx);
  for (const [acordoId, cobertas] of Map.groupBy(rows, (c) => c.acordoId)) await descobrir(ato, estorno, acordoId, cobertas);
}

/**
 * The old titles of one agreement lose what the baixa covered of them, and another payment of the agreement that had found no debt takes its
 * place. What ended with an agreement of its own is not owed again: what it loses ends too, there.
 */
async function descobrir(
  ato: Ato<Pessoa>,
  { baixa, parcela, antigos, motivo, hoje }: EstornoNoAcordo,
  acordoId: number,
  cobertas: readonly Coberta[],
): Promise<void> {
  const { tx } = ato;
  const descobertos = somarPorTitulo(cobertas);
  const mexidos = antigos.filter((t) => descobertos.has(t.id));
  const preso = mexidos.find((t) => t.situacao === 'renegociado' || t.situacao === 'cancelado');
  if (preso) throw await recusaDaCobertura(tx, parcela, preso);
  const recobertas = recobrir(
    mexidos.map((t) => ({ tituloId: t.id, dataVencimento: t.dataVencimento, saldoCentavos: centavos(descobertos.get(t.id) ?? 0) })),
    await semDestino(tx, acordoId),
  );
  const recobertos = somarPorTitulo(recobertas);
  const perdido = (id: number): Centavos => centavos((descobertos.get(id) ?? 0) - (recobertos.get(id) ?? 0));
  const acima = await quebradosDe(tx, [...descobertos.keys()]);
  await gravarTitulos(tx, mexidos, (id) => (acima.has(id) ? 0 : 0 - perdido(id)));
  await inserirAmortizacoes({ ...ato, hoje }, acordoId, { cobertas: recobertas, encerradas: [] });
  await encerrar(
    { ...ato, hoje },
    [...acima].map(([tituloId, acordo]) => ({ acordoId: acordo, tituloId, valorCentavos: perdido(tituloId) })),
  );
  await registrarEstornosDeFatos(
    tx,
    cobertas.map(({ id }) => ({
      original: { evento: 'titulo.coberto', origemTipo: 'titulo_amortizacao', origemId: id },
      evento: 'titulo.cobertura_estornada',
      dataFato: hoje,
      origemTipo: 'titulo_amortizacao',
      origemId: id,
    })),
  );
  await auditarVarios(
    ato,
    mexidos.map((t) => ({
      acao: 'titulo.cobertura_estornada',
      alvoTipo: 'titulo',
      alvoId: t.id,
      motivo,
      antes: { amortizadoCentavos: t.amortizadoCentavos },
      depois: { descobertoCentavos: descobertos.get(t.id) ?? 0, parcelaNumero: parcela.numero, baixaId: baixa.id },
    })),
  );
}

/** Writes that parts of installments end with their broken agreements. */
async function encerrar(
  ato: Ato<unknown>,
  partes: readonly { acordoId: number; tituloId: number; valorCentavos: Centavos }[],
): Promise<void> {
  const porAcordo = Map.groupBy(
    partes.filter((p) => p.valorCentavos > 0),
    (p) => p.acordoId,
  );
  for (const [acordoId, encerradas] of porAcordo) await inserirAmortizacoes(ato, acordoId, { cobertas: [], encerradas });
}

/** Why what a payment covered of an old title cannot be taken back from it: the agreement that holds it now, by its number, or its state. */
async function recusaDaCobertura(tx: Tx, parcela: TituloTravado, preso: TituloTravado): Promise<ErroNegocio> {
  const acordo = await acordoQueLevou(tx, preso.id);
  if (acordo === null) return errosEstorno.ESTORNO_NAO_PERMITIDO({ numero: preso.numero, ...situacaoEmFrase(preso.situacao) });
  return errosEstorno.ESTORNO_DE_ACORDO_QUEBRADO(
    { numero: parcela.numero, original: preso.numero, acordo: acordo.numero },
    { detalhe: { acordoId: acordo.id, acordoNumero: acordo.numero } },
  );
}

/** The broken agreements that titles were installments of. */
async function quebradosDe(tx: Tx, tituloIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ tituloId: number; acordoId: number }>`select c.titulo_id as "tituloId", c.acordo_id as "acordoId"
    from acordos_parcelas c join acordos a on a.id = c.acordo_id where c.titulo_id = any(${[...tituloIds]}::bigint[]) and a.situacao = 'quebrado'`.execute(
    tx,
  );
  return new Map(rows.map((r) => [r.tituloId, r.acordoId]));
}

/** Living payments of a broken agreement with what no old title took of them. */
async function semDestino(tx: Tx, acordoId: number) {
  const { rows: novos } = await sql<{ id: number }>`select titulo_id as id from acordos_parcelas where acordo_id = ${acordoId}`.execute(tx);
  const { rows: levados } = await sql<{
    baixaId: number;
    valorCentavos: number;
  }>`select baixa_id as "baixaId", sum(valor_centavos)::bigint as "valorCentavos"
    from titulos_amortizacoes where acordo_id = ${acordoId} and baixa_id is not null group by baixa_id`.execute(tx);
  const levadoDe = new Map(levados.map((l) => [l.baixaId, l.valorCentavos]));
  const pagos = await pagosNoAcordo(
    tx,
    novos.map((n) => n.id),
  );
  return pagos.map((p) => ({ ...p, levadoCentavos: levadoDe.get(p.baixaId) ?? 0 }));
}

async function gravarTitulos(tx: Tx, titulos: readonly TituloTravado[], mudancaDe: (id: number) => number): Promise<void> {
  const linhas = titulos.map((t) => {
    const amortizadoCentavos = t.amortizadoCentavos + mudancaDe(t.id);
    const liquidoCentavos = t.valorCentavos - t.descontoIncondicionalCentavos;
    return {
      id: t.id,
      amortizadoCentavos,
      situacao: situacaoDosValores({ liquidoCentavos, amortizadoCentavos, recebidoCentavos: t.recebidoCentavos }),
    };
  });
  await sql`update titulos_receber t set amortizado_centavos = e."amortizadoCentavos", situacao = e.situacao, versao = t.versao + 1, updated_at = clock_timestamp()
    from json_to_recordset(${JSON.stringify(linhas)}::json) as e(id bigint, "amortizadoCentavos" bigint, situacao text) where t.id = e.id`.execute(
    tx,
  );
}
