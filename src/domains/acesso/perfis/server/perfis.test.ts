import { salasDe } from '#tests/helpers/salas.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { pedirConfirmando, entrarComo, usuarioDeTeste } from '#tests/helpers/usuarios.ts';
import { carregarSessao } from '#domains/acesso/sessoes/server/carregar-sessao.ts';

type Perfil = { id: number; versao: number; nome: string; usuarios: number; permissoes: number };
type Matriz = { versao: number; permissoes: { tela: string; acoes: string[] }[]; somenteLeitura: string | null };
let s: ServidorDeTeste;
let admin = '';
let gestor = '';
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.acesso, carregarSessao });
  await usuarioDeTeste(s, 'diretora', { admin: true });
  await usuarioDeTeste(s, 'gestor', {
    permissoes: ['perfis:visualizar', 'perfis:listar', 'perfis:criar', 'perfis:editar', 'perfis:excluir'],
  });
  admin = (await entrarComo(s, 'diretora@demo.escola')).token;
  gestor = (await entrarComo(s, 'gestor@demo.escola')).token;
});
afterAll(() => s.fechar());

const criar = async (nome: string, extra = {}, token = admin) => s.pedir('POST', 'Perfil', { token, body: { nome, ...extra } });
const novo = async (nome: string, extra = {}) => (await criar(nome, extra)).corpo.data as Perfil;
const matriz = async (id: number, token = admin) => (await s.pedir('GET', `Perfil/${id}/permissoes`, { token })).corpo.data as Matriz;
const salvar = async (id: number, permissoes: unknown, token = admin, extra = {}) =>
  pedirConfirmando(s, 'PUT', `Perfil/${id}/permissoes`, {
    token,
    body: { versao: (await matriz(id)).versao, restringirPainelProfessor: false, permissoes, ...extra },
  });
const idDe = async (nome: string) =>
  ((await s.pedir('GET', `Perfil/obter-paginado?Nome=${encodeURIComponent(nome)}`, { token: admin })).corpo.data as { itens: Perfil[] })
    .itens[0]?.id ?? 0;

