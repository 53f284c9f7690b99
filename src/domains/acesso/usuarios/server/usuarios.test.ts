import { salasDe } from '#tests/helpers/salas.ts';
import { contextoDe } from '#portal/demo/contexto.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { criarPessoa } from '#domains/pessoas/registro/server/door.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { emailsDe, entrarComo, senhaDeTeste, tokenDoEmail, type UsuarioDeTeste, usuarioDeTeste } from '#tests/helpers/usuarios.ts';
import { carregarSessao } from '#domains/acesso/sessoes/server/carregar-sessao.ts';
import { acertarFimDeAcesso } from './fim-de-acesso.ts';

type Usuario = {
  id: number;
  versao: number;
  nome: string;
  sobrenome: string | null;
  situacao: string;
  admin: boolean;
  perfis: { id: number; nome: string }[];
  pessoaId: number | null;
  sessoesAbertas: number;
  email: string;
};
let s: ServidorDeTeste;
let admin: UsuarioDeTeste;
let token = '';
let rh = '';
let perfilSimples = 0;
let perfilDeAcesso = 0;
const autor = { processo: 'teste' };

beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.acesso, carregarSessao });
  admin = await usuarioDeTeste(s, 'diretora', { admin: true });
  await usuarioDeTeste(s, 'rh', {
    permissoes: [
      'usuarios:visualizar',
      'usuarios:listar',
      'usuarios:criar',
      'usuarios:editar',
      'usuarios:excluir',
      'perfis:editar',
      'perfis:criar',
      'perfis:excluir',
      'perfis:visualizar',
      'perfis:listar',
    ],
  });
  await usuarioDeTeste(s, 'sonia', { permissoes: ['pessoas:listar'] });
  token = (await entrarComo(s, admin.email)).token;
  rh = (await entrarComo(s, 'rh@demo.escola')).token;
  const { rows } = await sql<{ id: number; nome: string }>`select id, nome from perfis`.execute(s.servicos.db);
  perfilSimples = rows.find(({ nome }) => nome.endsWith('sonia'))?.id ?? 0;
  perfilDeAcesso = rows.find(({ nome }) => nome.endsWith('rh'))?.id ?? 0;
});
afterAll(() => s.fechar());

const obter = async (id: number) => (await s.pedir('GET', `Usuario/${id}`, { token })).corpo.data as Usuario;
const convidar = (body: Record<string, unknown>, quem = token) =>
  s.pedir('POST', 'Usuario', { token: quem, body: { nome: 'Ana', sobrenome: 'Lobato', perfis: [], ...body } });
const editar = async (id: number, mudanca: Record<string, unknown>, quem = token) => {
  const { versao, nome, sobrenome, email, perfis, admin: isAdmin } = await obter(id);
  return s.pedir('PUT', 'Usuario', {
    token: quem,
    body: { id, versao, nome, sobrenome, email, perfis: perfis.map((p) => p.id), admin: isAdmin, ...mudanca },
  });
};
const agir = async (id: number, verbo: string, quem = token, extra = {}) =>
  s.pedir('POST', `Usuario/${id}/${verbo}`, { token: quem, body: { versao: (await obter(id)).versao, ...extra } });

