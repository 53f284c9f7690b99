import type { Db } from '#platform/server/database/kysely.ts';
import { papeisEmPdf } from '#platform/server/papel/em-pdf.ts';
import { modelosNosInstantes } from '#platform/server/papel/modelos.ts';
import { preencher } from '#shared/papel/preencher.ts';
import type { ConteudoDaAta } from '../conteudo.ts';
import { papelDaAta } from '../papel/modelo.ts';

export type PapelDaAta = {
  numero: string | null;
  codigo: string | null;
  em: string;
  por: string | null;
  conteudo: ConteudoDaAta;
  cancelada: boolean;
};

/** Minutes on A4, by the text that was in force when they were drawn up: what they say is in their content, nothing else is read. */
export async function ataEmPdf(db: Db, { numero, codigo, em, por, conteudo, cancelada }: PapelDaAta): Promise<Buffer> {
  // A draft is by the text that it would be drawn up by now.
  const [texto = papelDaAta.conteudo] = await modelosNosInstantes(db, papelDaAta, [numero === null ? 'infinity' : em]);
  const { papel } = preencher(texto, papelDaAta.valores({ numero, conteudo }));
  const marca = numero === null ? 'MINUTA' : cancelada ? 'CANCELADA' : undefined;
  const selo = codigo === null ? null : { codigo, endereco: conteudo.endereco, emitidoPor: por === null ? '' : `Lavrada por ${por}.` };
  return papeisEmPdf(db, [{ papel, escola: { versao: 0, ...conteudo.escola }, selo, marca }], {
    titulo: [conteudo.titulo, numero && `Nº ${numero}`].filter(Boolean).join(' '),
    criadoEm: em,
  });
}
