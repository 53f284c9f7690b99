import { sql } from 'kysely';
import { type Autor, auditarVarios } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { registrarEstornosDeFatos } from '#domains/contabil/server/door.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import { errosAcordo } from '../erros-acordo.ts';
import { recobrir } from '../quebra-de-acordo.ts';
import { situacaoDosValores } from '../situacoes.ts';
import { somarPorTitulo } from './acordo-carregar.ts';
import type { TituloTravado } from './carregar.ts';
import { pagosNoAcordo, registrarFatosDasAmortizacoes } from './quebrar-acordo.ts';
import { situacaoEmFrase } from './recusas.ts';

type Coberta = { id: number; tituloId: number; valorCentavos: Centavos };
/** The baixa that is being reversed, on an installment of a broken agreement. */
export type BaixaDoAcordo = { id: number; acordoId: number; principalCentavos: Centavos; descontoCentavos: Centavos };

/** The titles of the agreement that a title is an installment of: whoever reverses its payment locks them with it. */
export async function titulosDoMesmoAcordo(tx: Tx, tituloId: number): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select i.titulo_id as id from acordos_parcelas c join acordos_titulos i on i.acordo_id = c.acordo_id
    where c.titulo_id = ${tituloId}`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Takes back from the old titles what a baixa of a broken agreement had covered there; another payment of the agreement of which no
 * debt was left takes its place. What the baixa had paid of its installment ends with the agreement, so that no installment is owed
 * again. Asked after the reversal is written. `antigos` are locked. Throws ESTORNO_DE_ACORDO_QUEBRADO when an old title is in another agreement.
 */
export async function desfazerCobertura(
  tx: Tx,
  quem: Exclude<Autor, { processo: string }>,
  {
    baixa,
    parcela,
    antigos,
    motivo,
    hoje,
  }: { baixa: BaixaDoAcordo; parcela: TituloTravado; antigos: readonly TituloTravado[]; motivo: string; hoje: DataCivil },
): Promise<void> {
  const { rows: cobertas } = await sql<Coberta>`select id, titulo_id as "tituloId", valor_centavos as "valorCentavos"
    from titulos_amortizacoes where baixa_id = ${baixa.id} order by id`.execute(tx);
  const descobertos = somarPorTitulo(cobertas);
  const mexidos = antigos.filter((t) => descobertos.has(t.id));
  const preso = mexidos.find((t) => t.situacao === 'renegociado' || t.situacao === 'cancelado');
  if (preso)
    throw errosAcordo.ESTORNO_DE_ACORDO_QUEBRADO({ numero: parcela.numero, original: preso.numero, ...situacaoEmFrase(preso.situacao) });
  const recobertas = recobrir(
    mexidos.map((t) => ({ tituloId: t.id, dataVencimento: t.dataVencimento, saldoCentavos: descobertos.get(t.id) as Centavos })),
    await semDestino(tx, baixa.acordoId),
  );
  await gravarTitulos(tx, mexidos, descobertos, somarPorTitulo(recobertas));
  const pago = baixa.principalCentavos + baixa.descontoCentavos;
  const linhas = [
    ...recobertas.map((a) => ({ ...a, tipo: 'pago_no_acordo' })),
    ...(pago === 0 ? [] : [{ tituloId: parcela.id, baixaId: null, tipo: 'quebra', dataAmortizacao: hoje, valorCentavos: pago }]),
  ];
  const { rows } = await sql<{ id: number; titulo_id: number; tipo: string; valor_centavos: Centavos }>`
    insert into titulos_amortizacoes (titulo_id, acordo_id, tipo, data_amortizacao, valor_centavos, baixa_id)
    select e."tituloId", ${baixa.acordoId}::bigint, e.tipo, e."dataAmortizacao", e."valorCentavos", e."baixaId"
    from json_to_recordset(${JSON.stringify(linhas)}::json) as e("tituloId" bigint, tipo text, "dataAmortizacao" date, "valorCentavos" bigint, "baixaId" bigint)
    returning id, titulo_id, tipo, valor_centavos`.execute(tx);
  await registrarFatosDasAmortizacoes(tx, baixa.acordoId, rows, hoje);
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
    tx,
    quem,
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

async function gravarTitulos(
  tx: Tx,
  titulos: readonly TituloTravado[],
  descobertos: ReadonlyMap<number, number>,
  recobertos: ReadonlyMap<number, number>,
): Promise<void> {
  const linhas = titulos.map((t) => {
    const amortizadoCentavos = t.amortizadoCentavos - (descobertos.get(t.id) ?? 0) + (recobertos.get(t.id) ?? 0);
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
