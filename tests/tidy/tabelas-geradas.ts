import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { arquivos, raiz } from './arvore.ts';
import type { Coluna, Relacao } from './catalogo.ts';

/** A reader meets people and access first, then the year, what is contracted, and money. Rooms that stand nowhere here come after. */
const ordemDaLeitura = [
  'pessoas',
  'acesso',
  'rh',
  'academico/periodos-letivos',
  'academico/estrutura',
  'academico/matriculas',
  'academico/contratos',
  'academico/rematriculas',
  'academico',
  'financeiro/cadastros',
  'financeiro/titulos',
  'financeiro/caixa',
  'financeiro/boletos',
  'financeiro',
  'suprimentos',
  'contabil',
];
const PLATAFORMA = 'platform';

const ler = (caminho: string): string => readFileSync(join(raiz, caminho), 'utf8');
/** The room, or room inside a room, that a path under `server/` belongs to. */
const salaDoCaminho = (caminho: string): string => /^src\/(?:domains\/)?(.+?)\/server\//.exec(caminho)?.[1] ?? '';
const posicao = (sala: string): number => {
  const achada = ordemDaLeitura.findIndex((prefixo) => sala === prefixo || sala.startsWith(`${prefixo}/`));
  if (sala === PLATAFORMA) return ordemDaLeitura.length + 1;
  return achada < 0 ? ordemDaLeitura.length : achada;
};

type Sala = { nome: string; tabelas: Relacao[]; visoes: (Relacao & { sentido: string })[] };

/** `docs/generated/tables.md`: what a school is, from `migrations/catalog.json`, the rooms and their comments. */
export async function tabelas(): Promise<string> {
  const catalogo = new Map((JSON.parse(ler('migrations/catalog.json')) as Relacao[]).map((relacao) => [relacao.nome, relacao]));
  const donas = new Map<string, string>();
  for (const caminho of arquivos(/^src\/.*\/server\/tables\.ts$/)) {
    const { tabelas: lista } = (await import(join(raiz, caminho))) as { tabelas: readonly string[] };
    for (const tabela of lista) donas.set(tabela, salaDoCaminho(caminho));
  }
  const salas = new Map<string, Sala>();
  const salaDe = (nome: string): Sala => {
    const sala = salas.get(nome) ?? { nome, tabelas: [], visoes: [] };
    salas.set(nome, sala);
    return sala;
  };
  for (const [tabela, dona] of donas) {
    const relacao = catalogo.get(tabela);
    if (relacao) salaDe(dona).tabelas.push(relacao);
  }
  for (const caminho of arquivos(/^src\/.*\/server\/banco\/.*\.sql$/))
    for (const [, comentario = '', nome = ''] of ler(caminho).matchAll(/((?:^--.*\n)*)^create view (\w+)/gm)) {
      const relacao = catalogo.get(nome);
      if (relacao) salaDe(salaDoCaminho(caminho)).visoes.push({ ...relacao, sentido: primeiraFrase(semTracos(comentario)) });
    }
  const ordenadas = [...salas.values()].toSorted((a, b) => posicao(a.nome) - posicao(b.nome) || a.nome.localeCompare(b.nome));
  const sentidos = sentidosDasColunas();
  // A room that has only views beside the tables of its tree is known by them.
  const indice = ordenadas.map(({ nome, tabelas: lista, visoes }) => {
    const nomes = (lista.length > 0 ? lista : visoes).map((t) => `\`${t.nome}\``).join(', ');
    return `- [${nome}](#room-${ancora(nome)}): ${lista.length > 0 ? nomes : `only views, ${nomes}`}`;
  });
  return [
    'Each room: its tables and what they point at (a line ends in `||` where a row must name one, in `o|` where it may), then their columns. A column',
    'that may be empty has a `?` after its type; what a check allows stands as a list. Tables of other rooms stand in the drawing with the name of theirs.',
    'What no two rows share is said after the sentence of the table. Amounts (`…_centavos`) are whole centavos.',
    '',
    ...indice,
    '',
    ...ordenadas.map((sala) => secao(sala, donas, sentidos)),
  ].join('\n');
}

