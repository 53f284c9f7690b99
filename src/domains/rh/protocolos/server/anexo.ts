import { sql } from 'kysely';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { AnexoPronto } from '#platform/server/arquivos/anexo.ts';
import { guardarArquivo, obterArquivo } from '#platform/server/arquivos/files.ts';
import { pode } from '#platform/server/http/autorizacao.ts';
import type { Arquivo, Contexto, ContextoEscrita } from '#platform/server/http/tipos.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosRh } from '#domains/rh/erros.ts';
import { carregarProtocolo, obterProtocolo, type ProtocoloCompleto } from './queries.ts';
import { protocoloAberto } from './decidir-protocolo.ts';

const onde = { campos: ['file'] };
const anexosMaximo = 20;

/**
 * Attaches a document to an open protocol. Another in its place comes from whoever opened the protocol, or may delete protocols;
 * the earlier one stays, and the audit says which it was.
 * @throws PROTOCOLO_JA_DECIDIDO, SO_QUEM_PEDIU_TROCA, ANEXOS_DEMAIS.
 */
export async function anexarAoProtocolo(
  ato: ContextoEscrita,
  { id, refeito, ...arquivo }: { id: number } & AnexoPronto,
): Promise<ProtocoloCompleto> {
  const { tx, quem } = ato;
  const { anexoArquivoId, anexoNome, anexosAnteriores, solicitanteUsuarioId } = await protocoloAberto(ato, id);
  const trocaDeOutro = anexoArquivoId !== null && solicitanteUsuarioId !== quem.usuarioId;
  if (trocaDeOutro && !pode(quem, 'protocolos:excluir')) throw errosRh.SO_QUEM_PEDIU_TROCA();
  if (anexosAnteriores.length + 1 >= anexosMaximo) throw errosRh.ANEXOS_DEMAIS({ n: anexosMaximo }, onde);
  const arquivoId = await guardarArquivo(tx, arquivo);
  await sql`update protocolos set anexo_arquivo_id = ${arquivoId}, versao = versao + 1 where id = ${id}`.execute(tx);
  const antes = anexoArquivoId === null ? null : { anexo: anexoNome, arquivoId: anexoArquivoId };
  const alvo = { acao: 'protocolo.anexo', alvoTipo: 'protocolo', alvoId: id };
  await auditar(ato, { ...alvo, antes, depois: { anexo: arquivo.nome, arquivoId, refeito } });
  return obterProtocolo(tx, quem, id);
}

/** The attached document of a protocol, or an earlier one. Only what we made ourselves opens in the browser. @throws NAO_ENCONTRADO. */
export async function baixarAnexo({ db, quem }: Contexto, id: number, pedido: number | undefined): Promise<Arquivo> {
  await obterProtocolo(db, quem, id);
  const { anexoArquivoId, anexosAnteriores, campos, daFamilia } = await carregarProtocolo(db, id);
  const documentos = campos.map((campo) => campo.arquivoId);
  const arquivoId = [anexoArquivoId, ...documentos, ...anexosAnteriores.map((anterior) => anterior.id)].find(
    (um) => um === (pedido ?? anexoArquivoId),
  );
  if (arquivoId === undefined || arquivoId === null) throw errosComuns.NAO_ENCONTRADO();
  const arquivo = await obterArquivo(db, arquivoId);
  // What a family photographed we made anew; its PDFs are theirs.
  const nosso = daFamilia && documentos.includes(arquivoId) ? arquivo.tipo.startsWith('image/') : await foiRefeito(db, id, arquivoId);
  return { ...arquivo, abrir: nosso };
}

async function foiRefeito(db: Db | Tx, protocoloId: number, arquivoId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from auditoria where alvo_tipo = 'protocolo' and alvo_id = ${protocoloId} and acao = 'protocolo.anexo'
    and depois @> ${JSON.stringify({ arquivoId, refeito: true })}::jsonb`.execute(db);
  return rows.length > 0;
}
