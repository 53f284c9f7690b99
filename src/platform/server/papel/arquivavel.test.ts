import { inflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { type Bloco, papelEmBranco, texto } from '#shared/papel/esquema.ts';
import { imprimirPapeis } from './imprimir.ts';
import { larguraDe } from './metricas.ts';
import { ttfDoWoff } from './ttf.ts';

// ISO 19005-2, level a: a paper carries what it takes to be read alike in thirty years, by eyes and by programs that read aloud.
const nulos = { cnpj: null, inep: null, endereco: null, cidade: null, uf: null, telefone: null, email: null };
const escola = { versao: 1, nome: 'Colégio Exemplo & Filhos', ...nulos };
const selo = { codigo: 'AAAA-BBBB-CCCC', endereco: 'https://escola.exemplo/conferir', emitidoPor: 'Secretaria' };
const celulas = (...textos: string[]) => textos.map((t) => ({ alinhamento: 'esquerda' as const, trechos: t === '' ? [] : [texto(t)] }));
const blocos: Bloco[] = [
  { tipo: 'titulo', nivel: 1, alinhamento: 'centro', trechos: [texto('Contrato – “São José”')] },
  {
    tipo: 'paragrafo',
    alinhamento: 'justificado',
    trechos: [texto('A cláusula diz o que foi combinado. '.repeat(12)), { tipo: 'texto', texto: 'R$ 10,00', negrito: true }],
  },
  { tipo: 'lista', ordenada: true, itens: [{ trechos: [texto('um')] }, { trechos: [texto('dois')] }] },
  {
    tipo: 'tabela',
    colunas: [1, 1],
    linhas: [
      { cabecalho: true, paraCada: null, celulas: celulas('Parcela', 'Valor') },
      ...Array.from({ length: 60 }, (_, i) => ({ cabecalho: false, paraCada: null, celulas: celulas(`${i + 1}`, 'R$ 833,34') })),
    ],
  },
  { tipo: 'imagem', imagemId: 1, largura: 50, alinhamento: 'centro' },
];
const branco = papelEmBranco();
// One grey dot.
const ponto = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==', 'base64');
const imprimir = (titulo = 'Contrato & cia <1>') =>
  imprimirPapeis([{ papel: { ...branco, blocos }, escola, selo, marca: 'RASCUNHO' }], {
    titulo,
    criadoEm: '2026-03-10T12:00:00Z',
    imagens: new Map([[1, { largura: 1, altura: 1, conteudo: ponto }]]),
  });
const fluxosDe = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)endstream/g)].flatMap((m) => {
    try {
      return [inflateSync(Buffer.from(m[1] ?? '', 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });

test('it carries its letters, its colours, its language and, written as XML has them, its title and author', async () => {
  const pdf = (await imprimir()).toString('latin1');
  expect(pdf).toMatch(/^%PDF-1\.7/);
  expect(pdf).not.toContain('Helvetica');
  expect(pdf.match(/\/Subtype \/TrueType/g)).toHaveLength(2);
  expect(pdf.match(/\/FontFile2 /g)).toHaveLength(2);
  for (const dito of ['/OutputIntent', '/Lang (pt-BR)', '/Marked true', '<pdfaid:part>2<', '<pdfaid:conformance>A<'])
    expect(pdf, dito).toContain(dito);
  const lido = Buffer.from(pdf, 'latin1').toString('utf8');
  expect(lido).toContain('<rdf:li xml:lang="x-default">Contrato &#38; cia &#60;1&#62;</rdf:li>');
  expect(lido).toContain('<rdf:li>Colégio Exemplo &#38; Filhos</rdf:li>');
});

test('whatever is drawn is of a part of it or is adornment, and the parts stand as they are read', async () => {
  const pdf = await imprimir();
  const paginas = fluxosDe(pdf).filter((fluxo) => fluxo.includes(' TJ'));
  expect(paginas.length).toBeGreaterThan(1);
  for (const pagina of paginas) {
    let dentro = 0;
    for (const linha of pagina.split('\n')) {
      if (/ BDC$/.test(linha)) dentro += 1;
      if (linha === 'EMC') dentro -= 1;
      expect(dentro).toBeLessThanOrEqual(1);
      if (/ TJ$| Do$| re$/.test(linha)) expect(dentro, linha).toBe(1);
    }
    expect(dentro).toBe(0);
  }
  const partes = [...pdf.toString('latin1').matchAll(/\/S \/(\w+)/g)].map(([, tag = '']) => tag);
  const quantas = (tag: string): number => partes.filter((uma) => uma === tag).length;
  expect(['Document', 'H1', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Table', 'TR', 'TH', 'TD', 'Figure'].map(quantas)).toEqual([
    1, 1, 1, 1, 2, 2, 2, 1, 61, 2, 120, 1,
  ]);
});

/** Walks a PDF as a program that reads aloud does: each part with what it says, in their order; an image says nothing. */
function lida(pdf: Buffer): string[] {
  const achar = pdf.toString('latin1');
  const objetos = new Map([...achar.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, n = '', corpo = '']) => [n, corpo]));
  const ditos = fluxosDe(pdf).filter((fluxo) => fluxo.includes(' TJ'));
  const paginas = [...objetos].filter(([, corpo]) => /\/Type \/Page\n/.test(corpo)).map(([n]) => n);
  const falar = (pagina: string | undefined, mcid: string): string => {
    const dentro =
      new RegExp(`/MCID ${mcid}\\b[\\s\\S]*?BDC\\n([\\s\\S]*?)\\nEMC`).exec(ditos[paginas.indexOf(pagina ?? '')] ?? '')?.[1] ?? '';
    return [...dentro.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join('');
  };
  const andar = (n: string): string[] => {
    const corpo = objetos.get(n) ?? '';
    const tag = /\/S \/(\w+)/.exec(corpo)?.[1] ?? '';
    const pagina = /\/Pg (\d+) 0 R/.exec(corpo)?.[1];
    const filhos = /\/K \[([\s\S]*?)\]\n/.exec(corpo)?.[1] ?? '';
    const partes = [...filhos.matchAll(/(\d+) 0 R|<<[\s\S]*?>>|\b(\d+)\b/g)];
    const texto = partes.map(([, , mcid]) => (mcid === undefined ? '' : falar(pagina, mcid))).join('');
    return [`${tag} ${texto}`.trim(), ...partes.flatMap(([, filho]) => (filho === undefined ? [] : andar(filho)))];
  };
  const [raiz = ''] = [...objetos].find(([, corpo]) => corpo.includes('/S /Document')) ?? [];
  return andar(raiz).slice(1);
}

test('read aloud, a paper says its parts in the order of its blocks, each cell in its column, and words of two lines apart', async () => {
  const linha = (...textos: string[]) => ({ cabecalho: false, paraCada: null, celulas: celulas(...textos) });
  const corpo: Bloco[] = [
    {
      tipo: 'paragrafo',
      alinhamento: 'esquerda',
      trechos: [texto('Rua Um'), { tipo: 'quebra' }, texto('Belém'), { tipo: 'quebra' }, texto('x'.repeat(120))],
    },
    { tipo: 'imagem', imagemId: 1, largura: 10, alinhamento: 'centro' },
    { tipo: 'tabela', colunas: [1, 1, 1], linhas: [linha('1º bimestre', '', ''), linha('Arte', '', '7'), linha('História', '', '')] },
    { tipo: 'paragrafo', alinhamento: 'esquerda', trechos: [texto('fim')] },
  ];
  const pdf = await imprimirPapeis([{ papel: { ...branco, blocos: corpo }, escola, selo: null }], {
    titulo: 'T',
    criadoEm: '2026-03-10T12:00:00Z',
    imagens: new Map([[1, { largura: 1, altura: 1, conteudo: ponto }]]),
  });
  expect(lida(pdf)).toEqual([
    `P Rua Um Belém ${'x'.repeat(120)}`,
    'Figure',
    'Table',
    'TR',
    'TD 1º bimestre',
    'TR',
    'TD Arte',
    'TD',
    'TD 7',
    'TR',
    'TD História',
    'TD',
    'TD',
    'P fim',
  ]);
  expect(pdf.toString('latin1').match(/\/ColSpan \d/g)).toEqual(['/ColSpan 3']);
});

test('letters are as wide as the file says, and those of Helvetica, by which papers of before were laid out', () => {
  const doc = new PDFDocument({ autoFirstPage: false });
  for (const [fonte, nome] of (['Helvetica', 'Helvetica-Bold', 'Helvetica-Oblique', 'Helvetica-BoldOblique'] as const).entries())
    for (const letra of 'AZaz09 ,.()ÇÃéíºª$%-“”–•€') {
      const deHelvetica = doc.font(nome).fontSize(1000).widthOfString(letra);
      expect(Math.abs(larguraDe(letra, fonte as 0 | 1 | 2 | 3, 1000) - deHelvetica), `${nome} ${letra}`).toBeLessThan(1);
    }
});

test('a font is taken out of its WOFF file table by table', () => {
  const tabela = Buffer.from('dados da tabela');
  const cabeca = Buffer.alloc(44 + 2 * 20);
  cabeca.write('wOFF', 0, 'latin1');
  cabeca.writeUInt32BE(0x00010000, 4);
  cabeca.writeUInt16BE(2, 12);
  for (const [i, etiqueta] of ['GPOS', 'head'].entries()) {
    cabeca.write(etiqueta, 44 + i * 20, 'latin1');
    for (const [j, n] of [84, 3, tabela.length, 7].entries()) cabeca.writeUInt32BE(n, 48 + i * 20 + j * 4);
  }
  const ttf = ttfDoWoff(Buffer.concat([cabeca, Buffer.from('abc')]), (pacote) => {
    expect(pacote.toString()).toBe('abc');
    return tabela;
  });
  expect([ttf.readUInt32BE(0), ttf.readUInt16BE(4), ttf.toString('latin1', 12, 16)]).toEqual([0x00010000, 1, 'head']);
  expect([16, 20, 24].map((em) => ttf.readUInt32BE(em))).toEqual([7, 28, tabela.length]);
  expect(ttf.subarray(28).toString('latin1')).toBe('dados da tabela\0');
  expect(() => ttfDoWoff(Buffer.from('OTTO'), (p) => p)).toThrow('no WOFF');
});
