import { describe, expect, test } from 'vitest';
import { salas } from '#portal/rooms.ts';
import { ehTeste, fontes } from './arvore.ts';

/** What stands between the bracket at `abre` and the one that closes it, in its parts at top level. Texts and comments are no code. */
function argumentos(codigo: string, abre: number): string[] {
  const partes = [''];
  let fundo = 0;
  for (let i = abre; i < codigo.length; i += 1) {
    const letra = codigo[i] ?? '';
    if ('([{'.includes(letra)) fundo += 1;
    if (')]}'.includes(letra)) fundo -= 1;
    if (fundo === 0) break;
    if (letra === ',' && fundo === 1) partes.push('');
    else if (i > abre) partes[partes.length - 1] += letra;
  }
  return partes.map((parte) => parte.trim()).filter((parte) => parte !== '');
}

const semTextos = (texto: string): string =>
  texto
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g, "''");

/** Why the handler of a write is not `(ato, { params, body }) => fazer(ato, pedido)`; nothing when it is. */
function defeito(responder: string): string | undefined {
  const [, ato] = /^(?:async )?\((\w+)[,)][\s\S]*=>/.exec(responder) ?? [];
  if (ato === undefined) return 'is no arrow that takes the act whole';
  const chamadas = [...responder.matchAll(/\w\(/g)].map((achada) => argumentos(responder, achada.index + 1));
  return chamadas.some(([primeiro, ...resto]) => primeiro === ato && resto.length > 1)
    ? 'asks a use case for more than one thing'
    : undefined;
}

function defeitosDe(texto: string): string[] {
  const codigo = semTextos(texto);
  return [...codigo.matchAll(/(?<![\w.]|function )escrita(?:Preparada)?\(/g)].flatMap((achada) => {
    const partes = argumentos(codigo, achada.index + achada[0].length - 1);
    const responder = partes.at(-1) ?? '';
    const achado = defeito(responder);
    return achado === undefined ? [] : [`${partes[0]} ${achado}`];
  });
}

describe('a write names a use case: fazer(ato, pedido)', () => {
  const rotas = fontes(/^src\/.*\/server\/.*\.ts$/).filter(({ caminho, texto }) => !ehTeste(caminho) && /http\/rota\.ts'/.test(texto));

  test('the act, and one request', () => {
    expect(rotas.length).toBeGreaterThan(50);
    expect(rotas.flatMap(({ caminho, texto }) => defeitosDe(texto).map((achado) => `${caminho}: ${achado}`))).toEqual([]);
  });

  test('what is refused', () => {
    expect(defeitosDe('escrita(api.um, fazer)')).toEqual(['api.um is no arrow that takes the act whole']);
    expect(defeitosDe('escrita(api.um, ({ tx }, { body }) => fazer(tx, body))')).toEqual(['api.um is no arrow that takes the act whole']);
    expect(defeitosDe('escrita(api.um, (ato, { params, body }) => fazer(ato, params.id, body))')).toEqual([
      'api.um asks a use case for more than one thing',
    ]);
    expect(defeitosDe('escrita(api.um, (ato, { params, body }) => fazer(ato, { ...params, ...body }))')).toEqual([]);
    expect(defeitosDe('escrita(api.um, (ato) => fazer(ato))')).toEqual([]);
  });
});

// Who has no session yet, or never will, brings no day along.
const semSessao = [
  'src/domains/academico/documentos/server/conferir-documento.ts',
  'src/domains/acesso/entrada/server/autenticar.ts',
  'src/domains/acesso/sessoes/server/carregar-sessao.ts',
];

test('a request is of one day: no statement asks for today again', () => {
  const perguntam = fontes(/^src\/(domains|portal)\/(.*\/)?server\/.*\.ts$/)
    .filter(({ caminho, texto }) => !ehTeste(caminho) && /now\(\) at time zone \$\{/.test(texto))
    .map(({ caminho }) => caminho);
  expect(perguntam.toSorted()).toEqual(semSessao);
});

/** What looks like a register on the wire, and is written by hand because the kit would need a hook for each line of it. */
const aMao: Record<string, string> = {
  Aditivo: 'a document with states: its list is of contracts, a deletion names the version that it saw',
  Funcionario: 'members that are absent stay, bank data are enciphered, and who reads decides how much is shown',
  NotaFiscal: 'a document with states, lines and installments, of which a generated one no longer changes',
  Perfil: 'guards the access of whoever changes it, and may begin as the copy of another',
  PeriodoLetivo: 'a tree: segments and etapas, matched by their order, some of them closed',
  Turma: 'read within the scope of a teacher, counted after the page, deleted with its subjects and teachers',
};

test('what has the five endpoints of a register stands on the kit, or is named with the reason why not', () => {
  const caminhos = new Set(salas.flatMap((sala) => Object.values(sala.api).map(({ method, path }) => `${method} ${path}`)));
  const registros = [...caminhos]
    .flatMap((caminho) => /^GET (\w+)\/obter-paginado$/.exec(caminho)?.[1] ?? [])
    .filter((nome) => [`GET ${nome}/{id}`, `POST ${nome}`, `PUT ${nome}`, `DELETE ${nome}/{id}`].every((caminho) => caminhos.has(caminho)));
  const doKit = fontes(/^src\/domains\/.*api[\w-]*\.ts$/).flatMap(({ texto }) =>
    [...texto.matchAll(/endpointsDeRegistro\(\{\s*nome: '(\w+)'/g)].map(([, nome]) => nome),
  );
  expect(doKit.length).toBeGreaterThan(15);
  expect(registros.filter((nome) => !doKit.includes(nome)).toSorted()).toEqual(Object.keys(aMao));
});
