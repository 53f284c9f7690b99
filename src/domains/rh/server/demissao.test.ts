import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { carregarSessao } from '#domains/acesso/sessoes/server/door.ts';
import { criarPessoa } from '#domains/pessoas/registro/server/door.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import {
  confirmarComo,
  pedirConfirmando,
  emailsDe,
  entrarComo,
  tokenDoEmail,
  type UsuarioDeTeste,
  usuarioDeTeste,
} from '#tests/helpers/usuarios.ts';

type Funcionario = { id: number; versao: number; dataDemissao: string | null };
let s: ServidorDeTeste;
let diretora: UsuarioDeTeste;
let auxiliar: UsuarioDeTeste;
let token = '';
let dp = '';
let nascidos = 0;
const [futuro, passado] = ['2199-01-31', '2026-01-31'];
const banco = { bancoCodigo: '001', bancoAgencia: '1234-5', bancoConta: '98765-4' };

beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.acesso, ...salasDe.rh], carregarSessao });
  diretora = await usuarioDeTeste(s, 'diretora', { admin: true });
  await usuarioDeTeste(s, 'vice', { admin: true });
  auxiliar = await usuarioDeTeste(s, 'pessoal', {
    permissoes: ['funcionarios:visualizar', 'funcionarios:criar', 'funcionarios:editar', 'funcionarios:excluir'],
  });
  token = (await entrarComo(s, diretora.email)).token;
});
// Signed in again for each test: some of them end sessions.
beforeEach(async () => {
  dp = (await entrarComo(s, auxiliar.email)).token;
});
afterAll(() => s.fechar());

const alguem = () => usuarioDeTeste(s, `docente${(nascidos += 1)}`);
const dados = { cargo: 'Professora', departamento: 'Pedagógico', docente: true, dataAdmissao: '2024-02-01' };
const criar = (pessoaId: number, extra = {}, quem = token) =>
  s.pedir('POST', 'Funcionario', { token: quem, body: { pessoaId, ...dados, ...extra } });
const novo = async (pessoaId: number, extra = {}) => (await criar(pessoaId, extra)).corpo.data as Funcionario;
const editar = ({ id, versao }: Funcionario, extra: object, quem = token) =>
  pedirConfirmando(s, 'PUT', 'Funcionario', { token: quem, body: { id, versao, ...dados, ...extra } });
const excluir = (id: number, quem = token) => s.pedir('DELETE', `Funcionario/${id}`, { token: quem });
const usuario = async (id: number) =>
  (await s.pedir('GET', `Usuario/${id}`, { token })).corpo.data as { versao: number; acessoEncerraEm: string | null };
const fim = async (id: number) => (await usuario(id)).acessoEncerraEm;
const agir = async (id: number, verbo: string, extra = {}) =>
  s.pedir('POST', `Usuario/${id}/${verbo}`, { token, body: { versao: (await usuario(id)).versao, ...extra } });
const vivo = async (t: string) => (await s.pedir('GET', 'Autenticacao/token-valido', { token: t })).status;
const demissaoGuardada = async (id: number) =>
  (await sql<{ em: string | null }>`select data_demissao as em from funcionarios where id = ${id}`.execute(s.servicos.db)).rows[0]?.em;

