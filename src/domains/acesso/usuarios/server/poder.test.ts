import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carregarSessao } from '#domains/acesso/sessoes/server/carregar-sessao.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { confirmarComo, emailsDe, entrarComo, type UsuarioDeTeste, usuarioDeTeste } from '#tests/helpers/usuarios.ts';

// An open session alone makes nobody an administrator or treasurer, nor hands their account to another mailbox.
type Usuario = { id: number; versao: number; nome: string; sobrenome: string; email: string; admin: boolean; perfis: { id: number }[] };
let s: ServidorDeTeste;
let token = '';
let comum: UsuarioDeTeste;
let tesoureira: UsuarioDeTeste;
let perfilDaTesoureira = 0;

beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.acesso, carregarSessao });
  await usuarioDeTeste(s, 'diretora', { admin: true });
  comum = await usuarioDeTeste(s, 'balcao', { permissoes: ['pessoas:listar'] });
  tesoureira = await usuarioDeTeste(s, 'tesoureira', { permissoes: ['contas:editar'] });
  token = (await entrarComo(s, 'diretora@demo.escola')).token;
  perfilDaTesoureira = await idDoPerfil('tesoureira');
});
afterAll(() => s.fechar());

const idDoPerfil = async (de: string) =>
  (await sql<{ id: number }>`select id from perfis where nome = ${`Perfil de ${de}`}`.execute(s.servicos.db)).rows[0]?.id ?? 0;
const obter = async (id: number) => (await s.pedir('GET', `Usuario/${id}`, { token })).corpo.data as Usuario;
const convidar = (body: Record<string, unknown>) =>
  s.pedir('POST', 'Usuario', { token, body: { nome: 'Ana', sobrenome: 'Lobato', perfis: [], ...body } });
const editar = async (usuario: number, mudanca: Record<string, unknown>) => {
  const { id, versao, nome, sobrenome, email, perfis, admin } = await obter(usuario);
  return s.pedir('PUT', 'Usuario', {
    token,
    body: { id, versao, nome, sobrenome, email, perfis: perfis.map((p) => p.id), admin, ...mudanca },
  });
};
const agir = async (id: number, verbo: string, extra = {}) =>
  s.pedir('POST', `Usuario/${id}/${verbo}`, { token, body: { versao: (await obter(id)).versao, ...extra } });
const exigida = (ato: string) => ({ status: 400, corpo: { error: { code: 'CONFIRMACAO_EXIGIDA', detalhe: { ato } } } });

