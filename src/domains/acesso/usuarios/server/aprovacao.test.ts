import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { criarPessoa } from '#domains/pessoas/registro/server/door.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { emailsDe, entrarComo, tokenDoEmail, type UsuarioDeTeste, usuarioDeTeste } from '#tests/helpers/usuarios.ts';
import { carregarSessao } from '#domains/acesso/sessoes/server/carregar-sessao.ts';

let s: ServidorDeTeste;
let admin: UsuarioDeTeste;
let token = '';
let rh = '';
let perfilSimples = 0;
const autor = { processo: 'teste' };

beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.acesso, carregarSessao });
  admin = await usuarioDeTeste(s, 'diretora', { admin: true });
  await usuarioDeTeste(s, 'rh', { permissoes: ['usuarios:visualizar', 'usuarios:editar', 'perfis:listar'] });
  await usuarioDeTeste(s, 'sonia', { permissoes: ['pessoas:listar'] });
  token = (await entrarComo(s, admin.email)).token;
  rh = (await entrarComo(s, 'rh@demo.escola')).token;
  const { rows } = await sql<{ id: number }>`select id from perfis where nome like '%sonia'`.execute(s.servicos.db);
  perfilSimples = rows[0]?.id ?? 0;
});
afterAll(() => s.fechar());

type Usuario = { versao: number; pessoaId: number | null; nome: string; sobrenome: string | null };
const obter = async (id: number) => (await s.pedir('GET', `Usuario/${id}`, { token })).corpo.data as Usuario;
const agir = async (id: number, verbo: string, quem = token, extra = {}) =>
  s.pedir('POST', `Usuario/${id}/${verbo}`, { token: quem, body: { versao: (await obter(id)).versao, ...extra } });
const cadastrar = async (email: string) => {
  await s.pedir('POST', 'Autenticacao/cadastro', {
    body: { nome: 'Lia', sobrenome: 'Braga', email, senha: 'mesa de jantar azul', confirmacao: 'mesa de jantar azul', aceitaTermos: true },
  });
  const { rows } = await sql<{ id: number }>`select id from usuarios where email = ${email}`.execute(s.servicos.db);
  return rows[0]?.id ?? 0;
};
const confirmar = async (email: string) => {
  const mail = (await emailsDe(s)).find(({ para }) => para === email);
  const body = { token: tokenDoEmail(mail?.texto ?? ''), senha: 'mesa de jantar azul' };
  expect((await s.pedir('POST', 'Autenticacao/confirmar-email', { body })).corpo).toEqual({ data: { nome: 'Lia' } });
};

describe('approval', () => {
  it('links a person and gives profiles; approving twice is refused', async () => {
    const id = await cadastrar('lia@demo.escola');
    expect((await agir(id, 'aprovacao', rh, { perfis: [] })).corpo.error?.code).toBe('EMAIL_NAO_CONFIRMADO');
    await confirmar('lia@demo.escola');
    const pessoa = await transacao(s.servicos.db, (tx) => criarPessoa(atoDe(tx, autor), { nome: 'Lia', sobrenome: 'Braga' }));
    const { corpo } = await agir(id, 'aprovacao', rh, { pessoaId: pessoa.id, perfis: [perfilSimples] });
    expect(corpo.data).toMatchObject({ situacao: 'ativo', pessoaId: pessoa.id, perfis: [{ id: perfilSimples }] });
    expect((await agir(id, 'aprovacao', rh, { perfis: [] })).corpo.error?.code).toBe('SITUACAO_NAO_PERMITE');
    await entrarComo(s, 'lia@demo.escola', {}, 'mesa de jantar azul');
    const historico = await s.pedir('GET', `Usuario/${id}/historico`, { token });
    expect((historico.corpo.data as { itens: { acao: string }[] }).itens.map(({ acao }) => acao)).toEqual([
      'usuario.aprovado',
      'usuario.email_confirmado',
      'usuario.cadastrado',
    ]);
  });
  it('registers a person when none is chosen, and a refusal can be mended', async () => {
    const id = await cadastrar('leo@demo.escola');
    await confirmar('leo@demo.escola');
    expect((await agir(id, 'recusa', rh, { motivo: 'Não trabalha aqui' })).corpo.data).toMatchObject({ situacao: 'recusado' });
    expect(
      (
        await s.pedir('POST', 'Autenticacao/autenticar-administrativo', {
          body: { email: 'leo@demo.escola', senha: 'mesa de jantar azul' },
        })
      ).status,
    ).toBe(401);
    expect((await agir(id, 'aprovacao', rh, { perfis: [] })).corpo.data).toMatchObject({ situacao: 'ativo', pessoaId: expect.any(Number) });
  });

  it('sends the confirmation again, once each five minutes, and to the address that the sign-up has now', async () => {
    const id = await cadastrar('lua@demo.escola');
    const enviar = () => s.pedir('POST', `Usuario/${id}/confirmacao-email`, { token: rh });
    expect((await enviar()).status).toBe(200);
    const para = async (email: string) => (await emailsDe(s)).filter((mail) => mail.para === email).length;
    expect(await para('lua@demo.escola')).toBe(1);
    const { versao, nome, sobrenome } = (await obter(id)) as Usuario;
    const trocado = { id, versao, nome, sobrenome, email: 'lua.nova@demo.escola', perfis: [], admin: false };
    expect((await s.pedir('PUT', 'Usuario', { token: rh, body: trocado })).corpo.data).toMatchObject({ emailConfirmado: false });
    const velho = tokenDoEmail((await emailsDe(s)).find((mail) => mail.para === 'lua@demo.escola')?.texto ?? '');
    const body = { token: velho, senha: 'mesa de jantar azul' };
    expect((await s.pedir('POST', 'Autenticacao/confirmar-email', { body })).corpo.error?.code).toBe('LINK_INVALIDO');
    await confirmar('lua.nova@demo.escola');
    expect((await enviar()).corpo.error?.code).toBe('EMAIL_JA_CONFIRMADO');
    await expect(
      sql`update usuarios set email_confirmado_em = null, situacao = 'ativo', pessoa_id = 1 where id = ${id}`.execute(s.servicos.db),
    ).rejects.toThrow('usuarios_ativo_tem_email_confirmado');
  });
});
