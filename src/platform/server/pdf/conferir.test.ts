import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { isPdf } from './conferir.ts';

const doPdfkit = async (): Promise<Buffer> => {
  const documento = new PDFDocument();
  const partes: Buffer[] = [];
  documento.on('data', (parte: Buffer) => partes.push(parte));
  const pronto = new Promise((resolve) => documento.on('end', resolve));
  documento.text('Certidão de nascimento').end();
  await pronto;
  return Buffer.concat(partes);
};

/** As newer programs write: page and catalog packed in one stream, the cross-references in another. */
function empacotado(tipo = '/Page', antes = ''): Buffer {
  const objetos = deflateSync(Buffer.from(`1 0 2 30 << /Type /Catalog /Pages 3 0 R >> << /Type ${tipo} /Parent 3 0 R >>`));
  const cabeca = `${antes}%PDF-1.7\n`;
  const objStm = `4 0 obj\n<< /Type /ObjStm /N 2 /First 8 /Filter /FlateDecode /Length ${objetos.length} >>\nstream\n`;
  const inicio = Buffer.concat([Buffer.from(cabeca + objStm, 'latin1'), objetos, Buffer.from('\nendstream\nendobj\n')]);
  const xref = `5 0 obj\n<< /Type /XRef /Root 1 0 R /Size 6 /Length 3 >>\nstream\nabc\nendstream\nendobj\nstartxref\n${inicio.length - antes.length}\n%%EOF\n`;
  return Buffer.concat([inicio, Buffer.from(xref)]);
}

describe('isPdf', () => {
  test('takes what programs write, plain and packed, also after bytes that came before the header', async () => {
    expect(await isPdf(await doPdfkit())).toBe(true);
    expect(await isPdf(empacotado())).toBe(true);
    expect(await isPdf(empacotado('/Page', 'Content-Type: application/pdf\r\n\r\n'))).toBe(true);
  });

  test('refuses a name on other content, a cut file, one without pages and one whose end points nowhere', async () => {
    const inteiro = await doPdfkit();
    const semPaginas = Buffer.from(inteiro.toString('latin1').replaceAll('/Type /Page\n', '/Type /Pagx\n'), 'latin1');
    const fakes = [
      '%PDF-isto nao e um pdf<script>',
      '%PDF-1.7 um',
      '%PDF-1.7\n/Type /Page /Root 1 0 R\nstartxref\n0\n%%EOF',
      '%PDF-1.7\nxref\ntrailer\nstartxref\n9\n%%EOF',
    ].map((fake) => Buffer.from(fake));
    for (const conteudo of [...fakes, Buffer.alloc(0), inteiro.subarray(0, -40), semPaginas, empacotado('/Pages')])
      expect(await isPdf(conteudo), conteudo.subarray(0, 40).toString('latin1')).toBe(false);
  });

  // A cost that grew with its square would not end within the limit of a test.
  test('a hostile file costs no more than its size', async () => {
    for (const parte of ['stream\n', '/Type ', ' obj stream\n', '0 0 obj /Type /ObjStm\nstream\nx\nendstream\n'])
      expect(
        await isPdf(Buffer.from(`%PDF-1.7\nxref\n${parte.repeat(3_000_000 / parte.length)}trailer /Root 1 0 R startxref\n9\n%%EOF`)),
      ).toBe(false);
  });
});
