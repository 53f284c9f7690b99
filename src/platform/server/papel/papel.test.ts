import { expect, test } from 'vitest';
import { textoDoPdf } from '#tests/helpers/pdf.ts';
import { type Bloco, type ConteudoDoPapel, papelEmBranco, texto } from '#shared/papel/esquema.ts';
import type { PaginaComposta } from '#shared/papel/pecas.ts';
import { compor } from './compor.ts';
import { imprimirPapeis } from './imprimir.ts';
import { larguraDe } from './metricas.ts';

const escola = {
  versao: 1,
  nome: 'Colégio Exemplo',
  cnpj: null,
  inep: null,
  endereco: null,
  cidade: null,
  uf: null,
  telefone: null,
  email: null,
};
const papel = (blocos: Bloco[], pagina: Partial<ConteudoDoPapel['pagina']> = {}): ConteudoDoPapel => {
  const branco = papelEmBranco();
  return { ...branco, pagina: { ...branco.pagina, ...pagina }, blocos };
};
const p = (escrito: string, alinhamento: 'esquerda' | 'direita' | 'justificado' = 'esquerda'): Bloco => ({
  tipo: 'paragrafo',
  alinhamento,
  trechos: [texto(escrito)],
});
const titulo = (escrito: string): Bloco => ({ tipo: 'titulo', nivel: 2, alinhamento: 'esquerda', trechos: [texto(escrito)] });
const paginas = (blocos: Bloco[], pagina?: Partial<ConteudoDoPapel['pagina']>): PaginaComposta[] =>
  compor({ papel: papel(blocos, pagina), escola, selo: null }, new Map([[1, { largura: 400, altura: 200 }]]));
const textosDe = ({ pecas }: PaginaComposta): string[] => pecas.flatMap((peca) => (peca.tipo === 'texto' ? [peca.texto] : []));
const frase = 'a cláusula diz o que foi combinado entre as partes, palavra por palavra, sem tirar nem pôr. ';

test('what the screen shows is what is printed: the same lines, in the same order', async () => {
  const conteudo = papel([titulo('Objeto'), p(frase.repeat(30), 'justificado'), p('Fim – “aspas” e ç.')]);
  const compostas = compor({ papel: conteudo, escola, selo: null }, new Map());
  const pdf = await imprimirPapeis([{ papel: conteudo, escola, selo: null }], {
    titulo: 'Teste',
    criadoEm: '2026-03-10T12:00:00Z',
    imagens: new Map(),
  });
  const impressas = textoDoPdf(pdf).split('\n');
  const vistas = compostas.flatMap(textosDe);
  // The helper reads bytes as Latin-1; the few signs of WinAnsi above it are read elsewhere.
  const comuns = vistas.filter((linha) => !/[–“”]/.test(linha));
  expect(comuns.length).toBeGreaterThan(20);
  expect(impressas.filter((linha) => comuns.includes(linha))).toEqual(comuns);
});

test('no line is wider than the text, and a justified one ends where the text does', () => {
  const [pagina] = paginas([p(frase.repeat(10), 'justificado'), p('x'.repeat(400))]);
  const corpo = (pagina?.pecas ?? []).flatMap((peca) => (peca.tipo === 'texto' && peca.tamanho === 11 ? [peca] : []));
  const direita = 595.28 - (20 * 72) / 25.4;
  for (const peca of corpo) {
    expect(peca.x + peca.largura).toBeLessThanOrEqual(direita + 0.1);
    expect(peca.largura).toBeCloseTo(larguraDe(peca.texto, peca.fonte, peca.tamanho) + peca.espaco * (peca.texto.split(' ').length - 1), 3);
  }
  const cheia = corpo.find(({ espaco }) => espaco > 0);
  expect((cheia?.x ?? 0) + (cheia?.largura ?? 0)).toBeCloseTo(direita, 1);
});

