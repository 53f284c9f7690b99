import type { Db } from '#platform/server/database/kysely.ts';
import { lerEscola } from '#platform/server/escola.ts';
import type { Arquivo } from '#platform/server/http/tipos.ts';
import { papeisEmPdf } from '#platform/server/papel/em-pdf.ts';
import { modelosNosInstantes } from '#platform/server/papel/modelos.ts';
import { enderecoDeConferencia } from '#platform/server/pdf/conferencia.ts';
import { formatarInstante } from '#shared/datas.ts';
import { preencher } from '#shared/papel/preencher.ts';
import { papelDoRecibo } from '../papel/modelo.ts';
import { obterRecibo } from './recibo.ts';

/**
 * The receipt as a PDF that opens in the browser, by the text that was in force when the money came. It is always in Portuguese: the paper is for
 * the family. Throws RECIBO_NAO_ENCONTRADO.
 */
export async function reciboEmPdf(db: Db, id: number, { fuso, publicUrl }: { fuso: string; publicUrl: string }): Promise<Arquivo> {
  const recibo = await obterRecibo(db, id);
  const escola = await lerEscola(db);
  const [conteudo = papelDoRecibo.conteudo] = await modelosNosInstantes(db, papelDoRecibo, [recibo.em]);
  const { papel } = preencher(conteudo, papelDoRecibo.valores({ ...recibo, escola, data: recibo.dataRecibo }));
  const selo = {
    codigo: recibo.codigoVerificacao,
    endereco: enderecoDeConferencia(publicUrl, recibo.codigoVerificacao),
    emitidoPor: `Emitido por ${recibo.usuarioNome} em ${formatarInstante(recibo.em, fuso)}.`,
  };
  const corpo = await papeisEmPdf(db, [{ papel, escola, selo, marca: recibo.estornado ? 'ESTORNADO' : undefined }], {
    titulo: `Recibo Nº ${recibo.numero}`,
    criadoEm: recibo.em,
  });
  return { nome: `recibo-${recibo.numero}.pdf`, tipo: 'application/pdf', corpo, abrir: true };
}
