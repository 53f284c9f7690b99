import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { emFrase } from '#shared/listas/opcao.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import { errosDadosBancarios } from '../erros.ts';
import type { mudancaSaida } from '../esquemas.ts';
import { podeMudar, situacoesDaMudanca, type VerboDaMudanca } from '../situacoes.ts';

export type Mudanca = z.output<typeof mudancaSaida> & { alvoTipo: string; alvoId: number; alvoNome: string };

export const colunasDaMudanca = sql`m.id, m.alvo_tipo as "alvoTipo", m.alvo_id as "alvoId", m.alvo_nome as "alvoNome", m.antes, m.depois, m.abertura, m.situacao, m.motivo,
  m.pedida_por as "pedidaPor", m.pedida_por_nome as "pedidaPorNome", m.pedida_em as "pedidaEm", m.aprovada_por_nome as "aprovadaPorNome", m.aprovada_em as "aprovadaEm",
  m.unica_pessoa as "unicaPessoa", m.vale_em as "valeEm", m.vigorou_em as "vigorouEm", m.retirada_por_nome as "retiradaPorNome", m.retirada_em as "retiradaEm",
  m.retirada_motivo as "retiradaMotivo", m.versao`;

/** The changes of one record, newest first. */
export async function mudancasDe(db: Db | Tx, alvoTipo: string, alvoId: number): Promise<Mudanca[]> {
  const { rows } = await sql<Mudanca>`select ${colunasDaMudanca} from mudancas_bancarias m
    where m.alvo_tipo = ${alvoTipo} and m.alvo_id = ${alvoId} order by m.id desc limit 100`.execute(db);
  return rows;
}

/**
 * A change of this record, locked for the verb that is about to move it. Throws MUDANCA_NAO_ENCONTRADA, MUDANCA_NAO_PERMITE and
 * VERSAO_DESATUALIZADA with the change as it stands.
 */
export async function carregarMudanca(
  tx: Tx,
  verbo: VerboDaMudanca,
  { alvoTipo, alvoId, mudancaId, versao }: { alvoTipo: string; alvoId: number; mudancaId: number; versao: number },
): Promise<Mudanca> {
  const { rows } = await sql<Mudanca>`select ${colunasDaMudanca} from mudancas_bancarias m
    where m.id = ${mudancaId} and m.alvo_tipo = ${alvoTipo} and m.alvo_id = ${alvoId} for update`.execute(tx);
  const [mudanca] = rows;
  if (!mudanca) throw errosDadosBancarios.MUDANCA_NAO_ENCONTRADA();
  if (!podeMudar(verbo, mudanca.situacao))
    throw errosDadosBancarios.MUDANCA_NAO_PERMITE({ situacao: emFrase(situacoesDaMudanca, mudanca.situacao) });
  if (mudanca.versao !== versao) throw versaoDesatualizada({ tipo: alvoTipo, id: alvoId }, mudanca);
  return mudanca;
}
