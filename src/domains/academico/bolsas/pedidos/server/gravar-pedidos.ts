import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { auditarVarios, nomeDoAutor, type Pessoa } from '#platform/server/auditoria/audit.ts';
import '#domains/academico/bolsas/server/restricoes.ts';
import '#domains/academico/bolsas/server/integridade.ts';

type Novo = { fichaId: number; matriculaId: number; percentualSolicitado: string; anteriorId?: number | null };

/** Writes requests that were judged by whoever asks for them. Gives their ids, in their order. */
export async function gravarPedidos(ato: Pick<Ato<Pessoa>, 'tx' | 'quem' | 'origem'>, novos: readonly Novo[]): Promise<number[]> {
  if (novos.length === 0) return [];
  const { tx, quem } = ato;
  const linhas = novos.map((n) => ({
    ficha: n.fichaId,
    matricula: n.matriculaId,
    quanto: n.percentualSolicitado,
    de: n.anteriorId ?? null,
  }));
  const { rows } = await sql<{
    id: number;
    matriculaId: number;
  }>`insert into bolsas_pedidos (ficha_id, matricula_id, percentual_solicitado, anterior_id)
    select l.ficha, l.matricula, l.quanto, l.de from json_to_recordset(${JSON.stringify(linhas)}::json) as l(ficha bigint, matricula bigint, quanto numeric, de bigint)
    returning id, matricula_id as "matriculaId"`.execute(tx);
  const ids = rows.map(({ id }) => id);
  await sql`insert into bolsas_situacoes (pedido_id, para, usuario_id, usuario_nome)
    select id, 'solicitado', ${quem.usuarioId}, ${nomeDoAutor(quem)} from unnest(${ids}::bigint[]) as n(id)`.execute(tx);
  await auditarVarios(
    ato,
    rows.map(({ id, matriculaId }) => ({ acao: 'bolsa.solicitada', alvoTipo: 'bolsa', alvoId: id, depois: { matriculaId } })),
  );
  return ids;
}
