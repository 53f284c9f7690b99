import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { guardarArquivo, obterArquivo } from '#platform/server/arquivos/files.ts';
import { auditar } from '#platform/server/auditoria/audit.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import type { Arquivo, Contexto } from '#platform/server/http/tipos.ts';
import { errosComuns } from '#shared/erros.ts';
import type { AnexoPronto } from '#platform/server/arquivos/anexo.ts';
import { errosJustificativa as erros } from '../erros.ts';
import { carregarJustificativa, obterJustificativa } from './carregar.ts';

/** Puts the document in place of the one before, which stays in the files of the school. @throws NAO_ENCONTRADO, JUSTIFICATIVA_REVOGADA */
export async function anexarDocumento(ato: Ato, { id, refeito, ...arquivo }: AnexoPronto & { id: number }) {
  const atual = await carregarJustificativa(ato, id);
  if (atual.revogada) throw erros.JUSTIFICATIVA_REVOGADA();
  const arquivoId = await guardarArquivo(ato.tx, arquivo);
  await sql`update justificativas set arquivo_id = ${arquivoId}, versao = versao + 1 where id = ${id}`.execute(ato.tx);
  await auditar(ato, {
    acao: 'justificativa.documento',
    alvoTipo: 'justificativa',
    alvoId: id,
    antes: atual.arquivoId === null ? null : { arquivoId: atual.arquivoId },
    depois: { documento: arquivo.nome, arquivoId, refeito },
  });
  return { id, documento: arquivo.nome };
}

/**
 * The document, which may speak of somebody's health: each reading is recorded, and a teacher restricted to the panel, who sees that an absence
 * is justified, does not see why. What others made is saved and not opened. @throws NAO_ENCONTRADO
 */
export async function baixarDocumento(contexto: Contexto, id: number): Promise<Arquivo> {
  const { db, quem, pedido } = contexto;
  const { arquivoId } = await obterJustificativa(db, quem, id);
  if (arquivoId === null || (quem.restritoPainelProfessor && !quem.admin)) throw errosComuns.NAO_ENCONTRADO();
  const arquivo = await obterArquivo(db, arquivoId);
  await transacao(db, (tx) =>
    auditar({ tx, quem, origem: pedido }, { acao: 'justificativa.documentoVisto', alvoTipo: 'justificativa', alvoId: id }),
  );
  return { ...arquivo, abrir: arquivo.tipo !== 'application/pdf' };
}
