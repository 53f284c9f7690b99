import { describe, expect, test } from 'vitest';
import { arquivos, ehTeste, fontes } from './arvore.ts';

const todas = fontes();
const producao = todas.filter(({ caminho }) => !ehTeste(caminho));
const testes = todas.filter(({ caminho }) => ehTeste(caminho));

/** Files that may be longer, each with its reason. */
const maisLongos: Record<string, string> = {};

describe('sizes', () => {
  test('no source file above 250 lines, no test above 400', () => {
    expect(producao.filter((f) => f.linhas > 250 && !(f.caminho in maisLongos)).map((f) => `${f.caminho}: ${f.linhas}`)).toEqual([]);
    expect(testes.filter((f) => f.linhas > 400).map((f) => `${f.caminho}: ${f.linhas}`)).toEqual([]);
  });

  test('the median source file has at most 60 lines', () => {
    const ordenados = producao
      .filter((f) => f.caminho.startsWith('src/'))
      .map((f) => f.linhas)
      .sort((a, b) => a - b);
    expect(ordenados[Math.floor(ordenados.length / 2)]).toBeLessThanOrEqual(60);
  });
});

test('the root holds what a tool or a newcomer looks for there, and nothing that strayed in', () => {
  const conhecidos =
    /^(\.env\.example|\.gitignore|\.npmrc|\.oxlintrc\.json|index\.html|(ARCHITECTURE|CONTRIBUTING|README|STYLE)\.md|(biome|knip|package|package-lock|tsconfig)\.json|(playwright|vite|vitest)\.config\.ts)$/;
  expect(arquivos(/^[^/]+$/).filter((caminho) => !conhecidos.test(caminho))).toEqual([]);
  expect(new Set(arquivos(/\//).map((caminho) => caminho.split('/')[0]))).toEqual(
    new Set(['.ci', 'bin', 'docs', 'migrations', 'src', 'tests']),
  );
});

/** Code without its comments, line by line: prose may use any word. */
function semComentarios(texto: string): string[] {
  return texto
    .replaceAll(/\/\*[\s\S]*?\*\//g, (c) => c.replaceAll(/[^\n]/g, ''))
    .split('\n')
    .map((linha) => linha.replace(/(^|\s)\/\/.*$/, ''));
}

describe('banned calls', () => {
  const banidas: { padrao: RegExp; use: string; onde?: RegExp; menos?: RegExp }[] = [
    { padrao: /@ts-(ignore|nocheck|expect-error)/, use: 'a type that holds' },
    { padrao: /\bas any\b|: any\b|<any>/, use: 'unknown, or the real type' },
    { padrao: /\bas (unknown as )?Centavos\b/, use: 'centavos() or a schema that says dinheiro', menos: /^src\/shared\/dinheiro\.ts$/ },
    { padrao: /\bparseFloat\(|\.toFixed\(/, use: '#shared/dinheiro.ts or #shared/decimais.ts' },
    { padrao: /catch\s*(\([^)]*\))?\s*\{\s*\}/, use: 'a catch that does something, or none' },
    { padrao: /dangerouslySetInnerHTML|\.innerHTML\s*=|\beval\(|new Function\(/, use: 'React elements' },
    {
      padrao: /\bconsole\.(log|warn|error|info)\(/,
      use: 'the logger of the server, a message on the screen',
      onde: /^src\//,
      menos: /web\/pagina\/erro-de-tela\.tsx$/,
    },
    { padrao: /\b(it|test|describe)\.(only|skip|todo)\(/, use: 'a test that runs' },
    {
      padrao: /\bperformance\.now\(|\bcpuUsage\(/,
      use: 'a count of turns, calls or rows: how long something takes belongs to npm run bench',
      onde: /^(src|tests)\/.*\.test\.ts$/,
      // A least wait, a stop made on purpose, the share of one account in the work of another.
      menos: /(entrada\/server\/(contencao|entrada)|medidas\/medidas)\.test\.ts$/,
    },
    { padrao: /\bTODO\b|\bFIXME\b|[Ll]orem ipsum/, use: 'finished work' },
    {
      padrao: /type="(date|time|month|datetime-local)"/,
      use: 'EntradaDeDia, EntradaDeHora: a native one speaks the language of the browser',
      onde: /^src\//,
    },
    { padrao: /\buseDeferredValue\(/, use: '#platform/web/use-pausado.ts', onde: /^src\// },
    {
      padrao: /\buseValor\(.*\) as\b|\bnull as (unknown|never)\b/,
      use: 'the type that the path of the field carries',
      onde: /^src\/.*\.tsx$/,
    },
    { padrao: /localStorage\.(getItem|setItem)/, use: '#platform/web/armazem.ts', onde: /^src\/(domains|portal)\// },
    {
      padrao: /\bsql\.raw\((?!String\(Math\.trunc)/,
      use: 'sql`…` with parameters',
      onde: /^src\/domains\//,
      menos: /pessoas\/(registro\/)?server\/(criar-pessoas|salvar-pessoa|tables)\.ts$/,
    },
    {
      padrao: /America\/Belem|resolvedOptions\(\)\.timeZone/,
      use: '#platform/web/fuso.ts, or tzEscola of the configuration',
      onde: /^src\/(?!.*\.test\.)/,
      menos: /^src\/(platform\/server\/config|platform\/web\/fuso|shared\/datas)\.ts$/,
    },
    { padrao: /\bcurrent_date\b/, use: 'hojeNaEscola or hojeNoBanco', onde: /^src\/domains\/(?!.*\.test\.)/ },
    { padrao: /new Date\(\)/, use: 'hojeNaEscola or the database clock', onde: /^src\/domains\/.*\/server\/(?!.*\.test\.)/ },
  ];
  test.each(banidas)('$padrao', ({ padrao, use, onde, menos }) => {
    const achados = todas
      .filter(({ caminho }) => !caminho.startsWith('tests/tidy/') && (onde?.test(caminho) ?? true) && !menos?.test(caminho))
      .flatMap(({ caminho, texto }) =>
        semComentarios(texto).flatMap((linha, i) => (padrao.test(linha) ? [`${caminho}:${i + 1} — use ${use}`] : [])),
      );
    expect(achados).toEqual([]);
  });
});

test('a reading that fails behind a screen never takes the screen away: what is typed in it stays', () => {
  const tiraATela =
    /if \((?:\w+\.)?(?:error|isError)\)[\s{]*return[\s(]*(?:<\w+>\s*(?:\{\w+\}\s*)?)?<EstadoErro|\{\w+\.(?:error|isError) \? \(\s*<EstadoErro/;
  const achados = todas
    .filter(({ caminho, texto }) => /^src\/.*\.tsx$/.test(caminho) && tiraATela.test(texto))
    .map(({ caminho }) => caminho);
  expect(achados).toEqual([]);
});
