import { salasDe } from '#tests/helpers/salas.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChavePermissao } from '#catalog/telas.ts';
import { quemDeTeste, servidorDeTeste, type ServidorDeTeste } from '#tests/helpers/servidor.ts';
import { fichaVazia } from '#domains/pessoas/saude/ficha-saude.ts';

let servidor: ServidorDeTeste;
beforeAll(async () => {
  servidor = await servidorDeTeste({ salas: salasDe.pessoas });
});
afterAll(() => servidor.fechar());

async function criar(dados: Record<string, unknown>): Promise<{ id: number }> {
  const resposta = await servidor.pedir('POST', 'Pessoa', { body: dados });
  expect(resposta.corpo.error).toBeUndefined();
  return resposta.corpo.data as { id: number };
}

describe('history and deletion', () => {
  it('tells who changed what, before and after', async () => {
    const { id } = await criar({ nome: 'Lia', sobrenome: 'Maués' });
    await servidor.pedir('PUT', 'Pessoa', {
      body: { id, versao: 1, sobrenome: 'Maués Brito', contacts: [{ tipo: 'celular', valor: '91988887777' }] },
    });
    const { itens } = (await servidor.pedir('GET', `Pessoa/${id}/historico`)).corpo.data as { itens: Record<string, unknown>[] };
    expect(itens).toMatchObject([
      {
        acao: 'pessoa.editada',
        usuarioNome: 'Fernanda Lima',
        antes: { sobrenome: 'Maués', contacts: null },
        depois: { sobrenome: 'Maués Brito', contacts: [{ tipo: 'celular', valor: '+5591988887777', principal: true }] },
      },
      { acao: 'pessoa.criada', depois: { nome: 'Lia', sobrenome: 'Maués' } },
    ]);
  });

  it('opens to who may see the person and either edits people or reads changes', async () => {
    const { id } = await criar({ nome: 'Fechada', religiao: 'católica' });
    const ler = async (...permissoes: ChavePermissao[]): Promise<number> =>
      (await servidor.pedir('GET', `Pessoa/${id}/historico`, { quem: quemDeTeste(permissoes) })).status;
    expect(await ler('auditoria:visualizar')).toBe(403);
    expect(await ler('pessoas:visualizar')).toBe(403);
    expect(await ler('pessoas:visualizar', 'auditoria:visualizar')).toBe(200);
    expect(await ler('pessoas:editar')).toBe(200);
  });

  it('names the fields of the health form only to who may see it', async () => {
    const { id } = await criar({ nome: 'Reservada' });
    const body = { versao: 0, ...fichaVazia(), alergias: 'Amendoim', declaracao: true };
    expect((await servidor.pedir('PUT', `FichaSaude/${id}`, { body })).corpo.error).toBeUndefined();
    const ler = async (...permissoes: ChavePermissao[]): Promise<unknown> =>
      (await servidor.pedir('GET', `Pessoa/${id}/historico`, { quem: quemDeTeste(permissoes) })).corpo.data;
    const acao = 'pessoa.ficha-saude-preenchida';
    expect(await ler('pessoas:editar', 'ficha-saude:visualizar')).toMatchObject({
      itens: [{ acao, depois: { alergias: 'alterado' } }, {}],
    });
    expect(await ler('pessoas:editar')).toMatchObject({ itens: [{ acao, antes: null, depois: null }, { depois: { nome: 'Reservada' } }] });
  });

  it('deletes who nothing refers to and keeps who is used', async () => {
    const mae = await criar({ nome: 'Mãe' });
    const filha = await criar({ nome: 'Filha', filiations: [{ tipo: 'mae', nome: 'Mãe', filiadoPessoaId: mae.id }] });
    const usada = await servidor.pedir('DELETE', `Pessoa/${mae.id}`);
    expect([usada.status, usada.corpo.error?.code]).toEqual([409, 'REGISTRO_EM_USO']);
    expect((await servidor.pedir('DELETE', `Pessoa/${filha.id}`)).status).toBe(200);
    expect((await servidor.pedir('GET', `Pessoa/${filha.id}`)).status).toBe(404);
    expect((await servidor.pedir('DELETE', `Pessoa/${mae.id}`)).status).toBe(200);
    expect((await servidor.pedir('DELETE', `Pessoa/${mae.id}`)).corpo.error?.code).toBe('PESSOA_NAO_ENCONTRADA');
  });
});

describe('scope', () => {
  it('a teacher restricted to the panel finds nobody: empty lists and 404, never 403', async () => {
    const { id } = await criar({ nome: 'Escondida', cpf: '987.654.321-00' });
    const quem = quemDeTeste(undefined, { restritoPainelProfessor: true });
    const lista = await servidor.pedir('GET', 'Pessoa/obter-pessoas-paginado', { quem });
    expect(lista.corpo.data).toMatchObject({ itens: [], total: 0 });
    const caminhos = [
      `Pessoa/${id}`,
      `Pessoa/${id}/historico`,
      `Pessoa/recuperar-foto?id=${id}`,
      `Pessoa/${id}/miniatura`,
      `FichaSaude/${id}`,
      `FichaSaude/${id}/visualizacoes`,
    ];
    for (const caminho of caminhos) expect((await servidor.pedir('GET', caminho, { quem })).status).toBe(404);
    expect((await servidor.pedir('PUT', 'Pessoa', { quem, body: { id, versao: 1, nome: 'X' } })).status).toBe(404);
    expect((await servidor.pedir('DELETE', `Pessoa/${id}`, { quem })).status).toBe(404);
    const duplicado = await servidor.pedir('POST', 'Pessoa', { quem, body: { nome: 'Y', cpf: '987.654.321-00' } });
    expect(duplicado.corpo.error).toMatchObject({ code: 'CPF_EM_USO' });
    expect(duplicado.corpo.error).not.toHaveProperty('detalhe');
  });
});