describe('a dismissal of whoever manages access', () => {
  it('is for an administrator alone: nothing is saved and nobody is turned out', async () => {
    const gestora = await usuarioDeTeste(s, 'gestora', { permissoes: ['usuarios:editar'] });
    for (const alvo of [diretora, gestora]) {
      const f = await novo(alvo.pessoaId);
      const { status, corpo } = await editar(f, { dataDemissao: passado, cargo: 'Outra' }, dp);
      expect([status, corpo.error?.code, corpo.error?.fields[0]?.path]).toEqual([403, 'DEMISSAO_DE_QUEM_GERENCIA_ACESSO', 'dataDemissao']);
      expect([await demissaoGuardada(f.id), await fim(alvo.id), await vivo(token)]).toEqual([null, null, 200]);
      // What does not touch the access goes on being theirs.
      expect((await editar(f, { cargo: 'Diretora' }, dp)).status).toBe(200);
      expect((await excluir(f.id, dp)).status).toBe(200);
      expect((await criar(alvo.pessoaId, { dataDemissao: futuro }, dp)).corpo.error?.code).toBe('DEMISSAO_DE_QUEM_GERENCIA_ACESSO');
      expect((await sql`select 1 from funcionarios where pessoa_id = ${alvo.pessoaId}`.execute(s.servicos.db)).rows).toHaveLength(0);
    }
    const f = await novo(gestora.pessoaId, { dataDemissao: futuro });
    expect(await fim(gestora.id)).toBe(futuro);
    expect((await excluir(f.id, dp)).corpo.error?.code).toBe('DEMISSAO_DE_QUEM_GERENCIA_ACESSO');
    expect((await editar(f, { dataDemissao: null }, dp)).corpo.error?.code).toBe('DEMISSAO_DE_QUEM_GERENCIA_ACESSO');
    expect(await fim(gestora.id)).toBe(futuro);
  });

  it('is for an administrator alone too when it is the own one, and so are the own bank data', async () => {
    const f = await novo(auxiliar.pessoaId, { dataDemissao: futuro });
    const tentar = async (extra: object) => {
      const { status, corpo } = await editar(f, { dataDemissao: futuro, ...extra }, dp);
      return [status, corpo.error?.code, corpo.error?.fields.map(({ path }) => path)];
    };
    expect(await tentar({ dataDemissao: null })).toEqual([403, 'PROPRIO_ACESSO', ['dataDemissao']]);
    expect(await tentar(banco)).toEqual([403, 'PROPRIOS_DADOS_BANCARIOS', ['bancoCodigo', 'bancoAgencia', 'bancoConta']]);
    expect((await excluir(f.id, dp)).corpo.error?.code).toBe('PROPRIO_ACESSO');
    expect([await fim(auxiliar.id), await demissaoGuardada(f.id)]).toEqual([futuro, futuro]);
    expect((await editar(f, { dataDemissao: futuro, cargo: 'Analista' }, dp)).status).toBe(200);
    const agora = (await s.pedir('GET', `Funcionario/${f.id}`, { token })).corpo.data as Funcionario;
    expect((await editar(agora, { dataDemissao: null, ...banco })).status).toBe(200);
    expect(await fim(auxiliar.id)).toBeNull();
  });
});