test('a title goes with its text, a signature with its name, what is kept together with all of it', () => {
  for (let linhas = 30; linhas < 60; linhas += 1) {
    const antes = Array.from({ length: linhas }, (_, i) => p(`linha ${i}`));
    const deTitulo = paginas([...antes, titulo('Cláusula'), p('texto da cláusula')]).map(textosDe);
    expect(deTitulo.findIndex((t) => t.includes('Cláusula'))).toBe(deTitulo.findIndex((t) => t.includes('texto da cláusula')));
    const juntas = paginas([
      ...antes,
      { tipo: 'junto', blocos: [p('um'), p('dois'), { tipo: 'assinatura', trechos: [texto('Rita')] }] },
    ]).map(textosDe);
    const onde = (t: string) => juntas.findIndex((pagina) => pagina.includes(t));
    expect([onde('dois'), onde('Rita')]).toEqual([onde('um'), onde('um')]);
  }
});

test('there is room to sign over each line, also over one that begins a page', () => {
  const assinaturas = Array.from({ length: 40 }, (_, i): Bloco => ({ tipo: 'assinatura', trechos: [texto(`Docente ${i}`)] }));
  const [, segunda] = paginas(assinaturas);
  const doTexto = Math.min(
    ...paginas([p('um'), { tipo: 'quebraDePagina' }, p('dois')]).flatMap(({ pecas }) =>
      pecas.flatMap((peca) => (peca.tipo === 'texto' && peca.texto === 'dois' ? [peca.y] : [])),
    ),
  );
  const tracos = segunda?.pecas.flatMap((peca) => (peca.tipo === 'traco' && peca.escuro ? [peca.y] : [])) ?? [];
  expect(Math.min(...tracos)).toBeGreaterThan(doTexto + 15);
});

test('more than a page that is kept together is cut where it must be, and nothing is lost', () => {
  const muitas = Array.from({ length: 120 }, (_, i) => p(`linha ${i}.`));
  const escritas = paginas([{ tipo: 'junto', blocos: muitas }]).flatMap(textosDe);
  for (let i = 0; i < 120; i += 1) expect(escritas).toContain(`linha ${i}.`);
});

test('a row is never cut; the headings of a table stand on each of its pages; one higher than a page goes on', () => {
  const celula = (escrito: string) => ({ alinhamento: 'esquerda' as const, trechos: [texto(escrito)] });
  const linha = (escrito: string, cabecalho = false) => ({ cabecalho, paraCada: null, celulas: [celula(escrito), celula('2')] });
  const tabela: Bloco = {
    tipo: 'tabela',
    colunas: [80, 20],
    linhas: [
      linha('Título da coluna', true),
      ...Array.from({ length: 60 }, (_, i) => linha(`começo ${i} ${frase.repeat(2)} final`)),
      linha(frase.repeat(120)),
    ],
  };
  const compostas = paginas([tabela]).map((pagina) => textosDe(pagina).join(' '));
  expect(compostas.length).toBeGreaterThan(4);
  for (const pagina of compostas.slice(0, 4)) {
    expect(pagina).toContain('Título da coluna');
    expect(pagina.match(/começo/g)?.length).toBe(pagina.match(/final/g)?.length);
  }
});

test('the last row of a table, which says its total, never stands alone on a page, and no page comes after it', () => {
  const linha = (escrito: string, cabecalho = false) => ({
    cabecalho,
    paraCada: null,
    celulas: [escrito, '2'].map((um) => ({ alinhamento: 'esquerda' as const, trechos: [texto(um)] })),
  });
  for (let n = 20; n < 60; n += 1) {
    const linhas = [linha('Parcela', true), ...Array.from({ length: n }, (_, i) => linha(`parcela ${i}`)), linha('Total')];
    const ultima =
      paginas([{ tipo: 'tabela', colunas: [80, 20], linhas }])
        .map((pagina) => textosDe(pagina))
        .at(-1) ?? [];
    expect(ultima).toContain(`parcela ${n - 1}`);
    expect(ultima).toContain('Total');
  }
});

test('headers and footers stand on every page and count them; landscape and margins are kept; a page break begins a page', () => {
  const compostas = paginas([p('um'), { tipo: 'quebraDePagina' }, p('dois')], {
    orientacao: 'paisagem',
    margens: { topo: 30, direita: 10, base: 15, esquerda: 40 },
  });
  expect(compostas.map(({ largura }) => Math.round(largura))).toEqual([842, 842]);
  expect(compostas.map((pagina) => textosDe(pagina).join('|'))).toEqual([
    'Colégio Exemplo|um|Página 1 de 2',
    'Colégio Exemplo|dois|Página 2 de 2',
  ]);
  for (const { pecas, altura } of compostas)
    for (const peca of pecas)
      expect([peca.x >= (40 * 72) / 25.4 - 0.01, peca.y >= (30 * 72) / 25.4 - 0.01, peca.y <= altura - (15 * 72) / 25.4 + 0.01]).toEqual([
        true,
        true,
        true,
      ]);
});

