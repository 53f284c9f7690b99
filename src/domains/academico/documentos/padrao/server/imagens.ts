import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { guardarArquivo } from '#platform/server/arquivos/files.ts';
import { ImagemRecusada, refazerImagem } from '#platform/server/arquivos/imagem.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { Upload } from '#platform/server/http/tipos.ts';
import type { ConteudoDoPapel } from '#shared/papel/esquema.ts';
import { imagensDoPapel } from '#platform/server/papel/imagens.ts';
import { errosDocumentoPadrao as erros } from '../erros.ts';

type ImagemPronta = { conteudo: Buffer; tipo: string; largura: number; altura: number };
/** The longest side that is kept: enough for the width of a page at 200 dots an inch. */
const LADO = 1600;

/** An image made anew from its pixels, as small as a page needs. @throws IMAGEM_DO_PAPEL_RECUSADA, IMAGEM_DO_PAPEL_ILEGIVEL, IMAGEM_DO_PAPEL_GRANDE */
export async function prepararImagem(upload: Upload | undefined): Promise<ImagemPronta> {
  try {
    return await refazerImagem(upload?.conteudo ?? Buffer.alloc(0), ['jpeg', 'png'], async (imagem, de) => {
      const menor = imagem.resize({ width: LADO, height: LADO, fit: 'inside', withoutEnlargement: true });
      const feita = de === 'png' ? menor.png({ palette: false }) : menor.jpeg({ quality: 88 });
      const { data, info } = await feita.toBuffer({ resolveWithObject: true });
      return { conteudo: data, tipo: `image/${de}`, largura: info.width, altura: info.height };
    });
  } catch (causa) {
    if (!(causa instanceof ImagemRecusada)) throw causa;
    const onde = { campos: ['file'] };
    if (causa.motivo === 'dimensoes') throw erros.IMAGEM_DO_PAPEL_GRANDE({}, onde);
    throw causa.motivo === 'tipo' ? erros.IMAGEM_DO_PAPEL_RECUSADA({}, onde) : erros.IMAGEM_DO_PAPEL_ILEGIVEL({}, onde);
  }
}

/** Keeps an image that was prepared. */
export async function guardarImagem(ato: Ato, imagem: ImagemPronta): Promise<{ id: number; largura: number; altura: number }> {
  const { tx, quem } = ato;
  const { largura, altura } = imagem;
  const arquivoId = await guardarArquivo(tx, { nome: imagem.tipo === 'image/png' ? 'imagem.png' : 'imagem.jpg', ...imagem });
  const { rows } = await sql<{ id: number }>`insert into documentos_padrao_imagens (arquivo_id, largura, altura, usuario_id, usuario_nome)
    values (${arquivoId}, ${largura}, ${altura}, ${quem.usuarioId}, ${nomeDoAutor(quem)}) returning id`.execute(tx);
  const id = rows[0]?.id ?? 0;
  await auditar(ato, { acao: 'documento_padrao.imagem', alvoTipo: 'documento_padrao_imagem', alvoId: id, depois: { largura, altura } });
  return { id, largura, altura };
}

/** @throws IMAGEM_DO_PAPEL_DESCONHECIDA */
export async function conferirImagens(tx: Tx, conteudo: ConteudoDoPapel): Promise<void> {
  const ids = imagensDoPapel(conteudo);
  if (ids.length === 0) return;
  const { rows } = await sql<{ id: number }>`select id from documentos_padrao_imagens where id = any(${ids}::bigint[])`.execute(tx);
  const faltam = ids.filter((id) => !rows.some((linha) => linha.id === id));
  if (faltam.length === 0) return;
  const onde = conteudo.pagina.fundo && faltam.includes(conteudo.pagina.fundo) ? 'conteudo.pagina.fundo' : 'conteudo';
  throw erros.IMAGEM_DO_PAPEL_DESCONHECIDA({}, { campos: [onde] });
}
