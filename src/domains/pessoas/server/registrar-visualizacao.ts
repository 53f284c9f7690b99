import { sql } from 'kysely';
import { nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/quem.ts';

/** What is seen in full only on a record, and what leaves whole. */
export type DadoVisto = 'cpf' | 'dados_bancarios' | 'dossie';

/**
 * Records that somebody saw sensitive data of a person; the same look again within an hour is the same one. Of who was deleted, whom the
 * audit still tells, nobody is left to be told.
 */
export async function registrarVisualizacao(
  db: Db | Tx,
  quem: Pick<Quem, 'usuarioId' | 'nome' | 'sobrenome'>,
  { pessoaId, dado }: { pessoaId: number; dado: DadoVisto },
): Promise<void> {
  await sql`insert into visualizacoes_sensiveis (pessoa_id, dado, usuario_id, usuario_nome)
    select p.id, ${dado}, ${quem.usuarioId}::bigint, ${nomeDoAutor(quem)}
    from pessoas p where p.id = ${pessoaId} and not exists (select 1 from visualizacoes_sensiveis v where v.pessoa_id = ${pessoaId} and v.usuario_id = ${quem.usuarioId}
      and v.dado = ${dado} and v.em > clock_timestamp() - interval '1 hour')`.execute(db);
}

/** Changes of a person tell the CPF that was and is: whoever reads one of those saw it whole. */
export async function registrarCpfNasMudancas(
  { db, quem }: { db: Db | Tx; quem: Quem },
  pessoaId: number,
  mudancas: readonly { antes: Valores; depois: Valores }[],
): Promise<void> {
  const comCpf = mudancas.some(({ antes, depois }) => [antes?.['cpf'], depois?.['cpf']].some((cpf) => cpf !== undefined && cpf !== null));
  if (comCpf) await registrarVisualizacao(db, quem, { pessoaId, dado: 'cpf' });
}
type Valores = Record<string, unknown> | null;