test('an image keeps its shape, and one that is gone leaves no hole', () => {
  const imagem = (imagemId: number): Bloco => ({ tipo: 'imagem', imagemId, largura: 50, alinhamento: 'centro' });
  const [pagina] = paginas([imagem(1), imagem(99), p('depois')]);
  const pecas = (pagina?.pecas ?? []).filter((peca) => peca.tipo === 'imagem');
  expect(pecas).toHaveLength(1);
  expect((pecas[0]?.largura ?? 0) / (pecas[0]?.altura ?? 1)).toBeCloseTo(2, 5);
});

test('the same papers at the same instant give the same bytes', async () => {
  const pedido = () =>
    imprimirPapeis([{ papel: papel([p('um')]), escola, selo: null }], {
      titulo: 'T',
      criadoEm: '2026-03-10T12:00:00Z',
      imagens: new Map(),
    });
  expect((await pedido()).equals(await pedido())).toBe(true);
});

test('the background lies under all else on every page, to its edges and in its own proportion; an image that is gone leaves the page white', async () => {
  const blocos = Array.from({ length: 80 }, (_, i) => p(`linha ${i}`));
  for (const orientacao of ['retrato', 'paisagem'] as const) {
    const feitas = paginas(blocos, { orientacao, fundo: 1 });
    expect(feitas.length).toBeGreaterThan(1);
    for (const { largura, altura, pecas } of feitas) {
      const [fundo, ...resto] = pecas;
      if (fundo?.tipo !== 'imagem') throw new Error('no background');
      expect(fundo.largura / fundo.altura).toBeCloseTo(2, 5);
      expect([fundo.x <= 0, fundo.y <= 0, fundo.x + fundo.largura >= largura, fundo.y + fundo.altura >= altura]).toEqual(
        Array(4).fill(true),
      );
      expect(resto.some(({ tipo }) => tipo === 'imagem')).toBe(false);
    }
    expect(feitas.map(({ pecas }) => pecas.slice(1))).toEqual(paginas(blocos, { orientacao }).map(({ pecas }) => pecas));
  }
  expect(paginas(blocos, { fundo: 2 })).toEqual(paginas(blocos));
});

test('a row of one text heads those under it across the table; where all say as little, their cells are left to the hand and nothing runs over them', () => {
  const linha = (...textos: string[]) => ({
    cabecalho: false,
    paraCada: null,
    celulas: textos.map((um) => ({ alinhamento: 'esquerda' as const, trechos: um === '' ? [] : [texto(um)] })),
  });
  const nome = 'Maria Antonieta da Conceição Albuquerque Cavalcanti de Vasconcelos Figueiredo';
  const ocupa = (...linhas: ReturnType<typeof linha>[]): number =>
    Math.max(
      ...paginas([{ tipo: 'tabela', colunas: [40, 60], linhas }]).flatMap(({ pecas }) =>
        pecas.flatMap((peca) => (peca.tipo === 'texto' && peca.tamanho === 9.5 ? [peca.largura] : [])),
      ),
    );
  const daColuna = ((595.28 - (40 * 72) / 25.4) * 40) / 100;
  expect(ocupa(linha(nome, ''), linha('Ana', ''))).toBeLessThan(daColuna);
  expect(ocupa(linha(nome, ''), linha('Ana', 'assinou'))).toBeGreaterThan(daColuna);
});

test('a page break with nothing after it begins no page: what comes for each person may end with one', () => {
  const quebra: Bloco = { tipo: 'quebraDePagina' };
  const textos = (...blocos: Bloco[]) => paginas(blocos).map((pagina) => textosDe(pagina)[1]);
  expect(textos(p('Rosilene'), quebra, p('Antônio'), quebra)).toEqual(['Rosilene', 'Antônio']);
  expect(textos(p('um'), quebra, quebra, p('dois'))).toHaveLength(3);
});
