import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export const raiz = join(import.meta.dirname, '..', '..');

export type Fonte = { caminho: string; texto: string; linhas: number };

/** Every file of the tree that counts: tracked by git, or new and not ignored. */
export function arquivos(padrao: RegExp): string[] {
  const saida = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: raiz, encoding: 'utf8', maxBuffer: 20_000_000 });
  return saida.split('\n').filter((caminho) => padrao.test(caminho) && existsSync(join(raiz, caminho)));
}

export function fontes(padrao = /^(src|tests|migrations)\/.*\.(ts|tsx)$/): Fonte[] {
  return arquivos(padrao).map((caminho) => {
    const texto = readFileSync(join(raiz, caminho), 'utf8');
    // The newline that ends a file begins no line.
    return { caminho, texto, linhas: texto.replace(/\n$/, '').split('\n').length };
  });
}

const raizesDosNomes: Record<string, string> = {
  '#shared/': 'src/shared/',
  '#catalog/': 'src/catalog/',
  '#platform/': 'src/platform/',
  '#domains/': 'src/domains/',
  '#portal/': 'src/portal/',
  '#migrations/': 'migrations/',
  '#tests/': 'tests/',
};

/** The files of ours that a file imports, statically, dynamically or for types only. */
export function imports({ caminho, texto }: Fonte): { alvo: string; soTipo: boolean }[] {
  const achados: { alvo: string; soTipo: boolean }[] = [];
  for (const achado of texto.matchAll(
    /(?:import|export)\s+(type\s+)?[^'";]*?from\s*'([^']+)'|import\s*\(\s*'([^']+)'\s*\)|import\s+'([^']+)'/g,
  )) {
    const nome = achado[2] ?? achado[3] ?? achado[4] ?? '';
    const alvo = resolver(caminho, nome);
    if (alvo) achados.push({ alvo, soTipo: achado[1] !== undefined });
  }
  return achados;
}

const semComentarios = (texto: string): string => texto.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
const nomesEntreChaves = (lista: string): { fora: string; dentro: string }[] =>
  lista
    .split(',')
    .map((nome) => nome.trim().replace(/^type\s+/, ''))
    .filter((nome) => nome !== '')
    .map((nome) => nome.split(/\s+as\s+/))
    .map((partes) => ({ fora: partes[0] ?? '', dentro: partes.at(-1) ?? '' }));

/** The names that a file exports. */
export function nomesExportados({ texto }: Fonte): string[] {
  const codigo = semComentarios(texto);
  return [
    ...[...codigo.matchAll(/export\s+(?:type\s+)?\{([^}]*)\}/g)].flatMap((m) => nomesEntreChaves(m[1] ?? '').map((n) => n.dentro)),
    ...[...codigo.matchAll(/export\s+(?:async\s+)?(?:const|function|class|type|interface)\s+(\w+)/g)].map((m) => m[1] ?? ''),
  ];
}

/** What a file takes by name from files of ours. One that it imports when it needs it gives it every name that it writes. */
export function nomesImportados(fonte: Fonte): { alvo: string; nome: string }[] {
  const codigo = semComentarios(fonte.texto);
  const palavras = [...new Set(codigo.match(/\w+/g))];
  return [
    ...[...codigo.matchAll(/(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from\s*'([^']+)'/g)].flatMap((m) =>
      nomesEntreChaves(m[1] ?? '').map((n) => ({ alvo: resolver(fonte.caminho, m[2] ?? ''), nome: n.fora })),
    ),
    ...[...codigo.matchAll(/import\(\s*'([^']+)'\s*\)/g)].flatMap((m) =>
      palavras.map((nome) => ({ alvo: resolver(fonte.caminho, m[1] ?? ''), nome })),
    ),
  ].flatMap(({ alvo, nome }) => (alvo === null ? [] : [{ alvo, nome }]));
}

function resolver(de: string, nome: string): string | null {
  if (nome.startsWith('.')) return relative(raiz, join(raiz, dirname(de), nome));
  const prefixo = Object.keys(raizesDosNomes).find((p) => nome.startsWith(p));
  return prefixo ? `${raizesDosNomes[prefixo]}${nome.slice(prefixo.length)}` : null;
}

export const ehTeste = (caminho: string): boolean => caminho.startsWith('tests/') || /\.(test|spec)\.tsx?$/.test(caminho);
