import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { escopoDeAlunos } from '#domains/academico/matriculas/server/door.ts';
import { auditar, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosDocumento as erros } from '../erros.ts';
import './restricoes.ts';

/**
 * A document issued no longer stands, for a reason: the paper stays as it was issued, and whoever checks its code is told since when.
 * @throws NAO_ENCONTRADO, DOCUMENTO_JA_CANCELADO
 */
export async function cancelarDocumento(ato: Ato, { id, motivo }: { id: number; motivo: string }): Promise<{ id: number }> {
  const { tx, quem, hoje } = ato;
  const { rows } = await sql<{
    numero: string;
    titulo: string;
    matriculaId: number;
    cancelado: boolean;
  }>`select d.numero, coalesce(d.conteudo ->> 'titulo', '') as titulo,
      d.matricula_id as "matriculaId", exists (select 1 from documentos_cancelamentos a where a.documento_id = d.id) as cancelado
    from documentos_emitidos d join v_matricula_resumo m on m.id = d.matricula_id
    where d.id = ${id} and ${escopoDeAlunos(quem, sql.ref('m.turma_id')) ?? sql`true`}`.execute(tx);
  const [documento] = rows;
  if (!documento) throw errosComuns.NAO_ENCONTRADO();
  if (documento.cancelado) throw erros.DOCUMENTO_JA_CANCELADO({ numero: documento.numero });
  await sql`insert into documentos_cancelamentos (documento_id, data_cancelamento, motivo, usuario_id, usuario_nome)
    values (${id}, ${hoje}, ${motivo}, ${quem.usuarioId}, ${nomeDoAutor(quem)})`.execute(tx);
  await auditar(ato, {
    acao: 'documento.cancelado',
    alvoTipo: 'matricula',
    alvoId: documento.matriculaId,
    motivo,
    depois: { documento: documento.titulo, numero: documento.numero, documentoId: id },
  });
  return { id };
}