describe('a dismissal undone of who has power over money', () => {
  it('takes the confirmation of who undoes it, whatever the way, and one serves for bank data in the same save', async () => {
    const tesoureira = await usuarioDeTeste(s, 'tesoureira', { permissoes: ['contas:editar'] });
    const f = await novo(tesoureira.pessoaId);
    const salvar = async (extra: object) => {
      const { versao } = (await s.pedir('GET', `Funcionario/${f.id}`, { token })).corpo.data as Funcionario;
      return s.pedir('PUT', 'Funcionario', { token: dp, body: { id: f.id, versao, ...dados, ...extra } });
    };
    // Taking power asks nobody again.
    expect((await salvar({ dataDemissao: futuro })).status).toBe(200);
    const ato = `funcionario.ficha:${tesoureira.pessoaId}`;
    const exigida = { status: 400, corpo: { error: { code: 'CONFIRMACAO_EXIGIDA', detalhe: { ato } } } };
    // For longer is more.
    expect(await salvar({ dataDemissao: '2199-02-28' })).toMatchObject(exigida);
    expect((await salvar({ dataDemissao: passado })).status).toBe(200);
    expect(await salvar({ dataDemissao: null })).toMatchObject(exigida);
    expect(await salvar({ dataDemissao: futuro })).toMatchObject(exigida);
    expect((await excluir(f.id, dp)).corpo.error).toMatchObject({ code: 'EXCLUSAO_DEVOLVE_PODER' });
    expect([await fim(tesoureira.id), await demissaoGuardada(f.id)]).toEqual([passado, passado]);
    const confirmacao = await confirmarComo(s, dp, ato);
    expect((await salvar({ dataDemissao: null, ...banco, confirmacao })).status).toBe(200);
    expect(await fim(tesoureira.id)).toBeNull();
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from eventos_seguranca
      where tipo = 'acesso.alterado' and alvo_id = ${tesoureira.id}`.execute(s.servicos.db);
    expect(rows).toEqual([{ n: 3 }]);
    expect((await excluir(f.id, dp)).status).toBe(200);
  });

  it('is an alert when it brings an administrator back', async () => {
    const terceira = await usuarioDeTeste(s, 'terceira', { admin: true });
    const f = await novo(terceira.pessoaId, { dataDemissao: passado });
    const alertas = async () =>
      (await sql`select 1 from eventos_seguranca where tipo = 'usuario.administrador' and alvo_id = ${terceira.id}`.execute(s.servicos.db))
        .rows.length;
    const antes = await alertas();
    expect(
      (await s.pedir('PUT', 'Funcionario', { token, body: { id: f.id, versao: f.versao, ...dados, dataDemissao: null } })).corpo.error
        ?.code,
    ).toBe('CONFIRMACAO_EXIGIDA');
    expect((await editar(f, { dataDemissao: null })).status).toBe(200);
    expect(await alertas()).toBe(antes + 1);
  });
});

describe('the end of access', () => {
  it('is that of the employee record when a user is let in again', async () => {
    const { id, pessoaId } = await alguem();
    const f = await novo(pessoaId, { dataDemissao: futuro });
    await agir(id, 'desativacao');
    expect((await agir(id, 'reativacao')).corpo.data).toMatchObject({ situacao: 'ativo', acessoEncerraEm: futuro });
    expect((await editar(f, { dataDemissao: passado })).status).toBe(200);
    await agir(id, 'desativacao');
    const { status, corpo } = await agir(id, 'reativacao');
    expect([status, corpo.error?.code, corpo.error?.message]).toEqual([
      409,
      'PESSOA_DEMITIDA',
      expect.stringContaining('demitida em 31/01/2026'),
    ]);
  });

  it('is learnt by a new user, invited or approved; who was dismissed gets none', async () => {
    const pessoas = await Promise.all(
      ['Ana', 'Bia'].map((nome) =>
        transacao(s.servicos.db, (tx) => criarPessoa(atoDe(tx, { processo: 'teste' }), { nome, sobrenome: 'Reis' })),
      ),
    );
    const [sai, saiu] = pessoas.map(({ id }) => id) as [number, number];
    await novo(sai, { dataDemissao: futuro });
    const doPassado = await novo(saiu, { dataDemissao: passado });
    const convidar = (pessoaId: number, email: string) =>
      s.pedir('POST', 'Usuario', { token, body: { pessoaId, nome: 'Ana', sobrenome: 'Reis', email, perfis: [] } });
    expect((await convidar(sai, 'ana@demo.escola')).corpo.data).toMatchObject({ acessoEncerraEm: futuro });
    expect((await convidar(saiu, 'bia@demo.escola')).corpo.error).toMatchObject({
      code: 'PESSOA_DEMITIDA',
      fields: [{ path: 'pessoaId' }],
    });

    const senha = 'mesa de jantar azul';
    const email = 'bia@demo.escola';
    await s.pedir('POST', 'Autenticacao/cadastro', {
      body: { nome: 'Bia', sobrenome: 'Reis', email, senha, confirmacao: senha, aceitaTermos: true },
    });
    const mail = (await emailsDe(s)).find(({ para }) => para === email);
    await s.pedir('POST', 'Autenticacao/confirmar-email', { body: { token: tokenDoEmail(mail?.texto ?? ''), senha } });
    const { rows } = await sql<{ id: number }>`select id from usuarios where email = ${email}`.execute(s.servicos.db);
    const aprovar = () => agir(rows[0]?.id ?? 0, 'aprovacao', { pessoaId: saiu, perfis: [] });
    expect((await aprovar()).corpo.error).toMatchObject({ code: 'PESSOA_DEMITIDA', fields: [{ path: 'pessoaId' }] });
    await editar(doPassado, { dataDemissao: futuro });
    expect((await aprovar()).corpo.data).toMatchObject({ situacao: 'ativo', acessoEncerraEm: futuro });
  });

  it('goes with the record deleted, and comes from the one registered again', async () => {
    const { id, pessoaId, email } = await alguem();
    const f = await novo(pessoaId, { dataDemissao: passado });
    expect(await fim(id)).toBe(passado);
    expect((await excluir(f.id)).status).toBe(200);
    expect(await fim(id)).toBeNull();
    await entrarComo(s, email);
    // As a record left behind by an earlier deletion.
    await sql`update usuarios set acesso_encerra_em = ${passado} where id = ${id}`.execute(s.servicos.db);
    await novo(pessoaId);
    expect(await fim(id)).toBeNull();
    await entrarComo(s, email);
  });

  it('is not missed by an invitation at the same instant as the dismissal', async () => {
    const pessoa = await transacao(s.servicos.db, (tx) =>
      criarPessoa(atoDe(tx, { processo: 'teste' }), { nome: 'Davi', sobrenome: 'Reis' }),
    );
    const f = await novo(pessoa.id);
    const body = { pessoaId: pessoa.id, nome: 'Davi', sobrenome: 'Reis', email: 'davi@demo.escola', perfis: [] };
    const [convite] = await Promise.all([s.pedir('POST', 'Usuario', { token, body }), editar(f, { dataDemissao: futuro })]);
    expect(await fim((convite.corpo.data as { id: number }).id)).toBe(futuro);
  });
});
