import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { type Pessoa, auditarVarios, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import type { Tarefas } from '#platform/server/jobs.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { formatarReais } from '#shared/dinheiro.ts';
import { menorDivida } from '#domains/financeiro/cobranca/limites/menor-divida.ts';
import type { DataCivil } from '#shared/datas.ts';
import { errosCobranca } from '#domains/financeiro/cobranca/erros.ts';
import type { Canal } from '#domains/financeiro/cobranca/situacoes.ts';
import { recusaDeMedida } from '#domains/financeiro/cobranca/modelos/server/door.ts';
import { proporEscolhidas, proporRegua, type Proposta } from './propor.ts';
import '#domains/financeiro/cobranca/server/restricoes.ts';

export const TAREFA_ENVIO = 'cobranca.envio';
type AtoComTarefas = Ato<Pessoa> & { servicos: { tarefas: Pick<Tarefas, 'criar'> } };
export type LotePreparado = { loteId: number; tarefaId: number; canal: Canal; cartas: number };

/** Prepares letters of one text to chosen payers and enqueues their sending. Throws SEM_CARTAS, MEDIDA_ANTES_DO_PRAZO, MEDIDA_JUDICIAL_ANTES_DO_PRAZO, CARTA_JA_ENVIADA, DIVIDA_PEQUENA, DEBITO_CONTESTADO, PAGAMENTO_ESPERANDO and what the proposal throws. */
export async function prepararEscolhidas(
  ato: AtoComTarefas,
  escolha: { modeloId: number; canal: Canal; pagadorIds: readonly number[] },
): Promise<LotePreparado[]> {
  const { tx, hoje } = ato;
  await umDeCadaVez(tx);
  const { propostas, fora, modelo } = await proporEscolhidas(tx, escolha, hoje);
  if (propostas.length === 0 && fora.some((f) => f.motivo === 'prazo')) throw recusaDeMedida(modelo);
  if (propostas.length === 0 && fora.some((f) => f.motivo === 'repetida')) throw errosCobranca.CARTA_JA_ENVIADA();
  if (propostas.length === 0 && fora.some((f) => f.motivo === 'abaixo_do_minimo'))
    throw errosCobranca.DIVIDA_PEQUENA({ minimo: formatarReais(menorDivida) });
  if (propostas.length === 0 && fora.some((f) => f.motivo === 'contestado')) throw errosCobranca.DEBITO_CONTESTADO();
  if (propostas.length === 0 && fora.some((f) => f.motivo === 'pagamento_na_fila')) throw errosCobranca.PAGAMENTO_ESPERANDO();
  return gravarLotes(ato, propostas, { hoje, daRegua: false });
}

/**
 * Prepares today's letters of the ladder but those of `exceto`, and enqueues their sending. One at a time: a second call finds only what the
 * first left. Throws SEM_CARTAS, CARTA_REPETIDA.
 */
export async function prepararRegua(ato: AtoComTarefas, { exceto }: { exceto: readonly number[] }): Promise<LotePreparado[]> {
  const { tx, hoje } = ato;
  await umDeCadaVez(tx);
  const { propostas } = await proporRegua(tx, hoje);
  const fora = new Set(exceto);
  return gravarLotes(
    ato,
    propostas.filter((p) => !fora.has(p.pagadorId)),
    { hoje, daRegua: true },
  );
}

/** Letters leave one at a time, by the ladder or by hand: whoever comes second finds who got one today. */
const umDeCadaVez = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('cobranca.cartas'))`.execute(tx);

async function gravarLotes(
  ato: AtoComTarefas,
  propostas: readonly Proposta[],
  { hoje, daRegua }: { hoje: DataCivil; daRegua: boolean },
): Promise<LotePreparado[]> {
  const { tx, quem } = ato;
  if (propostas.length === 0) throw errosCobranca.SEM_CARTAS();
  const lotes: LotePreparado[] = [];
  for (const [canal, dele] of Map.groupBy(propostas, (p) => p.canal)) {
    const nome = nomeDoAutor(quem);
    const { rows } = await sql<{
      id: number;
    }>`insert into cobrancas_lotes (canal, modelo_id, da_regua, data_lote, cartas, usuario_id, usuario_nome)
      values (${canal}, ${daRegua ? null : (dele[0]?.modelo.id ?? null)}, ${daRegua}, ${hoje}, ${dele.length}, ${quem.usuarioId}, ${nome}) returning id`.execute(
      tx,
    );
    const loteId = rows[0]?.id ?? 0;
    const ids = await gravarCartas({ ...ato, hoje }, nome, loteId, dele);
    const tarefaId = await ato.servicos.tarefas.criar(tx, {
      tipo: TAREFA_ENVIO,
      usuarioId: quem.usuarioId,
      total: ids.length,
      entrada: { loteId },
    });
    lotes.push({ loteId, tarefaId, canal, cartas: ids.length });
  }
  return lotes;
}

async function gravarCartas(ato: Ato<Pessoa>, nome: string, loteId: number, propostas: readonly Proposta[]): Promise<number[]> {
  const { tx, quem, hoje } = ato;
  const cartas = propostas.map((p, ordem) => ({
    ordem,
    pagadorId: p.pagadorId,
    modeloId: p.modelo.id,
    degrauId: p.degrau?.id ?? null,
    canal: p.canal,
    destino: p.destino,
    totalCentavos: p.totalCentavos,
    itens: p.itens,
  }));
  const { rows } = await sql<{ id: number; pagadorId: number }>`
    with entrada as materialized (
      select * from json_to_recordset(${JSON.stringify(cartas)}::json) as e(ordem int, "pagadorId" bigint, "modeloId" bigint, "degrauId" bigint, canal text, destino text, "totalCentavos" bigint, itens json)
    ), novas as (
      insert into cobrancas_cartas (lote_id, pagador_id, modelo_id, degrau_id, canal, destino, data_carta, total_centavos, usuario_id, usuario_nome)
      select ${loteId}::bigint, "pagadorId", "modeloId", "degrauId", canal, destino, ${hoje}::date, "totalCentavos", ${quem.usuarioId}::bigint, ${nome} from entrada order by ordem
      returning id, pagador_id
    ), titulos as (
      insert into cobrancas_cartas_titulos (carta_id, titulo_id, degrau_id, data_vencimento, dias_atraso, saldo_centavos, multa_centavos, juros_centavos, total_centavos)
      select n.id, i.id, i."degrauId", i."dataVencimento", i."diasAtraso", i."saldoCentavos", i."multaCentavos", i."jurosCentavos", i."totalCentavos"
      from entrada e join novas n on n.pagador_id = e."pagadorId", json_to_recordset(e.itens) as i(id bigint, "degrauId" bigint, "dataVencimento" date, "diasAtraso" int,
        "saldoCentavos" bigint, "multaCentavos" bigint, "jurosCentavos" bigint, "totalCentavos" bigint)
    )
    select id, pagador_id as "pagadorId" from novas order by id`.execute(tx);
  await auditarVarios(
    ato,
    rows.map(({ id, pagadorId }) => ({ acao: 'carta.preparada', alvoTipo: 'carta_cobranca', alvoId: id, depois: { pagadorId, loteId } })),
  );
  return rows.map((r) => r.id);
}
