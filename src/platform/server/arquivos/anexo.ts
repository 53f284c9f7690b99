import { defineErros } from '#shared/erros.ts';
import type { Upload } from '../http/tipos.ts';
import { isPdf } from '../pdf/conferir.ts';
import { nomeDeArquivo } from './files.ts';
import { formatoDaImagem, ImagemRecusada, pixelsMaximo, refazerImagem } from './imagem.ts';

/** Refusals of a document that somebody sent. */
export const errosDoAnexo = defineErros({
  ANEXO_RECUSADO: { status: 415, br: 'O anexo deve ser PDF, JPEG ou PNG.', en: 'The attachment must be PDF, JPEG or PNG.' },
  ANEXO_ILEGIVEL: {
    status: 415,
    br: 'Não foi possível ler este arquivo: está danificado, vazio ou protegido por senha. Envie outro.',
    en: 'This file could not be read: it is damaged, empty or protected by a password. Send another one.',
  },
  ANEXO_DIMENSOES: {
    status: 413,
    br: 'A imagem tem mais de {megapixels} megapixels. Envie uma menor.',
    en: 'The image has more than {megapixels} megapixels. Send a smaller one.',
  },
});

export type AnexoPronto = { nome: string; tipo: string; conteudo: Buffer; refeito: boolean };

/** Where the request carried it: a part of its own, or a field of its body. */
type CampoDoAnexo = 'file' | 'conteudo';

const imagens = ['jpeg', 'png'] as const;

/**
 * Reads what was sent as a document, before any transaction: a PDF must be one that opens, an image is made anew from its pixels
 * (no place, no device, nothing else that the file carried). Name and declared type are not trusted.
 * @throws ANEXO_RECUSADO, ANEXO_ILEGIVEL, ANEXO_DIMENSOES, MUITAS_TENTATIVAS.
 */
export async function prepararAnexo(upload: Upload | undefined, campo: CampoDoAnexo = 'file'): Promise<AnexoPronto> {
  const onde = { campos: [campo] };
  const { conteudo, fileName } = upload ?? { conteudo: Buffer.alloc(0), fileName: '' };
  if (conteudo.subarray(0, 1024).includes('%PDF-')) {
    if (!(await isPdf(conteudo))) throw errosDoAnexo.ANEXO_ILEGIVEL({}, onde);
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
    if (causa.motivo === 'dimensoes') throw errosDoAnexo.ANEXO_DIMENSOES({ megapixels: pixelsMaximo / 1_000_000 }, onde);
    throw causa.motivo === 'tipo' ? errosDoAnexo.ANEXO_RECUSADO({}, onde) : errosDoAnexo.ANEXO_ILEGIVEL({}, onde);
  }
}

/** The name of the file as the computer of whoever saves it should take it: by what it is. */
function comExtensao(enviado: string, extensoes: readonly string[]): string {
  const nome = enviado.split(/[\\/]/).at(-1)?.trim() || 'anexo';
  const tem = extensoes.some((extensao) => nome.toLowerCase().endsWith(`.${extensao}`));
  return nomeDeArquivo(tem ? nome : `${nome}.${extensoes[0]}`);
}
