import { buffer } from 'node:stream/consumers';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { lerPlanilha } from './ler-planilha.ts';
import { exportar } from './planilha.ts';

const limites = { linhas: 50, colunas: 10, letrasPorCelula: 100 };
const csv = (texto: string, codificacao: BufferEncoding = 'utf8') => lerPlanilha(Buffer.from(texto, codificacao), limites);
const recusa = (code: string) => expect.objectContaining({ code, campos: [{ path: 'file' }] });

async function xlsx(linhas: { nome: string; data: string }[]): Promise<Buffer> {
  async function* lotes() {
    yield linhas;
  }
  const { corpo } = exportar(
    'x',
    'xlsx',
    [
      { titulo: 'Nome', valor: (l: { nome: string }) => l.nome },
      { titulo: 'Nascimento', valor: (l: { data: string }) => l.data, tipo: 'data' },
    ],
    lotes(),
  );
  return buffer(corpo as AsyncIterable<Buffer>);
}

describe('reading a sheet', () => {
  it('reads CSV with comma, semicolon and tab, quotes, blank lines, in UTF-8, UTF-16 and Latin-1', async () => {
    const esperado = { colunas: ['Nome', 'Cidade'], linhas: [{ numero: 2, celulas: ['João "Juca", Filho', 'Belém'] }] };
    const linhas = (s: string) => `Nome${s}Cidade\r\n"João ""Juca"", Filho"${s}Belém\r\n${s}\r\n`;
    expect(await csv(linhas(';'))).toEqual(esperado);
    expect(await csv(`\uFEFF${linhas(',')}`)).toEqual(esperado);
    expect(await csv(linhas('\t'), 'latin1')).toEqual(esperado);
    expect(await csv(`\uFEFF${linhas(';')}`, 'utf16le')).toEqual(esperado);
  });

  it('keeps the number of each line, cuts what is too long, and takes away the quote of a formula', async () => {
    const lida = await csv(`Nome;Nota\n\nAna;'=1+1\n;\nBia;${'x'.repeat(200)}\n`);
    expect(lida.linhas.map(({ numero }) => numero)).toEqual([3, 5]);
    expect(lida.linhas[0]?.celulas[1]).toBe('=1+1');
    expect(lida.linhas[1]?.celulas[1]).toHaveLength(100);
  });

  it('finds the header below titles of one cell, and keeps a sheet of one or two columns as it is', async () => {
    const linhas = [{ numero: 5, celulas: ['Ana', '2015-03-04', 'Belém'] }];
    for (const s of [';', ',', '\t'])
      expect(await csv(`Colégio Exemplo\nRelação de alunos\n\nNome${s}Nascimento${s}Cidade\nAna${s}2015-03-04${s}Belém\n`)).toEqual({
        colunas: ['Nome', 'Nascimento', 'Cidade'],
        linhas,
      });
    expect(await csv('Nome\nAna\n')).toEqual({ colunas: ['Nome'], linhas: [{ numero: 2, celulas: ['Ana'] }] });
    expect(await csv('Nome;CPF\nAna;\nBia;1\n')).toMatchObject({ colunas: ['Nome', 'CPF'] });
  });

  it('reads what our own exports write, dates as dates', async () => {
    const lida = await lerPlanilha(
      await xlsx([
        { nome: 'Ana', data: '2015-03-04' },
        { nome: '-Bia', data: '2016-12-31' },
      ]),
      limites,
    );
    expect(lida).toEqual({
      colunas: ['Nome', 'Nascimento'],
      linhas: [
        { numero: 2, celulas: ['Ana', '2015-03-04'] },
        { numero: 3, celulas: ['-Bia', '2016-12-31'] },
      ],
    });
  });

  it('refuses what is no sheet, an empty one, and one over the limits', async () => {
    for (const nada of [
      Buffer.alloc(0),
      Buffer.from('%PDF-1.7'),
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]),
      Buffer.from([0x89, 0x50, 0, 1]),
    ])
      await expect(lerPlanilha(nada, limites)).rejects.toThrow(recusa('PLANILHA_TIPO'));
    await expect(csv('Nome;Cidade\n')).rejects.toThrow(recusa('PLANILHA_VAZIA'));
    await expect(csv(`Nome\n${'Ana\n'.repeat(51)}`)).rejects.toThrow(recusa('PLANILHA_GRANDE'));
    await expect(csv(`${'a;'.repeat(12)}b\nx;y\n`)).rejects.toThrow(recusa('PLANILHA_GRANDE'));
    const inteira = await xlsx([{ nome: 'Ana', data: '2015-03-04' }]);
    // What old systems save as '.xls' is a page.
    for (const pagina of [
      '<html><table><tr><td>Nome</td></tr></table></html>',
      '\ufeff\n<!DOCTYPE html>\n<table>',
      '<?xml version="1.0"?><Workbook/>',
    ])
      await expect(lerPlanilha(Buffer.from(pagina), limites)).rejects.toThrow(recusa('PLANILHA_ILEGIVEL'));
    await expect(lerPlanilha(inteira.subarray(0, inteira.length - 40), limites)).rejects.toThrow(recusa('PLANILHA_ILEGIVEL'));
  });

  it('refuses an archive that unpacks to more than it may, whatever it declares, without opening it whole', async () => {
    const bomba = deflateRawSync(Buffer.alloc(200 * 1024 * 1024));
    const nome = Buffer.from('xl/worksheets/sheet1.xml');
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(bomba.length, 18);
    local.writeUInt32LE(10, 22);
    local.writeUInt16LE(nome.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(8, 10);
    central.writeUInt32LE(bomba.length, 20);
    central.writeUInt32LE(10, 24);
    central.writeUInt16LE(nome.length, 28);
    const fim = Buffer.alloc(22);
    fim.writeUInt32LE(0x06054b50, 0);
    fim.writeUInt16LE(1, 10);
    fim.writeUInt32LE(30 + nome.length + bomba.length, 16);
    const zip = Buffer.concat([local, nome, bomba, central, nome, fim]);
    await expect(lerPlanilha(zip, limites)).rejects.toThrow(recusa('PLANILHA_GRANDE'));
  });
});
