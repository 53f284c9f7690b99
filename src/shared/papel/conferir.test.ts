import { expect, test } from 'vitest';
import { mensagemDeCampo } from '../validacao.ts';
import type { Bloco } from './esquema.ts';
import { conteudoDoPapel, papelEmBranco, texto } from './esquema.ts';
import { conferirPapel } from './conferir.ts';
import type { Guia } from './guia.ts';
import { comLetrasDoPapel, temNaFonte } from './letras.ts';
import { preencher } from './preencher.ts';
import { separarTermos } from './trechos.ts';

const s = { br: '', en: '' };
const guia: Guia = {
  termos: [
    { nome: 'aluno.nome', lista: null, grupo: 'aluno', significado: s },
    { nome: 'aluno.cpf', lista: null, grupo: 'aluno', significado: s },
    { nome: 'parcela.valor', lista: 'parcelas', grupo: 'parcelas', significado: s },
  ],
  listas: [
    { nome: 'parcelas', significado: s },
    { nome: 'irmaos', significado: s },
  ],
};
const p = (escrito: string): Bloco => ({ tipo: 'paragrafo', alinhamento: 'esquerda', trechos: separarTermos(escrito) });
function achados(blocos: Bloco[], rodape = papelEmBranco().rodape): [string, string, string][] {
  const ditos: [string, string, string][] = [];
  conferirPapel({ ...papelEmBranco(), blocos, rodape }, guia, {
    addIssue: (problema) => {
      const { message, path, params } = problema as { message: string; path: (string | number)[]; params?: { onde?: string } };
      ditos.push([message, path.join('.'), params?.onde ?? '']);
    },
  });
  return ditos;
}

test('an unknown term is refused with its place: which block, and after which words', () => {
  expect(achados([p('um'), p('CPF nº {{aluno.cpff}}')])).toEqual([
    ['TERMO_FORA_DO_GUIA', 'blocos.1.trechos.1', 'texto, bloco 2, depois de “CPF nº”'],
  ]);
});

test('a refusal tells the place in the language of who reads it', () => {
  const ditas: string[] = [];
  conferirPapel({ ...papelEmBranco(), blocos: [p('CPF nº {{aluno.cpff}}')] }, guia, {
    addIssue: (problema) => {
      const { message, params } = problema as { message: string; params: Record<string, string> };
      ditas.push(mensagemDeCampo(message, 'br', params), mensagemDeCampo(message, 'en', params));
    },
  });
  expect(ditas).toEqual([
    expect.stringContaining('(texto, bloco 1, depois de “CPF nº”)'),
    expect.stringContaining('(text, block 1, after “CPF nº”)'),
  ]);
});

test('a term of a list stands only where that list is gone through, in a block or a row', () => {
  const linha = {
    cabecalho: false,
    paraCada: 'parcelas',
    celulas: [{ alinhamento: 'esquerda' as const, trechos: separarTermos('{{parcela.valor}}') }],
  };
  expect(achados([p('{{parcela.valor}}')])).toMatchObject([['TERMO_FORA_DA_LISTA', 'blocos.0.trechos.0', 'texto, bloco 1']]);
  expect(achados([{ tipo: 'paraCada', lista: 'irmaos', blocos: [p('{{parcela.valor}}')] }])).toMatchObject(
    [['TERMO_FORA_DA_LISTA', 'blocos.0.blocos.0.trechos.0', '']].map(([a, b]) => [a, b, 'texto, bloco 1']),
  );
  expect(
    achados([
      { tipo: 'paraCada', lista: 'parcelas', blocos: [p('{{parcela.valor}}')] },
      { tipo: 'tabela', colunas: [1], linhas: [linha] },
    ]),
  ).toEqual([]);
});

