import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChavePermissao, permissoesConcediveis } from '#catalog/telas.ts';
import { carregarSessao } from '#domains/acesso/sessoes/server/door.ts';
import { definirCopias } from '#portal/operacao/server/pedir-copia.ts';
import { salas } from '#portal/rooms.ts';
import type { AnyEndpoint } from '#shared/endpoint.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { entrarComo, usuarioDeTeste } from '#tests/helpers/usuarios.ts';

/**
 * Every endpoint of every room with nobody, somebody without the permission, somebody with it, and a dead session. The
 * list is the portal's own: a new endpoint is walked without anybody having to remember it.
 */
const endpoints: readonly (readonly [string, AnyEndpoint])[] = salas.flatMap((sala) =>
  Object.values(sala.api).map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
);
const guardados = endpoints.filter(([, { acesso }]) => acesso.tipo !== 'publico');
const comPermissoes = guardados.filter(([, { acesso }]) => acesso.tipo === 'permissoes');
const publicosConhecidos = [
  'POST Autenticacao/autenticar-administrativo',
  'GET Autenticacao/como-entrar',
  'GET Autenticacao/chave-envelope',
  'POST Autenticacao/cadastro',
  'POST Autenticacao/confirmar-email',
  'POST Autenticacao/esqueceu-senha',
  'GET Autenticacao/redefinicao/{token}',
  'POST Autenticacao/redefinir-senha',
  'GET Autenticacao/primeiro-acesso/{token}',
  'POST Autenticacao/primeiro-acesso',
  'GET DocumentoEmitido/conferencia/{codigo}',
  'POST AssinaturaPublica/abertura',
  'POST AssinaturaPublica/pdf',
  'POST AssinaturaPublica/imagem',
  'POST AssinaturaPublica/codigo',
  'POST AssinaturaPublica/aceite',
  'POST AssinaturaPublica/pergunta',
  'POST CadastroDaFamilia/abertura',
  'POST CadastroDaFamilia/documento',
  'POST CadastroDaFamilia/envio',
];

let s: ServidorDeTeste;
let semNada = '';
let comTudo = '';
let morto = '';
beforeAll(async () => {
  s = await servidorDeTeste({
    salas,
    carregarSessao,
    // What asks for a backup asks a queue of its own.
    tarefas: (servicos) => definirCopias(servicos.tarefas, { ...servicos, url: '', chavesDeDados: [] }),
  });
  await usuarioDeTeste(s, 'semnada', { permissoes: [] });
  await usuarioDeTeste(s, 'comtudo', { permissoes: permissoesConcediveis });
  semNada = (await entrarComo(s, 'semnada@demo.escola')).token;
  comTudo = (await entrarComo(s, 'comtudo@demo.escola')).token;
  morto = (await entrarComo(s, 'comtudo@demo.escola')).token;
  await s.pedir('PUT', 'Autenticacao/invalidar-token', { token: morto });
});
afterAll(() => s.fechar());

const caminho = ({ path }: AnyEndpoint): string => path.replaceAll(/\{\w+\}/g, '999999');
async function chamar(
  { method, path, uploadMaxBytes, ...resto }: AnyEndpoint,
  token?: string,
): Promise<{ status: number; code: string | undefined }> {
  const body = method === 'GET' || method === 'DELETE' || uploadMaxBytes ? undefined : {};
  const { status, corpo } = await s.pedir(method, caminho({ method, path, ...resto }), {
    ...(body ? { body } : {}),
    ...(token === undefined ? {} : { token }),
  });
  return { status, code: corpo.error?.code };
}
const contar = async (): Promise<string> => {
  const { rows } = await sql<{ n: string }>`select string_agg(relname || '=' || n_live, ' ' order by relname) as n from (
    select c.relname, (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', c.relname), false, true, '')))[1]::text as n_live
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not in ('eventos_seguranca', 'tentativas')) x`.execute(
    s.servicos.db,
  );
  return rows[0]?.n ?? '';
};

