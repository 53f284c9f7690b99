import { salasDe } from '#tests/helpers/salas.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carregarSessao } from '#domains/acesso/sessoes/server/carregar-sessao.ts';
import { julgar } from '#platform/server/integridade.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { entrarComo, pedirConfirmando, usuarioDeTeste } from '#tests/helpers/usuarios.ts';
import { restricaoDeProfessor } from './integridade/restricao.ts';

// A profile that restricts to the teacher panel grants only what knows the scope, and stands on nobody beside one that grants more.
type Concessoes = { tela: string; acoes: string[] }[];
let s: ServidorDeTeste;
let token = '';
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.acesso, carregarSessao });
  await usuarioDeTeste(s, 'diretora', { admin: true });
  ({ token } = await entrarComo(s, 'diretora@demo.escola'));
});
afterAll(() => s.fechar());

const diario: Concessoes = [{ tela: 'diario-notas', acoes: ['visualizar', 'listar', 'editar'] }];
const receber: Concessoes = [{ tela: 'contas-a-receber', acoes: ['visualizar', 'listar'] }];
const salvar = async (id: number, permissoes: Concessoes, restringirPainelProfessor: boolean, versao?: number) =>
  s.pedir('PUT', `Perfil/${id}/permissoes`, {
    token,
    body: { versao: versao ?? (await perfil(id)).versao, restringirPainelProfessor, permissoes },
  });
const perfil = async (id: number) => (await s.pedir('GET', `Perfil/${id}`, { token })).corpo.data as { versao: number; nome: string };
const criar = (body: object) => s.pedir('POST', 'Perfil', { token, body });
async function novo(nome: string, permissoes: Concessoes, restrito = false): Promise<number> {
  const { id } = (await criar({ nome })).corpo.data as { id: number };
  expect((await salvar(id, permissoes, restrito)).status).toBe(200);
  return id;
}
type Usuario = { id: number; versao: number; nome: string; sobrenome: string; email: string; admin: boolean };
const usuario = async (id: number) => (await s.pedir('GET', `Usuario/${id}`, { token })).corpo.data as Usuario;
async function dar(usuarioId: number, perfis: number[], partes = {}) {
  const { id, versao, nome, sobrenome, email, admin } = await usuario(usuarioId);
  return pedirConfirmando(s, 'PUT', 'Usuario', { token, body: { id, versao, nome, sobrenome, email, admin, perfis, ...partes } });
}
/** What stood in a database before there was the rule. */
const deAntes = (usuarioId: number, perfilId: number) =>
  sql`insert into usuarios_perfis values (${usuarioId}, ${perfilId})`.execute(s.banco.db);

describe('a profile that restricts', () => {
  it('is refused with other screens, which are named with the way out', async () => {
    const id = await novo('Mestre', diario, true);
    const { status, corpo } = await salvar(id, [...diario, ...receber, { tela: 'pessoas', acoes: ['visualizar', 'editar'] }], true);
    expect([status, corpo.error?.code, corpo.error?.fields.map(({ path }) => path)]).toEqual([
      409,
      'RESTRICAO_NAO_ALCANCA',
      ['restringirPainelProfessor'],
    ]);
    expect(corpo.error?.message).toBe(
      'A restrição ao painel do professor não alcança: Contas a receber e Pessoas (editar). Tire estas permissões do perfil ou desligue a restrição.',
    );
    expect((await salvar(id, [...diario, { tela: 'pessoas', acoes: ['visualizar', 'listar'] }], true)).status).toBe(200);
  });

  it('is refused when the restriction is turned on over other screens, or copied onto them', async () => {
    const id = await novo('Tesouraria', receber);
    const { versao } = await perfil(id);
    const edicao = await s.pedir('PUT', 'Perfil', {
      token,
      body: { id, versao, nome: 'T', descricao: null, restringirPainelProfessor: true },
    });
    expect(edicao.corpo.error?.code).toBe('RESTRICAO_NAO_ALCANCA');
    const copia = await criar({ nome: 'Cópia restrita', copiarDeId: id, restringirPainelProfessor: true });
    expect(copia.corpo.error?.code).toBe('RESTRICAO_NAO_ALCANCA');
  });

  it('goes along to a copy: what is copied of who sees the own classes alone sees no more', async () => {
    const copia = await criar({ nome: 'Professor da tarde', copiarDeId: await novo('Professor da manhã', diario, true) });
    expect(copia.corpo.data).toMatchObject({ restringirPainelProfessor: true });
    const exigente = (await criar({ nome: 'Saúde', exigeSegundoFator: true })).corpo.data as { id: number };
    expect((await criar({ nome: 'Saúde da tarde', copiarDeId: exigente.id })).corpo.data).toMatchObject({ exigeSegundoFator: true });
  });
});