test('lists in lists, unknown lists, page numbers in the text, open braces and uneven tables are refused', () => {
  const laco = (lista: string, ...blocos: Bloco[]): Bloco => ({ tipo: 'paraCada', lista, blocos });
  expect(achados([laco('parcelas', laco('irmaos', p('x')))]).map(([codigo]) => codigo)).toEqual(['LISTA_EM_LISTA']);
  expect(achados([laco('primos', p('x'))]).map(([codigo]) => codigo)).toEqual(['LISTA_DESCONHECIDA']);
  expect(achados([p('{{pagina.numero}}')]).map(([codigo]) => codigo)).toEqual(['TERMO_SO_NA_PAGINA']);
  expect(achados([p('valor {{aluno.no me}}')]).map(([codigo]) => codigo)).toEqual(['CHAVES_ABERTAS']);
  const celula = { alinhamento: 'esquerda' as const, trechos: [] };
  expect(
    achados([{ tipo: 'tabela', colunas: [1, 1], linhas: [{ cabecalho: false, paraCada: null, celulas: [celula] }] }]).map(
      ([codigo]) => codigo,
    ),
  ).toEqual(['TABELA_DESIGUAL']);
  expect(achados([{ tipo: 'se', condicao: { termo: 'irmaos', quando: 'preenchido', valor: '' }, blocos: [p('x')] }])).toEqual([]);
});

test('the form is strict: no markup, no unknown member, no block deeper than a person follows', () => {
  const fundo = (n: number): Bloco => (n === 0 ? p('x') : { tipo: 'junto', blocos: [fundo(n - 1)] });
  expect(conteudoDoPapel.safeParse({ ...papelEmBranco(), blocos: [fundo(4)] }).success).toBe(true);
  for (const blocos of [
    [fundo(5)],
    [{ tipo: 'html', html: '<b>' }],
    [{ ...p('x'), onclick: 'x' }],
    [{ tipo: 'imagem', imagemId: -1, largura: 50, alinhamento: 'centro' }],
  ])
    expect(conteudoDoPapel.safeParse({ ...papelEmBranco(), blocos }).success).toBe(false);
});

test('what goes around a value is written only with one; a condition compares without regard to case and accents', () => {
  const valores = {
    campos: { 'aluno.nome': 'Ana', 'aluno.cpf': '' },
    listas: { parcelas: [{ 'parcela.valor': '10,00' }, { 'parcela.valor': '' }], irmaos: [] },
  };
  const trechos = [
    texto('Aluna '),
    { tipo: 'termo' as const, termo: 'aluno.nome' },
    { tipo: 'termo' as const, termo: 'aluno.cpf', antes: ', CPF ' },
    { tipo: 'termo' as const, termo: 'aluno.cpf', vazio: ' ____' },
    { tipo: 'termo' as const, termo: 'aluno.cpf' },
  ];
  const se = (quando: 'preenchido' | 'vazio' | 'igual' | 'diferente', termo: string, valor = ''): Bloco => ({
    tipo: 'se',
    condicao: { termo, quando, valor },
    blocos: [p(`${quando} ${termo}`)],
  });
  const { papel, vazios } = preencher(
    {
      ...papelEmBranco(),
      blocos: [
        { tipo: 'paragrafo', alinhamento: 'esquerda', trechos },
        se('igual', 'aluno.nome', 'ANA'),
        se('diferente', 'aluno.nome', 'aná'),
        se('vazio', 'irmaos'),
        se('preenchido', 'irmaos'),
        { tipo: 'paraCada', lista: 'parcelas', blocos: [p('R$ {{parcela.valor}}')] },
        { tipo: 'paraCada', lista: 'parcelas', blocos: [p('{{aluno.rg}}')] },
      ],
    },
    valores,
  );
  const escrito = papel.blocos.map((bloco) =>
    'trechos' in bloco ? bloco.trechos.map((t) => (t.tipo === 'texto' ? t.texto : '')).join('') : '',
  );
  expect(escrito).toEqual(['Aluna Ana ____', 'igual aluno.nome', 'vazio irmaos', 'R$ 10,00', 'R$ ', '', '']);
  // An item that lacks something is a cell left empty; what is no item's is a blank inside of it as well.
  expect(vazios).toEqual(['aluno.cpf', 'aluno.rg']);
});

