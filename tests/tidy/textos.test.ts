import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type DefinicaoErro, ErroNegocio, nomesDeEstado } from '#shared/erros.ts';
import { type DefinicaoTextos, parametrosDivergentes } from '#shared/textos.ts';
import { arquivos, ehTeste, raiz, fontes } from './arvore.ts';

// Every module that defines texts or refusals, wherever it stands.
const modulos = fontes(/^src\/.*\.ts$/).filter(
  ({ caminho, texto }) =>
    !/\.test\.ts$|^src\/shared\/textos\.ts$/.test(caminho) &&
    (/\bdefine(Textos|Erros)\(/.test(texto) || (!/\/(server|web)\//.test(caminho) && /\bbr: /.test(texto))),
);
const exportados = (
  await Promise.all(
    modulos.map(async ({ caminho }) =>
      Object.entries((await import(join(raiz, caminho))) as object).map(([nome, valor]) => ({ caminho, nome, valor })),
    ),
  )
).flat();

const isTexto = (valor: unknown): boolean =>
  typeof valor === 'object' &&
  valor !== null &&
  ['br', 'en'].every((idioma) => ['string', 'object'].includes(typeof Reflect.get(valor, idioma)));
const isTextos = (valor: unknown): valor is DefinicaoTextos =>
  typeof valor === 'object' &&
  valor !== null &&
  !Array.isArray(valor) &&
  Object.keys(valor).length > 0 &&
  Object.values(valor).every(isTexto);

const textos = exportados.filter(({ valor }) => isTextos(valor));
const recusas = exportados.flatMap(({ caminho, valor }) => {
  const definicoes: unknown = typeof valor === 'object' && valor !== null ? Reflect.get(valor, 'definicoes') : null;
  return isTextos(definicoes) ? Object.entries(definicoes as Record<string, DefinicaoErro>).map(([code, d]) => ({ caminho, code, d })) : [];
});

describe('texts', () => {
  test('are walked', () => expect([textos.length > 70, recusas.length > 350]).toEqual([true, true]));

  test('ask for the same parameters in both languages', () => {
    const divergentes = [
      ...textos.flatMap(({ caminho, valor }) => parametrosDivergentes(valor as DefinicaoTextos).map((chave) => `${caminho}: ${chave}`)),
      ...recusas.filter(({ code, d }) => parametrosDivergentes({ [code]: { br: d.br, en: d.en } }).length > 0).map(({ code }) => code),
    ];
    expect(divergentes).toEqual([]);
  });
});

describe('a refusal that says a state', () => {
  const comEstado = recusas.filter(({ d }) => nomesDeEstado.some((nome) => d.br.includes(`{${nome}}`)));

  test('is walked', () => expect(comEstado.length).toBeGreaterThan(15));

  test.each(comEstado)('$code says it in the words of each language', ({ code, d }) => {
    const nomes = nomesDeEstado.filter((nome) => d.br.includes(`{${nome}}`));
    const rotulos = Object.fromEntries(nomes.map((nome) => [nome, { br: `o ${nome} dito`, en: `the ${nome} said` }]));
    const erro = new ErroNegocio(code, d, rotulos);
    for (const nome of nomes) {
      expect(erro.mensagem('br')).toContain(`o ${nome} dito`);
      expect(erro.mensagem('en')).toContain(`the ${nome} said`);
    }
  });

  test('calls it by one of the names that take no code', () => {
    const outros = recusas.filter(({ d }) => /\b(está|é|is|already) \{(estado|status|de|para)\}/.test(`${d.br} ${d.en}`));
    expect(outros.map(({ code }) => code)).toEqual([]);
  });

  test('is never made with the code in which a state is stored', () => {
    // The types refuse a text here: what they cannot see is a cast.
    const comCodigo = fontes(/^src\/.*\.ts$/).filter(({ texto }) =>
      new RegExp(String.raw`\.[A-Z]+_[A-Z_]+\([^)]*\b(${nomesDeEstado.join('|')}): [\w.]+ as\b`).test(texto),
    );
    expect(comCodigo.map(({ caminho }) => caminho)).toEqual([]);
  });
});

describe('no text and no refusal is dead', () => {
  const codigo = [
    ...fontes(/^src\/.*\.tsx?$/).flatMap(({ caminho, texto }) => (ehTeste(caminho) ? [] : [texto])),
    ...arquivos(/^src\/.*\.sql$/).map((caminho) => readFileSync(join(raiz, caminho), 'utf8')),
  ];
  // Names with their dots and dashes as well as alone: a key is written once where it is defined, and once more where it is used.
  const vezes = new Map<string, number>();
  for (const texto of codigo)
    for (const padrao of [/[\p{L}\p{N}_]+/gu, /[\p{L}\p{N}_]+(?:[.-][\p{L}\p{N}_]+)+/gu])
      for (const [nome] of texto.matchAll(padrao)) vezes.set(nome, (vezes.get(nome) ?? 0) + 1);
  /** Keys that are put together where they are used: `situacao_${situacao}`, or a beginning that is handed over ('itens_'). */
  const compostas = [
    ...new Set(
      codigo.flatMap((texto) =>
        [...texto.matchAll(/`((?:[\w.-]|\$\{[^}`]*\})+)`|'(\w+[_.])'/g)].map(([, molde, inicio]) => molde ?? `${inicio}\${x}`),
      ),
    ),
  ]
    .map((molde) => molde.split(/\$\{[^}]*\}/))
    .filter((partes) => partes.length > 1 && partes.join('').length > 1)
    .map((partes) => new RegExp(`^${partes.map((parte) => parte.replaceAll('.', String.raw`\.`)).join('.+')}$`));
  const morta = (chave: string): boolean => (vezes.get(chave) ?? 0) < 2 && !compostas.some((padrao) => padrao.test(chave));

  test('a key of texts is asked for somewhere', () => {
    // Words of what the database holds are looked up by what is stored.
    const porValor = (valor: object): boolean => Object.keys(valor).some((chave) => / /.test(chave));
    const mortas = textos
      .filter(({ valor }) => !porValor(valor as object))
      .flatMap(({ caminho, valor }) =>
        Object.keys(valor as object)
          .filter(morta)
          .map((chave) => `${caminho}: ${chave}`),
      );
    expect([...new Set(mortas)]).toEqual([]);
  });

  test('a refusal is made somewhere', () => {
    expect(recusas.filter(({ code }) => morta(code)).map(({ caminho, code }) => `${caminho}: ${code}`)).toEqual([]);
  });
});

describe('a decimal of the classroom', () => {
  const dela = fontes(/^src\/domains\/academico\/(?!contratos|rematriculas|matriculas).*\.tsx?$/).filter(
    ({ caminho }) => !ehTeste(caminho),
  );
  const comVirgula = /\b(exibirDecimal|decimalCurto|escreverTaxa|formulario\/campos\/numeros)\b/;

  test('is walked', () => expect(dela.length).toBeGreaterThan(400));

  test('is written on a screen by the language of who reads it (decimalNaTela, noIdioma)', () => {
    expect(dela.filter(({ caminho, texto }) => /\/web\//.test(caminho) && comVirgula.test(texto)).map(({ caminho }) => caminho)).toEqual(
      [],
    );
  });

  test('is told by a refusal in both languages (decimalEmTextos)', () => {
    const dita = /\b(?:erros\w*\.[A-Z_]+|recusa)\((?:[^()]|\([^()]*\))*\bexibirDecimal\(/;
    expect(dela.filter(({ texto }) => dita.test(texto)).map(({ caminho }) => caminho)).toEqual([]);
  });
});