describe('a user', () => {
  it('does not get a profile that restricts beside one that grants other screens; an administrator is never restricted', async () => {
    const [restrito, outro] = [await novo('Prof A', diario, true), await novo('Fin A', receber)];
    const { id } = await usuarioDeTeste(s, 'bruno');
    expect((await dar(id, [restrito])).status).toBe(200);
    const { status, corpo } = await dar(id, [restrito, outro]);
    expect([status, corpo.error?.code, corpo.error?.fields.map(({ path }) => path)]).toEqual([409, 'PERFIS_NAO_COMBINAM', ['perfis']]);
    expect(corpo.error?.message).toBe(
      'bruno Figueira não pode ter ao mesmo tempo Prof A, que restringe ao painel do professor, e Fin A, que libera o que a restrição não alcança: Contas a receber. Tire um deles.',
    );
    expect((await dar(id, [restrito, outro], { admin: true })).status).toBe(200);
    expect((await dar(id, [restrito, outro], { admin: false })).corpo.error?.code).toBe('PERFIS_NAO_COMBINAM');
    const convite = {
      nome: 'Nova',
      sobrenome: 'Pessoa',
      email: 'nova@demo.escola',
      pessoaId: null,
      admin: false,
      perfis: [restrito, outro],
    };
    expect((await s.pedir('POST', 'Usuario', { token, body: convite })).corpo.error?.code).toBe('PERFIS_NAO_COMBINAM');
  });

  it('keeps a profile from being changed into one that does not go with the others, and is named', async () => {
    const [a, b] = [await novo('Prof B', diario, true), await novo('Aulas B', [{ tela: 'turmas-estrutura', acoes: ['visualizar'] }])];
    const { id } = await usuarioDeTeste(s, 'carla');
    expect((await dar(id, [a, b])).status).toBe(200);
    const recusa = await salvar(b, receber, false);
    expect([recusa.corpo.error?.code, recusa.corpo.error?.message]).toEqual([
      'PERFIS_NAO_COMBINAM',
      expect.stringContaining('carla Figueira'),
    ]);
    expect((await salvar(a, diario, false)).status).toBe(200);
    expect((await salvar(b, receber, false)).status).toBe(200);
    expect((await salvar(a, diario, true)).corpo.error?.code).toBe('PERFIS_NAO_COMBINAM');
  });

  it('gets no such pair from two profiles, or a profile and the user, saved at once', async () => {
    for (let volta = 0; volta < 4; volta += 1) {
      const [a, b] = [await novo(`A${volta}`, diario), await novo(`B${volta}`, diario)];
      const { id } = await usuarioDeTeste(s, `par${volta}`);
      const juntos = volta % 2 === 0;
      expect((await dar(id, juntos ? [a, b] : [a])).status).toBe(200);
      if (!juntos) expect((await salvar(a, diario, true)).status).toBe(200);
      const respostas = await Promise.all([juntos ? salvar(a, diario, true) : dar(id, [a, b]), salvar(b, receber, false)]);
      const codigos = respostas.map(({ corpo }) => corpo.error?.code ?? 'ok');
      expect(codigos.toSorted(), `round ${volta}`).toEqual(['PERFIS_NAO_COMBINAM', 'ok']);
    }
  });
});

describe('what stood before', () => {
  it('leaves the user only what knows the scope, and is named on the screen of each profile and by the check of the whole', async () => {
    const [restrito, outro] = [await novo('Prof C', diario, true), await novo('Fin C', receber)];
    const { id, email } = await usuarioDeTeste(s, 'davi');
    await deAntes(id, restrito);
    await deAntes(id, outro);
    await sql`insert into perfis_permissoes values (${restrito}, 'precos', 'listar')`.execute(s.banco.db);
    const { token: dele } = await entrarComo(s, email);
    const { permissions } = (await s.pedir('GET', 'Autenticacao/token-valido', { token: dele })).corpo.data as {
      permissions: { nome: string }[];
    };
    expect(permissions.map(({ nome }) => nome).toSorted()).toEqual(['dashboard', 'diario-notas']);

    const naTela = async (perfilId: number) =>
      ((await s.pedir('GET', `Perfil/${perfilId}/permissoes`, { token })).corpo.data as { conflitos: unknown }).conflitos;
    const telas = [{ tela: 'contas-a-receber', acoes: ['visualizar', 'listar'] }];
    const dePrecos = { tela: 'precos', acoes: ['listar'] };
    expect(await naTela(outro)).toEqual([{ usuarioId: id, usuario: 'davi Figueira', restringem: ['Prof C'], liberam: ['Fin C'], telas }]);
    expect(await naTela(restrito)).toEqual([
      { usuarioId: null, usuario: null, restringem: ['Prof C'], liberam: ['Prof C'], telas: [dePrecos] },
      { usuarioId: id, usuario: 'davi Figueira', restringem: ['Prof C'], liberam: ['Fin C'], telas },
    ]);
    const [{ exemplos } = { exemplos: [] }] = await julgar(s.banco.db, [restricaoDeProfessor], { chaveDaAuditoria: Buffer.alloc(32) });
    expect(exemplos).toEqual([
      { alvo: `perfil ${restrito}`, detalhe: 'restringe e libera precos' },
      { alvo: `usuario ${id}`, detalhe: `perfil ${restrito} restringe e perfil ${outro} libera contas-a-receber` },
    ]);
  });
});