describe('endpoints', () => {
  it('are public only when this list says so', () => {
    expect(endpoints.length).toBeGreaterThan(0);
    expect(
      endpoints
        .filter(([, { acesso }]) => acesso.tipo === 'publico')
        .map(([nome]) => nome)
        .sort(),
    ).toEqual([...publicosConhecidos].sort());
  });

  it('ask for permissions that a profile can grant', () => {
    const concediveis = new Set<string>(permissoesConcediveis);
    const impossiveis = comPermissoes.flatMap(([nome, { acesso }]) =>
      acesso.tipo === 'permissoes'
        ? acesso.permissoes
            .filter(({ tela, acao }) => !concediveis.has(`${tela}:${acao}`))
            .map(({ tela, acao }) => `${nome}: ${tela}:${acao}`)
        : [],
    );
    expect(impossiveis).toEqual([]);
  });

  it('refuse nobody and a dead session with 401, and change nothing', async () => {
    const antes = await contar();
    for (const [nome, endpoint] of guardados) {
      expect(await chamar(endpoint), nome).toEqual({ status: 401, code: 'SESSAO_INVALIDA' });
      expect(await chamar(endpoint, morto), nome).toEqual({ status: 401, code: 'SESSAO_INVALIDA' });
    }
    expect(await contar()).toBe(antes);
  });

  it('refuse whoever lacks the permission with 403 before looking at the input, and change nothing', async () => {
    const antes = await contar();
    for (const [nome, endpoint] of comPermissoes)
      expect(await chamar(endpoint, semNada), nome).toEqual({ status: 403, code: 'SEM_PERMISSAO' });
    expect(await contar()).toBe(antes);
  });

  it('let whoever has the permission in', async () => {
    for (const [nome, endpoint] of guardados) {
      // These two would end or replace the very session that walks.
      if (nome.endsWith('invalidar-token')) continue;
      const { status } = await chamar(endpoint, comTudo);
      expect([401, 403, 500, 503].includes(status), `${nome}: ${status}`).toBe(false);
    }
  });

  it('need exactly the permission they name: every other one is not enough', async () => {
    const { id } = await usuarioDeTeste(s, 'quase', { permissoes: ['pessoas:listar'] });
    const { token } = await entrarComo(s, 'quase@demo.escola');
    const conceder = async (chaves: readonly ChavePermissao[]): Promise<void> => {
      const [telas, acoes] = [chaves.map((c) => c.split(':')[0]), chaves.map((c) => c.split(':')[1])];
      await sql`with p as (select perfil_id from usuarios_perfis where usuario_id = ${id}), fora as (delete from perfis_permissoes using p where perfis_permissoes.perfil_id = p.perfil_id
          and (tela, acao) not in (select * from unnest(${telas}::text[], ${acoes}::text[])))
        insert into perfis_permissoes select p.perfil_id, x.t, x.a from p, unnest(${telas}::text[], ${acoes}::text[]) as x(t, a) on conflict do nothing`.execute(
        s.servicos.db,
      );
    };
    for (const [nome, { acesso, ...endpoint }] of comPermissoes) {
      if (acesso.tipo !== 'permissoes') continue;
      const pedidas = new Set<string>(acesso.permissoes.map(({ tela, acao }) => `${tela}:${acao}`));
      await conceder(permissoesConcediveis.filter((chave) => !pedidas.has(chave)));
      expect((await chamar({ acesso, ...endpoint }, token)).status, nome).toBe(403);
    }
  });
});

/** The history of a record stands beside the record: `Turma/{id}/historico` and `Turma/{id}`. */
const historicos = endpoints.flatMap(([nome, historico]) => {
  if (historico.method !== 'GET' || !historico.path.endsWith('/historico')) return [];
  const registro = endpoints.find(([, { method, path }]) => method === 'GET' && path === historico.path.replace(/\/historico$/, ''))?.[1];
  return [{ nome, historico, registro }];
});

describe('the history of a record', () => {
  it('opens to nobody to whom the record is closed', () => {
    expect(historicos.length).toBeGreaterThan(15);
    const chaves = (endpoint: AnyEndpoint | undefined): string[] =>
      endpoint?.acesso.tipo === 'permissoes' ? endpoint.acesso.permissoes.map(({ tela, acao }) => `${tela}:${acao}`) : [];
    const aMais = historicos.flatMap(({ nome, historico, registro }) =>
      // A subject of a class is shown with its class, lessons and evaluations with their subject, under the same permission: they have no call of their own.
      registro === undefined &&
      ['GET TurmaDisciplina/{id}/historico', 'GET Avaliacao/{id}/historico', 'GET Aula/{id}/historico'].includes(nome)
        ? []
        : chaves(historico)
            .filter((chave) => !chaves(registro).includes(chave))
            .map((chave) => `${nome}: ${chave}`),
    );
    expect(aMais).toEqual([]);
  });

  it('is as unknown as the record: 404, never an empty history', async () => {
    for (const { nome, historico } of historicos) expect((await chamar(historico, comTudo)).status, nome).toBe(404);
  });
});