describe('profiles', () => {
  it('are made empty or as a copy, with unique names whatever the case and accents', async () => {
    const { id } = await novo('Secretária', { descricao: 'Balcão' });
    await salvar(id, [{ tela: 'pessoas', acoes: ['listar', 'visualizar'] }]);
    const copia = await novo('Secretaria da tarde', { copiarDeId: id, restringirPainelProfessor: true });
    expect(copia).toMatchObject({ permissoes: 2, usuarios: 0 });
    expect((await matriz(copia.id)).permissoes).toEqual([{ tela: 'pessoas', acoes: ['visualizar', 'listar'] }]);
    expect((await criar('SECRETARIA')).corpo.error).toMatchObject({ code: 'PERFIL_NOME_EM_USO', fields: [{ path: 'nome' }] });
  });

  it('refuse screens and actions that the catalog does not know, with their place', async () => {
    const { id } = await novo('Invalido');
    const { status, corpo } = await salvar(id, [
      { tela: 'nada', acoes: ['listar'] },
      { tela: 'caixa-fluxo', acoes: ['excluir'] },
      { tela: 'pessoas', acoes: ['mandar'] },
    ]);
    expect(status).toBe(400);
    expect(corpo.error?.fields.map(({ path, code }) => [path, code])).toEqual([
      ['permissoes.0.tela', 'OPCAO_INVALIDA'],
      ['permissoes.1.acoes.0', 'PERMISSAO_INEXISTENTE'],
      ['permissoes.2.acoes.0', 'OPCAO_INVALIDA'],
    ]);
  });

  it('take a form by its own id as the permission that opens it', async () => {
    const { id } = await novo('Balcão do caixa');
    expect((await salvar(id, [{ tela: 'baixar-titulos', acoes: ['visualizar'] }])).status).toBe(200);
    expect((await matriz(id)).permissoes).toEqual([{ tela: 'baixar-titulo', acoes: ['criar'] }]);
    const recusado = await salvar(id, [{ tela: 'baixar-titulos', acoes: ['excluir'] }]);
    expect(recusado.corpo.error?.fields).toMatchObject([{ path: 'permissoes.0.acoes.0', code: 'PERMISSAO_INEXISTENTE' }]);
  });

  it('keep the matrix of whoever saved first', async () => {
    const { id } = await novo('Disputado');
    const { versao } = await matriz(id);
    const tentar = (tela: string) =>
      s.pedir('PUT', `Perfil/${id}/permissoes`, {
        token: admin,
        body: { versao, restringirPainelProfessor: false, permissoes: [{ tela, acoes: ['listar'] }] },
      });
    const respostas = await Promise.all([tentar('pessoas'), tentar('usuarios')]);
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const recusada = respostas.find(({ status }) => status === 409);
    expect(recusada?.corpo.error).toMatchObject({ code: 'VERSAO_DESATUALIZADA', detalhe: { versao: versao + 1 } });
    expect((await matriz(id)).permissoes).toHaveLength(1);
  });

  it('cannot be changed by who holds them, nor given the management of access by who is no administrator', async () => {
    const proprio = await idDe('Perfil de gestor');
    expect((await matriz(proprio, gestor)).somenteLeitura).toBe('PERFIL_PROPRIO');
    expect((await salvar(proprio, [], gestor)).corpo.error?.code).toBe('PERFIL_PROPRIO');
    const { id } = await novo('Comum');
    expect((await salvar(id, [{ tela: 'usuarios', acoes: ['criar'] }], gestor)).corpo.error?.code).toBe('SO_ADMINISTRADOR');
    expect((await salvar(id, [{ tela: 'pessoas', acoes: ['criar'] }], gestor)).status).toBe(200);
    expect((await criar('Cópia', { copiarDeId: proprio }, gestor)).corpo.error?.code).toBe('SO_ADMINISTRADOR');
    expect((await salvar(proprio, [{ tela: 'perfis', acoes: ['editar', 'visualizar', 'listar', 'criar', 'excluir'] }])).status).toBe(200);
    expect((await matriz(proprio)).somenteLeitura).toBeNull();
  });

  it('are not deleted while in use, and the refusal says by how many', async () => {
    const emUso = await s.pedir('DELETE', `Perfil/${await idDe('Perfil de gestor')}`, { token: admin });
    expect([emUso.status, emUso.corpo.error?.message]).toEqual([
      409,
      'Este perfil está em uso por 1 usuário. Tire-o dele antes de excluir.',
    ]);
    expect(
      (await s.pedir('DELETE', `Perfil/${await idDe('Perfil de gestor')}`, { token: admin })).corpo.error?.fields.map(({ path }) => path),
    ).toEqual(['id']);
    const { id } = await novo('Descartável');
    expect((await s.pedir('DELETE', `Perfil/${id}`, { token: gestor })).status).toBe(200);
    expect((await s.pedir('GET', `Perfil/${id}`, { token: admin })).status).toBe(404);
  });

  it('record what was given and what was taken', async () => {
    const { id } = await novo('Auditado');
    await salvar(id, [{ tela: 'pessoas', acoes: ['listar', 'criar'] }]);
    await salvar(id, [{ tela: 'pessoas', acoes: ['listar', 'visualizar'] }], admin, { restringirPainelProfessor: true });
    const { corpo } = await s.pedir('GET', `Perfil/${id}/historico`, { token: admin });
    expect((corpo.data as { itens: { acao: string; antes: unknown; depois: unknown }[] }).itens[0]).toMatchObject({
      acao: 'perfil.permissoes_alteradas',
      antes: { tiradas: ['pessoas:criar'], restringirPainelProfessor: false },
      depois: { dadas: ['pessoas:visualizar'], restringirPainelProfessor: true },
    });
  });
});

describe('saved filters', () => {
  it('belong to their owner; the same name replaces', async () => {
    const guardar = (nome: string, busca: unknown, token = admin) =>
      s.pedir('POST', 'FiltroSalvo', { token, body: { tela: 'pessoas', nome, busca } });
    const { id } = (await guardar('Sem CPF', { ComCpf: 'false' })).corpo.data as { id: number };
    await guardar('Sem CPF', { ComCpf: 'false', Cidade: 'Belém' });
    const lista = async (token: string) =>
      ((await s.pedir('GET', 'FiltroSalvo?Tela=pessoas', { token })).corpo.data as { itens: unknown[] }).itens;
    expect(await lista(admin)).toEqual([{ id, tela: 'pessoas', nome: 'Sem CPF', busca: { ComCpf: 'false', Cidade: 'Belém' } }]);
    expect(await lista(gestor)).toEqual([]);
    expect((await s.pedir('DELETE', `FiltroSalvo/${id}`, { token: gestor })).status).toBe(404);
    expect((await s.pedir('DELETE', `FiltroSalvo/${id}`, { token: admin })).status).toBe(200);
    const muitos = await Promise.all(Array.from({ length: 34 }, (_, i) => guardar(`f${i}`, {}, gestor)));
    expect(muitos.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(muitos.find(({ status }) => status === 409)?.corpo.error?.code).toBe('MUITOS_FILTROS');
  });
});
