import PDFDocument from 'pdfkit';
import type { Escola } from '#platform/server/escola.ts';
import { textoDoPdf } from '#platform/server/pdf/texto.ts';
import { ceder } from '#platform/server/vez.ts';
import type { BoletoImpresso } from './dados.ts';
import { desenharBoleto } from './desenhar-boleto.ts';

/**
 * Slips as one PDF, a page each, in the order in which they come; always in Portuguese, as banks want them. Pages are written
 * out as they are drawn, and others get their turn between two of them.
 */
export async function boletosEmPdf(
  lotes: AsyncIterable<readonly BoletoImpresso[]> | Iterable<readonly BoletoImpresso[]>,
  escola: Escola,
  criadoEm: string,
): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: 'pt-BR',
    displayTitle: true,
    info: { Title: 'Boletos', Author: textoDoPdf(escola.nome), CreationDate: new Date(criadoEm) },
  });
  const partes: Buffer[] = [];
  doc.on('data', (parte: Buffer) => partes.push(parte));
  const fim = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(partes)));
    doc.on('error', reject);
  });
  for await (const lote of lotes) {
    for (const boleto of lote) {
      desenharBoleto(doc, boleto, escola);
      await ceder();
    }
  }
  doc.end();
  return fim;
}
