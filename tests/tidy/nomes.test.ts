import { expect, test } from 'vitest';
import { arquivos, ehTeste, fontes } from './arvore.ts';

/** Says no to a person, whatever is asked of it: a state change of the school, an answer, or a refusal being made (`never`). */
const recusaMesmo = new Set(['recusarUsuario', 'recusarPedidoIlegivel', 'recusarCampo']);

function outrosVerbos(texto: string): string[] {
  return [
    ...texto.matchAll(/\b(?:function|const) ((?:exigir|assert|recusar|garantir|checar|assegurar)[A-Z]\w*)\s*(?:=\s*(?:async\s*)?)?[(<]/g),
  ]
    .map(([, nome]) => nome ?? '')
    .filter((nome) => !recusaMesmo.has(nome));
}

test('what throws when a rule does not hold is called conferir', () => {
  const achados = fontes(/^src\/.*\.tsx?$/)
    .filter(({ caminho }) => !ehTeste(caminho))
    .flatMap(({ caminho, texto }) => outrosVerbos(texto).map((nome) => `${caminho}: ${nome}`));
  expect(achados).toEqual([]);
});

test('what is refused', () => {
  expect(outrosVerbos('export async function exigirVisivel(tx: Tx) {')).toEqual(['exigirVisivel']);
  expect(outrosVerbos('const assertVivo = ({ morto }: Aluno): void => {')).toEqual(['assertVivo']);
  expect(outrosVerbos('async function recusarUsos<Item extends Gravado>(tx: Tx)')).toEqual(['recusarUsos']);
  expect(outrosVerbos('export async function recusarUsuario(ato: Ato) {')).toEqual([]);
  expect(outrosVerbos('const exigirEscola = await conferirEscola(tx);')).toEqual([]);
});

/** Other words for reading one thing by its id: `ler` is of values, and English verbs are of nobody. */
const outrasLeituras = (texto: string): string[] =>
  [
    ...texto.matchAll(/\b(?:function|const) ((?:consultar|get|fetch|load|find|list)[A-Z]\w*)\s*(?:=\s*(?:async\s*)?)?[(<]/g),
    ...texto.matchAll(/\b(?:function|const) (ler[A-Z]\w*)\s*(?:=\s*(?:async\s*)?)?\([^()]*\bid: number\)/g),
  ].map(([, nome]) => nome ?? '');

test('one thing by its id is read by obter, or by carregar to change it', () => {
  const achados = fontes(/^src\/(?:(?:domains|portal)\/|platform\/server\/arquivos\/).*\.ts$/)
    .filter(({ caminho }) => !ehTeste(caminho))
    .flatMap(({ caminho, texto }) => outrasLeituras(texto).map((nome) => `${caminho}: ${nome}`));
  expect(achados).toEqual([]);
  expect(outrasLeituras('export async function lerPessoa(db: Db | Tx, quem: Autor, id: number): Promise<Pessoa> {')).toEqual(['lerPessoa']);
  expect(outrasLeituras('const lerConta = async (db: Db, id: number): Promise<Conta> => {')).toEqual(['lerConta']);
  expect(outrasLeituras('export async function consultarLink({ db }: Contexto) {')).toEqual(['consultarLink']);
  expect(outrasLeituras('async function lerDias(tx: Tx, id: number, { de, ate }: Intervalo): Promise<Dia[]> {')).toEqual([]);
});

test('what every room has is a file of one name: queries, planilha, respostas', () => {
  const outros = /\/(?:consultas|exportacao|exportacoes|planilhas|saidas)(?:-[\w-]+)?\.ts$/;
  expect(arquivos(/^src\/domains\//).filter((caminho) => outros.test(caminho))).toEqual([]);
  expect(outros.test('src/domains/rh/server/consultas-funcionarios.ts')).toBe(true);
});