const ancora = (nome: string): string => nome.replaceAll('/', '');
const semTracos = (comentario: string): string =>
  comentario
    .replaceAll(/^\s*-- ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
const primeiraFrase = (texto: string): string =>
  /^.*?[.:](?=\s|$)/.exec(texto.replaceAll(/: /g, '\u0000'))?.[0].replaceAll('\u0000', ': ') ?? texto;

/** The first sentence of a room's README. */
function frase(sala: string): string {
  if (sala === PLATAFORMA) return 'What every room stands on.';
  const caminho = `src/domains/${sala}/README.md`;
  const [, paragrafo = ''] = existsSync(join(raiz, caminho)) ? ler(caminho).split('\n\n') : [];
  return primeiraFrase(paragrafo.replaceAll(/\s+/g, ' ').trim())
    .replaceAll('**', '')
    .replace(/ Words:$/, '');
}

/** What a column of this name means in every table. */
const comuns: readonly (readonly [RegExp, string])[] = [
  [/^versao$/, 'Counts the saves: an edit over an older one is refused.'],
  [/_busca$/, 'Search form: no accents, lower case.'],
  [/^usuario_nome$/, 'Who did it, by the name of then.'],
  [/^usuario_id$/, 'Who did it.'],
  [/^desfaz_id$/, 'The row that this one undoes.'],
  [/^chave_id$/, 'The key that encrypts, by its name.'],
  [/^codigo_verificacao$/, 'Printed on the paper; the public page confirms it.'],
  [/^data_limite$/, 'Last day on which payment is on time.'],
];

/** What the migrations say of a column, in the comment above it: `table.column` → text. */
function sentidosDasColunas(): Map<string, string> {
  const sentidos = new Map<string, string>();
  for (const caminho of arquivos(/^migrations\/.*\.sql$/).sort()) {
    let tabela = '';
    let comentario: string[] = [];
    for (const linha of ler(caminho).split('\n')) {
      tabela = /^(?:create|alter) table (\w+)/.exec(linha)?.[1] ?? tabela;
      if (/^\s+--/.test(linha)) {
        comentario.push(linha);
        continue;
      }
      const coluna = /^\s+(?:add column )?(\w+)/.exec(linha)?.[1] ?? /^alter table \w+ add column (\w+)/.exec(linha)?.[1];
      if (coluna !== undefined && comentario.length > 0) sentidos.set(`${tabela}.${coluna}`, semTracos(comentario.join('\n')));
      comentario = [];
    }
  }
  return sentidos;
}

function secao(sala: Sala, donas: ReadonlyMap<string, string>, sentidos: ReadonlyMap<string, string>): string {
  const partes = [`## Room ${sala.nome}\n\n${frase(sala.nome)}\n`];
  if (sala.tabelas.length > 0) partes.push(desenho(sala, donas));
  for (const { nome, comentario = '', colunas, chaves = [] } of sala.tabelas) {
    const linhas = colunas.map((c) => {
      const valores = c.valores?.map((v) => `\`${v}\``).join(' ') ?? '';
      const proprio = sentidos.get(`${nome}.${c.nome}`) ?? comuns.find(([padrao]) => padrao.test(c.nome))?.[1] ?? '';
      const unica = c.unica && c.nome !== 'id' ? 'unique' : '';
      const sentido = [unica, valores, proprio].filter((parte) => parte !== '').join(' · ');
      return `| \`${c.nome}\` | ${c.tipo}${c.nula ? '?' : ''} | ${c.de ? `[${c.de}](#${c.de})` : ''} | ${sentido.replaceAll('|', '\\|')} |`;
    });
    const unicas = chaves.length > 0 ? `\n\nUnique: ${chaves.map((chave) => `\`${chave}\``).join(', ')}.` : '';
    partes.push(
      `### ${nome}\n\n${comentario}${unicas}\n\n| column | type | names a row of | meaning |\n|---|---|---|---|\n${linhas.join('\n')}\n`,
    );
  }
  if (sala.visoes.length > 0) {
    const linhas = sala.visoes.map(
      ({ nome, sentido, colunas }) => `- \`${nome}\`${sentido === '' ? '' : `: ${sentido}`} — ${colunas.map((c) => c.nome).join(', ')}`,
    );
    partes.push(`### Views of ${sala.nome}\n\n${linhas.join('\n')}\n`);
  }
  return partes.join('\n');
}

function desenho({ nome: sala, tabelas: lista }: Sala, donas: ReadonlyMap<string, string>): string {
  const setas = lista.flatMap(({ nome, colunas }) => {
    const pares = new Map<string, Coluna[]>();
    for (const coluna of colunas)
      if (coluna.de !== undefined) {
        const chave = `${nome} ${coluna.unica ? '|o' : '}o'}--${coluna.nula ? 'o|' : '||'} ${coluna.de}`;
        pares.set(chave, [...(pares.get(chave) ?? []), coluna]);
      }
    return [...pares].map(([par, deles]) => `  ${par} : "${deles.map((c) => c.nome).join(', ')}"`);
  });
  const alheias = new Set(
    lista.flatMap(({ colunas }) => colunas.flatMap(({ de }) => (de !== undefined && donas.get(de) !== sala ? [de] : []))),
  );
  const nos = [
    ...lista.map(({ nome }) => `  ${nome}`),
    ...[...alheias].sort().map((nome) => `  ${nome}["${nome} (${donas.get(nome) ?? ''})"]`),
  ];
  return `\`\`\`mermaid\nerDiagram\n${[...nos, ...setas].join('\n')}\n\`\`\`\n`;
}