describe('invitation', () => {
  it('registers the person, mails the link, and its use makes the user active', async () => {
    const { status, corpo } = await convidar({ email: 'ana@demo.escola', perfis: [perfilSimples] });
    expect(status).toBe(200);
    const usuario = corpo.data as Usuario;
    expect(usuario).toMatchObject({ situacao: 'convidado', perfis: [{ id: perfilSimples }], pessoaId: expect.any(Number) });
    const link = tokenDoEmail((await emailsDe(s))[0]?.texto ?? '');
    expect((await s.pedir('POST', `Usuario/${usuario.id}/convite`, { token })).status).toBe(200);
    const novo = tokenDoEmail((await emailsDe(s))[0]?.texto ?? '');
    const aceitar = (t: string) =>
      s.pedir('POST', 'Autenticacao/redefinir-senha', { body: { token: t, senha: senhaDeTeste, confirmacao: senhaDeTeste } });
    expect((await aceitar(link)).status).toBe(422);
    expect((await aceitar(novo)).status).toBe(200);
    await entrarComo(s, 'ana@demo.escola');
    expect(await obter(usuario.id)).toMatchObject({ situacao: 'ativo', sessoesAbertas: 1 });
  });

  it('goes to the new address when a mistyped one is corrected, and the link of the old one is dead', async () => {
    const { id } = (await convidar({ nome: 'Eros', email: 'eros@demo.escola' })).corpo.data as Usuario;
    const velho = tokenDoEmail((await emailsDe(s))[0]?.texto ?? '');
    expect((await editar(id, { email: 'eros.certo@demo.escola' })).status).toBe(200);
    const [mail] = await emailsDe(s);
    expect(mail?.para).toBe('eros.certo@demo.escola');
    const novo = tokenDoEmail(mail?.texto ?? '');
    expect((await s.pedir('GET', `Autenticacao/redefinicao/${velho}`)).corpo.error?.code).toBe('LINK_INVALIDO');
    expect((await s.pedir('GET', `Autenticacao/redefinicao/${novo}`)).corpo.data).toMatchObject({ tipo: 'convite' });
  });

  it('refuses a taken e-mail, a person with user, and profiles that do not exist', async () => {
    expect((await convidar({ email: 'ANA@demo.escola' })).corpo.error).toMatchObject({ code: 'EMAIL_EM_USO', fields: [{ path: 'email' }] });
    expect((await convidar({ email: 'b@demo.escola', pessoaId: admin.pessoaId })).corpo.error?.code).toBe('PESSOA_JA_TEM_USUARIO');
    expect((await convidar({ email: 'b@demo.escola', pessoaId: 999_999 })).status).toBe(404);
    expect((await convidar({ email: 'b@demo.escola', perfis: [perfilSimples, 999_999] })).corpo.error?.fields).toEqual([
      expect.objectContaining({ path: 'perfis.1', code: 'PERFIL_INEXISTENTE' }),
    ]);
    expect((await sql`select 1 from pessoas where nome = 'Ana'`.execute(s.servicos.db)).rows).toHaveLength(1);
  });

  it('gives one of two simultaneous invitations of an e-mail', async () => {
    const respostas = await Promise.all([convidar({ email: 'dupla@demo.escola' }), convidar({ email: 'dupla@demo.escola' })]);
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('has one effect when the same request comes twice', async () => {
    const pedir = () =>
      s.pedir('POST', 'Usuario', {
        token,
        body: { nome: 'Dora', sobrenome: 'Lobato', email: 'dora@demo.escola', perfis: [] },
        headers: { 'idempotency-key': 'convite-da-dora' },
      });
    const [um, dois] = await Promise.all([pedir(), pedir()]);
    expect([um.status, dois.status]).toEqual([200, 200]);
    expect(um.corpo).toEqual(dois.corpo);
  });
});

describe('own rights and those of others', () => {
  it('keeps whoever is no administrator from raising access', async () => {
    const proprio =
      (await sql<{ id: number }>`select id from usuarios where email = 'rh@demo.escola'`.execute(s.servicos.db)).rows[0]?.id ?? 0;
    const { id } = (await convidar({ email: 'nova@demo.escola' })).corpo.data as Usuario;
    expect((await editar(proprio, { perfis: [perfilDeAcesso, perfilSimples] }, rh)).corpo.error?.code).toBe('PROPRIO_ACESSO');
    expect((await editar(id, { admin: true }, rh)).corpo.error?.code).toBe('SO_ADMINISTRADOR');
    expect((await editar(id, { perfis: [perfilDeAcesso] }, rh)).corpo.error?.code).toBe('SO_ADMINISTRADOR');
    expect((await editar(admin.id, { nome: 'X' }, rh)).corpo.error?.code).toBe('SO_ADMINISTRADOR');
    expect((await agir(admin.id, 'desativacao', rh)).corpo.error?.code).toBe('SO_ADMINISTRADOR');
    expect((await convidar({ email: 'z@demo.escola', admin: true }, rh)).corpo.error?.code).toBe('SO_ADMINISTRADOR');
    expect((await editar(id, { perfis: [perfilSimples] }, rh)).status).toBe(200);
  });

  it('refuses a stale edit with the current record', async () => {
    const { id, versao, email } = (await convidar({ email: 'velha@demo.escola' })).corpo.data as Usuario;
    await editar(id, { nome: 'Primeira' });
    const { status, corpo } = await s.pedir('PUT', 'Usuario', {
      token,
      body: { id, versao, nome: 'Segunda', email, perfis: [], admin: false },
    });
    expect(status).toBe(409);
    expect(corpo.error).toMatchObject({ code: 'VERSAO_DESATUALIZADA', detalhe: { nome: 'Primeira', versao: versao + 1 } });
  });

  it('ends the sessions of whoever loses a profile, and voids links of an old e-mail', async () => {
    const { token: sessao } = await entrarComo(s, 'sonia@demo.escola');
    const id =
      (await sql<{ id: number }>`select id from usuarios where email = 'sonia@demo.escola'`.execute(s.servicos.db)).rows[0]?.id ?? 0;
    expect((await editar(id, { perfis: [] })).status).toBe(200);
    expect((await s.pedir('GET', 'Autenticacao/token-valido', { token: sessao })).status).toBe(401);
    await s.pedir('POST', 'Autenticacao/esqueceu-senha', { body: { email: 'sonia@demo.escola' } });
    const link = tokenDoEmail((await emailsDe(s))[0]?.texto ?? '');
    expect((await editar(id, { email: 'sonia.reis@demo.escola' })).status).toBe(200);
    expect((await s.pedir('GET', `Autenticacao/redefinicao/${link}`)).status).toBe(422);
    // Who owned the account hears of it where it was theirs.
    expect((await emailsDe(s))[0]).toMatchObject({ para: 'sonia@demo.escola', assunto: 'Pátio: seu e-mail de acesso mudou' });
  });
});

describe('deactivation', () => {
  it('kills the sessions at once and can be undone; nobody locks oneself out', async () => {
    const alvo = await usuarioDeTeste(s, 'saida', {});
    const { token: sessao } = await entrarComo(s, alvo.email);
    expect((await agir(alvo.id, 'desativacao', rh, { motivo: 'Saiu da escola' })).corpo.data).toMatchObject({
      situacao: 'inativo',
      sessoesAbertas: 0,
    });
    expect((await s.pedir('GET', 'Autenticacao/token-valido', { token: sessao })).status).toBe(401);
    expect((await agir(alvo.id, 'desativacao', rh)).corpo.error?.code).toBe('SITUACAO_NAO_PERMITE');
    expect((await agir(alvo.id, 'reativacao', rh)).corpo.data).toMatchObject({ situacao: 'ativo' });
    expect((await s.pedir('GET', 'Autenticacao/token-valido', { token: sessao })).status).toBe(401);
    await entrarComo(s, alvo.email);
  });

  it('keeps the last administrator, also when two administrators remove each other at once', async () => {
    expect((await agir(admin.id, 'desativacao')).corpo.error?.code).toBe('ULTIMO_ADMINISTRADOR');
    expect((await editar(admin.id, { admin: false })).corpo.error?.code).toBe('ULTIMO_ADMINISTRADOR');
    const outro = await usuarioDeTeste(s, 'vice', { admin: true });
    // Who has a day to leave cannot be the one that stays.
    await sql`update usuarios set acesso_encerra_em = '2199-01-01' where id = ${outro.id}`.execute(s.servicos.db);
    expect((await editar(admin.id, { admin: false })).corpo.error?.code).toBe('ULTIMO_ADMINISTRADOR');
    await sql`update usuarios set acesso_encerra_em = null where id = ${outro.id}`.execute(s.servicos.db);
    const { token: doOutro } = await entrarComo(s, outro.email);
    const [a, b] = await Promise.all([editar(outro.id, { admin: false }, token), editar(admin.id, { admin: false }, doOutro)]);
    expect([a.status, b.status].filter((status) => status === 200)).toHaveLength(1);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from usuarios where admin and situacao = 'ativo'`.execute(
      s.servicos.db,
    );
    expect(rows).toEqual([{ n: 1 }]);
    await sql`update usuarios set admin = true where id = ${admin.id}`.execute(s.servicos.db);
    token = (await entrarComo(s, admin.email)).token;
  });

  it('ends access by itself on the date of the dismissal', async () => {
    const alvo = await usuarioDeTeste(s, 'demitido', {});
    const { token: sessao } = await entrarComo(s, alvo.email);
    const encerrar = (em: string | null) =>
      transacao(s.servicos.db, async (tx) => {
        await sql`insert into funcionarios (pessoa_id, cargo, data_admissao, data_demissao) values (${alvo.pessoaId}, 'Auxiliar', '2020-01-01', ${em})
          on conflict (pessoa_id) do update set data_demissao = excluded.data_demissao`.execute(tx);
        await acertarFimDeAcesso(contextoDe(s.servicos, atoDe(tx, quemDeTeste([], { admin: true, usuarioId: admin.id }))), alvo.pessoaId);
      });
    await encerrar('2199-01-01');
    expect((await s.pedir('GET', 'Autenticacao/token-valido', { token: sessao })).status).toBe(200);
    await encerrar('2026-01-01');
    expect((await s.pedir('GET', 'Autenticacao/token-valido', { token: sessao })).status).toBe(401);
    expect(
      (await s.pedir('POST', 'Autenticacao/autenticar-administrativo', { body: { email: alvo.email, senha: senhaDeTeste } })).status,
    ).toBe(401);
    await encerrar(null);
    await entrarComo(s, alvo.email);
  });
});

describe('lists', () => {
  it('finds without accents, in any word order, by e-mail, and refuses unknown columns', async () => {
    const listar = (query: string) => s.pedir('GET', `Usuario/obter-paginado?${query}`, { token });
    for (const busca of ['diretora', 'FIGUEIRÁ diretora', 'diretora@demo']) {
      const { corpo, cabecalhos } = await listar(`Nome=${encodeURIComponent(busca)}`);
      expect((corpo.data as { itens: { email: string }[] }).itens.map(({ email }) => email)).toEqual(['diretora@demo.escola']);
      expect(Number(cabecalhos['x-instrucoes-sql'])).toBeLessThanOrEqual(3);
    }
    expect((await listar('Nome=%25')).corpo.data).toMatchObject({ total: 0 });
    expect((await listar('CampoOrdenado=senha_hash')).status).toBe(400);
    expect(
      (await listar('Situacao=ativo&NumeroDaPagina=1&TamanhoDaPagina=2&CampoOrdenado=ultimoAcessoEm&OrdenacaoAscendente=false')).corpo.data,
    ).toMatchObject({ tamanhoDaPagina: 2 });
    const arquivo = await s.pedir('GET', 'Usuario/exportar?Formato=csv', { token });
    expect(arquivo.bruto.toString('utf8')).toContain('diretora@demo.escola');
    expect(arquivo.bruto.toString('utf8')).not.toContain('argon2');
  });

  it('answers who has no user yet', async () => {
    await transacao(s.servicos.db, (tx) => criarPessoa(atoDe(tx, autor), { nome: 'Ícaro', sobrenome: 'Sem Usuário' }));
    const { corpo } = await s.pedir('GET', 'Pessoa/sem-usuario-nome?Nome=icaro', { token });
    expect(corpo.data).toMatchObject({ itens: [{ nome: 'Ícaro Sem Usuário' }], total: 1, tamanhoDaPagina: 50 });
    const todos = await s.pedir('GET', 'Pessoa/sem-usuario', { token });
    expect((todos.corpo.data as { itens: { nome: string }[] }).itens.some(({ nome }) => nome.startsWith('diretora'))).toBe(false);
  });
});
