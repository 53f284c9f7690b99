import { sql } from 'kysely';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { guardarArquivo, obterArquivo, nomeDeArquivo } from '#platform/server/arquivos/files.ts';
import { pode } from '#platform/server/http/autorizacao.ts';
import type { Arquivo, Contexto, ContextoEscrita, Upload } from '#platform/server/http/tipos.ts';
import { formatoDaImagem, ImagemRecusada, pixelsMaximo, refazerImagem } from '#platform/server/arquivos/imagem.ts';
import { isPdf } from '#platform/server/pdf/conferir.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosRh } from '#domains/rh/erros.ts';
import { carregarProtocolo, obterProtocolo, type ProtocoloCompleto } from './queries.ts';
import { protocoloAberto } from './decidir-protocolo.ts';

export type AnexoPronto = { nome: string; tipo: string; conteudo: Buffer; refeito: boolean };

const onde = { campos: ['file'] };
const imagens = ['jpeg', 'png'] as const;
const anexosMaximo = 20;

/**
 * Reads what was sent as a document, before any transaction: a PDF must be one that opens, an image is made anew from its pixels
 * (no place, no device, nothing else that the file carried). Name and declared type are not trusted.
 * @throws ANEXO_RECUSADO, ANEXO_ILEGIVEL, ANEXO_DIMENSOES, MUITAS_TENTATIVAS.
 */
export async function prepararAnexo(upload: Upload | undefined): Promise<AnexoPronto> {
  const { conteudo, fileName } = upload ?? { conteudo: Buffer.alloc(0), fileName: '' };
  if (conteudo.subarray(0, 1024).includes('%PDF-')) {
    if (!(await isPdf(conteudo))) throw errosRh.ANEXO_ILEGIVEL({}, onde);
    return { nome: comExtensao(fileName, ['pdf']), tipo: 'application/pdf', conteudo, refeito: false };
  }
  try {
    const formato = formatoDaImagem(conteudo, imagens);
    const nova = await refazerImagem(conteudo, imagens, (imagem, de) =>
      (de === 'png' ? imagem.png() : imagem.jpeg({ quality: 88, mozjpeg: true })).toBuffer(),
    );
    const extensoes = formato === 'png' ? ['png'] : ['jpg', 'jpeg'];
    return { nome: comExtensao(fileName, extensoes), tipo: `image/${formato}`, conteudo: nova, refeito: true };
  } catch (causa) {
    if (!(causa instanceof ImagemRecusada)) throw causa;
    if (causa.motivo === 'dimensoes') throw errosRh.ANEXO_DIMENSOES({ megapixels: pixelsMaximo / 1_000_000 }, onde);
    throw causa.motivo === 'tipo' ? errosRh.ANEXO_RECUSADO({}, onde) : errosRh.ANEXO_ILEGIVEL({}, onde);
  }
}

/** The name of the file as the computer of whoever saves it should take it: by what it is. */
function comExtensao(enviado: string, extensoes: readonly string[]): string {
  const nome = enviado.split(/[\\/]/).at(-1)?.trim() || 'anexo';
  const tem = extensoes.some((extensao) => nome.toLowerCase().endsWith(`.${extensao}`));
  return nomeDeArquivo(tem ? nome : `${nome}.${extensoes[0]}`);
}

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
  const { anexoArquivoId, anexosAnteriores } = await carregarProtocolo(db, id);
  const arquivoId = [anexoArquivoId, ...anexosAnteriores.map((anterior) => anterior.id)].find((um) => um === (pedido ?? anexoArquivoId));
  if (arquivoId === undefined || arquivoId === null) throw errosComuns.NAO_ENCONTRADO();
  return { ...(await obterArquivo(db, arquivoId)), abrir: await foiRefeito(db, id, arquivoId) };
}

async function foiRefeito(db: Db | Tx, protocoloId: number, arquivoId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from auditoria where alvo_tipo = 'protocolo' and alvo_id = ${protocoloId} and acao = 'protocolo.anexo'
    and depois @> ${JSON.stringify({ arquivoId, refeito: true })}::jsonb`.execute(db);
  return rows.length > 0;
}
