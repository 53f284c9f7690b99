import { DocumentoPdf } from '#platform/server/pdf/documento.ts';
import { errosComuns } from '#shared/erros.ts';
import type { Conteudo } from './conteudo.ts';

/** `cancelamento`: a sentence, where the notice stands no more. */
export type NotificacaoNoPapel = { numero: string; em: string; conteudo: Conteudo; cancelamento: string | null };

type Destino = { destino: 'responsavel' | 'conselho' /** Of the guardian. */; nome: string | null };

/**
 * A letter of a notice, from its frozen content alone: the same bytes each time, until it is cancelled and says so.
 * @throws NAO_ENCONTRADO for the Conselho Tutelar, of one that speaks of averages
 */
export async function papelEmPdf({ numero, em, conteudo, cancelamento }: NotificacaoNoPapel, { destino, nome }: Destino): Promise<Buffer> {
  const papel = conteudo[destino];
  if (papel === null) throw errosComuns.NAO_ENCONTRADO();
  const documento = new DocumentoPdf({
    escola: conteudo.escola,
    titulo: papel.titulo,
    referencia: `Nº ${numero}`,
    criadoEm: em,
    ...(cancelamento === null ? {} : { marca: 'CANCELADA' }),
  });
  if (cancelamento !== null) documento.paragrafo(cancelamento, { negrito: true });
  documento.espaco(12);
  documento.paragrafo(papel.destinatario ?? `A ${nome ?? 'quem responde pelo aluno'}`, { tamanho: 11.5, negrito: true });
  documento.espaco(6);
  for (const paragrafo of papel.paragrafos) documento.paragrafo(paragrafo, { tamanho: 11.5 });
  documento.espaco(18);
  documento.paragrafo(conteudo.lugarEData);
  documento.assinatura(conteudo.assinatura);
  return documento.concluir();
}

export const nomeDoPapel = ({ numero, conteudo }: Pick<NotificacaoNoPapel, 'numero' | 'conteudo'>, destino: Destino['destino']): string => {
  const daFamilia = conteudo.numeros === null ? 'comunicado-de-medias' : 'notificacao-de-faltas';
  return `${destino === 'conselho' ? 'oficio-conselho-tutelar' : daFamilia}-${numero}.pdf`;
};
