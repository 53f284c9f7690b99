import { sql } from 'kysely';
import { auditar, nomeDoAutor, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import { errosRemessaPagar } from '../erros.ts';
import './restricoes.ts';

/**
 * A second person says that a file that pays by changed bank data may leave. Throws REMESSA_PAGAR_NAO_ENCONTRADA, REMESSA_JA_CONFERIDA,
 * CONFERENCIA_DE_QUEM_GEROU.
 */
export async function conferirRemessa(ato: Ato<Pessoa>, id: number): Promise<{ id: number; conferencia: 'feita' }> {
  const { tx, quem } = ato;
  const { rows } = await sql<{
    conferencia: string;
    criadaPor: number;
  }>`select conferencia, criada_por as "criadaPor" from remessas_pagar where id = ${id} for update`.execute(tx);
  const [remessa] = rows;
  if (!remessa) throw errosRemessaPagar.REMESSA_PAGAR_NAO_ENCONTRADA();
  if (remessa.conferencia !== 'pendente') throw errosRemessaPagar.REMESSA_JA_CONFERIDA();
  if (remessa.criadaPor === quem.usuarioId) throw errosRemessaPagar.CONFERENCIA_DE_QUEM_GEROU();
  await sql`insert into remessas_pagar_conferencias (remessa_id, usuario_id, usuario_nome) values (${id}, ${quem.usuarioId}, ${nomeDoAutor(quem)})`.execute(
    tx,
  );
  await sql`update remessas_pagar set conferencia = 'feita' where id = ${id}`.execute(tx);
  await auditar(ato, {
    acao: 'remessa_pagar.conferida',
    alvoTipo: 'remessa_pagar',
    alvoId: id,
    antes: { conferencia: 'pendente' },
    depois: { conferencia: 'feita' },
  });
  return { id, conferencia: 'feita' };
}