describe('an act that gives power over access or money', () => {
  it('invites nobody with it until who invites confirmed, and then once', async () => {
    const correios = (await emailsDe(s)).length;
    for (const poder of [{ admin: true }, { perfis: [perfilDaTesoureira] }])
      expect(await convidar({ email: 'nova@demo.escola', ...poder })).toMatchObject(exigida('acesso.poder.usuario:0'));
    expect((await emailsDe(s)).length).toBe(correios);
    const confirmacao = await confirmarComo(s, token, 'acesso.poder.usuario:0');
    expect((await convidar({ email: 'nova@demo.escola', admin: true, confirmacao })).status).toBe(200);
    expect((await convidar({ email: 'outra@demo.escola', admin: true, confirmacao })).corpo.error?.code).toBe('CONFIRMACAO_RECUSADA');
  });

  it('edits nobody into it, by the flag, by a profile or by another mailbox; a confirmation of another act does not serve', async () => {
    const ato = `acesso.poder.usuario:${comum.id}`;
    expect(await editar(comum.id, { admin: true })).toMatchObject(exigida(ato));
    expect(await editar(comum.id, { perfis: [perfilDaTesoureira] })).toMatchObject(exigida(ato));
    expect(await editar(tesoureira.id, { email: 'invasor@fora.example' })).toMatchObject(exigida(`acesso.poder.usuario:${tesoureira.id}`));
    expect(await obter(comum.id)).toMatchObject({ admin: false, email: comum.email });
    const deOutro = await confirmarComo(s, token, `acesso.poder.usuario:${tesoureira.id}`);
    expect((await editar(comum.id, { admin: true, confirmacao: deOutro })).corpo.error?.code).toBe('CONFIRMACAO_RECUSADA');
    expect((await editar(comum.id, { admin: true, confirmacao: await confirmarComo(s, token, ato) })).status).toBe(200);
    expect((await editar(comum.id, { admin: false })).status).toBe(200);
  });

  it('of two such acts with one confirmation, one is done', async () => {
    const confirmacao = await confirmarComo(s, token, 'acesso.poder.usuario:0');
    const dois = await Promise.all(['um', 'dois'].map((nome) => convidar({ email: `${nome}@demo.escola`, admin: true, confirmacao })));
    expect(dois.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
  });

  it('approves and lets in again nobody with it', async () => {
    const { rows } = await sql<{ id: number }>`insert into usuarios (email, nome, sobrenome, senha_hash, situacao, email_confirmado_em)
      values ('espera@demo.escola', 'Espera', 'Lima', 'x', 'pendente', now()) returning id`.execute(s.servicos.db);
    const id = rows[0]?.id ?? 0;
    const ato = `acesso.poder.usuario:${id}`;
    const perfis = [perfilDaTesoureira];
    expect(await agir(id, 'aprovacao', { perfis })).toMatchObject(exigida(ato));
    expect((await agir(id, 'aprovacao', { perfis, confirmacao: await confirmarComo(s, token, ato) })).status).toBe(200);
    expect((await agir(id, 'desativacao')).status).toBe(200);
    expect(await agir(id, 'reativacao')).toMatchObject(exigida(ato));
    expect((await agir(id, 'reativacao', { confirmacao: await confirmarComo(s, token, ato) })).status).toBe(200);
  });

  it('gives it to no profile that somebody holds, nor asks less proof of those; an empty profile is free', async () => {
    const id = await idDoPerfil('balcao');
    const versao = async (perfil: number) =>
      ((await s.pedir('GET', `Perfil/${perfil}`, { token })).corpo.data as { versao: number }).versao;
    const conceder = async (perfil: number, tela: string, extra = {}) =>
      s.pedir('PUT', `Perfil/${perfil}/permissoes`, {
        token,
        body: { versao: await versao(perfil), restringirPainelProfessor: false, permissoes: [{ tela, acoes: ['editar'] }], ...extra },
      });
    const vazio = (await s.pedir('POST', 'Perfil', { token, body: { nome: 'Vazio' } })).corpo.data as { id: number };
    expect((await conceder(vazio.id, 'usuarios')).status).toBe(200);
    const ato = `acesso.poder.perfil:${id}`;
    expect(await conceder(id, 'contas')).toMatchObject(exigida(ato));
    expect((await conceder(id, 'pessoas')).status).toBe(200);
    expect((await conceder(id, 'contas', { confirmacao: await confirmarComo(s, token, ato) })).status).toBe(200);
    const relaxar = { id, nome: 'Perfil de balcao', exigeSegundoFator: false };
    expect(await s.pedir('PUT', 'Perfil', { token, body: { ...relaxar, versao: await versao(id) } })).toMatchObject(exigida(ato));
  });
});

it('an open session alone asks less proof of nobody: of administrators, nor of one who lost the telephone', async () => {
  const { demonstracao: _, ...regras } = (await s.pedir('GET', 'Seguranca/regras', { token })).corpo.data as Record<string, unknown>;
  const salvar = (segundoFatorAdministradores: boolean) =>
    s.pedir('PUT', 'Seguranca/regras', { token, body: { ...regras, segundoFatorAdministradores } });
  await sql`update acesso_regras set segundo_fator_administradores = true`.execute(s.servicos.db);
  const ligar = (id: number) =>
    sql`insert into segundos_fatores (usuario_id, segredo, chave_id, confirmado_em)
      values (${id}, ${Buffer.alloc(40)}, '0123456789abcdef', clock_timestamp())`.execute(s.servicos.db);
  const { rows } = await sql<{ id: number }>`select id from usuarios where email = 'diretora@demo.escola'`.execute(s.servicos.db);
  await ligar(rows[0]?.id ?? 0);
  await ligar(tesoureira.id);
  expect(await salvar(false)).toMatchObject(exigida('acesso.regras:1'));
  expect(await agir(tesoureira.id, 'retirada-segundo-fator')).toMatchObject(exigida(`acesso.segundo_fator:${tesoureira.id}`));
  expect((await salvar(true)).status).toBe(200);
});