test('signs that the letters of papers lack are written as what they mean; what has no such thing is refused with its place', () => {
  const quadrados = '☐ Autorizo ☑ Não autorizo → até ≤ 10\u200B, não\u2011presencial \uF0B7 ½ “ok” – fim';
  expect(achados([p(quadrados)])).toEqual([]);
  const termo = { tipo: 'termo' as const, termo: 'aluno.cpf', antes: '☐ CPF ', vazio: '☑' };
  const { papel } = preencher(
    { ...papelEmBranco(), blocos: [p(quadrados), { tipo: 'paragrafo', alinhamento: 'esquerda', trechos: [termo] }] },
    { campos: { 'aluno.cpf': '☐ 1' }, listas: {} },
  );
  expect(papel.blocos.map((bloco) => 'trechos' in bloco && bloco.trechos)).toEqual([
    [texto('( ) Autorizo (x) Não autorizo -> até <= 10, não-presencial • ½ “ok” – fim')],
    // A value is what the register says.
    [texto('( ) CPF ☐ 1')],
  ]);
  expect(achados([p('um'), p('Ligue 📞 ou 中 ∞ já 📞')])).toEqual([['SINAL_SEM_LETRA', 'blocos.1.trechos.0', 'texto, bloco 2']]);
  expect(achados([{ tipo: 'paragrafo', alinhamento: 'esquerda', trechos: [{ ...termo, antes: '📞 ' }] }])).toEqual([
    ['SINAL_SEM_LETRA', 'blocos.0.trechos.0.antes', 'texto, bloco 1'],
  ]);
});

test('every sign that is written as another is written in letters that papers have', () => {
  const todos = Array.from({ length: 0x10000 }, (_, i) => String.fromCharCode(i)).filter((sinal) => comLetrasDoPapel(sinal) !== sinal);
  expect(todos.length).toBeGreaterThan(60);
  expect(todos.filter((sinal) => !Array.from(comLetrasDoPapel(sinal)).every(temNaFonte))).toEqual([]);
});

test('a table or a list that is too large is told by where it stands, once, with the most that one has', () => {
  const celula = { alinhamento: 'esquerda' as const, trechos: [] };
  const tabela = (colunas: number, linhas: number): Bloco => ({
    tipo: 'tabela',
    colunas: Array.from({ length: colunas }, () => 1),
    linhas: Array.from({ length: linhas }, () => ({
      cabecalho: false,
      paraCada: null,
      celulas: Array.from({ length: colunas }, () => celula),
    })),
  });
  const lista = (itens: number): Bloco => ({
    tipo: 'lista',
    ordenada: false,
    itens: Array.from({ length: itens }, () => ({ trechos: [] })),
  });
  const blocos: Bloco[] = [
    p('um'),
    tabela(13, 2),
    { tipo: 'junto', blocos: [p('x'), tabela(10, 101), lista(101)] },
    tabela(10, 100),
    lista(100),
  ];
  expect(achados(blocos)).toEqual([
    ['TABELA_LARGA', 'blocos.1.colunas', 'texto, bloco 2'],
    ['TABELA_LONGA', 'blocos.2.blocos.1.linhas', 'texto, bloco 3'],
    ['LISTA_LONGA', 'blocos.2.blocos.2.itens', 'texto, bloco 3'],
  ]);
  expect(conteudoDoPapel.safeParse({ ...papelEmBranco(), blocos }).error).toBeUndefined();
  const muitos = Array.from({ length: 401 }, () => p('x'));
  expect(achados([p('um'), { tipo: 'junto', blocos: muitos }])).toEqual([['BLOCOS_DEMAIS', 'blocos.1.blocos', 'texto, bloco 2']]);
  expect(achados(muitos)).toEqual([['BLOCOS_DEMAIS', 'blocos', 'texto, bloco 1']]);
  expect(conteudoDoPapel.safeParse({ ...papelEmBranco(), blocos: [tabela(101, 1)] }).success).toBe(false);
  const params = { quantas: 13, maximo: 10, onde: 'texto, bloco 2', where: 'text, block 2' };
  expect(mensagemDeCampo('TABELA_LARGA', 'br', params)).toBe(
    'A tabela tem 13 colunas, e uma tabela tem no máximo 10 (texto, bloco 2). Junte colunas, ou faça duas tabelas.',
  );
  expect(mensagemDeCampo('TABELA_LARGA', 'en', params)).toContain('The table has 13 columns, and a table has at most 10 (text, block 2).');
});
