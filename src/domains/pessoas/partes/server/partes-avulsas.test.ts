import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { quemDeTeste, servidorDeTeste, type ServidorDeTeste } from '#tests/helpers/servidor.ts';
import { criarPessoa } from '#domains/pessoas/registro/server/criar-pessoas.ts';
import { obterPessoa } from '#domains/pessoas/server/carregar.ts';
import { adicionarParte } from './partes-avulsas.ts';

let servidor: ServidorDeTeste;
const quem = quemDeTeste();
beforeAll(async () => {
  servidor = await servidorDeTeste({ salas: salasDe.pessoas });
});
afterAll(() => servidor.fechar());

const endereco = { tipo: 'residencial', cep: '66.010-000', logradouro: 'Rua dos Mundurucus', cidade: 'Belém', uf: 'PA' };
const nova = (nome: string) => transacao(servidor.banco.db, (tx) => criarPessoa(atoDe(tx, quem), { nome }));
const ler = (id: number) => obterPessoa(servidor.banco.db, quem, id);

it('adds, changes and removes contacts; a new main one takes the place of the old of its kind', async () => {
  const { id } = await nova('Iara');
  const primeiro = await servidor.pedir('POST', 'Pessoa/criar-contato', {
    body: { pessoaId: id, tipo: 'celular', valor: '91 98765-4321' },
  });
  expect(primeiro.corpo.data).toMatchObject({ pessoaId: id, versao: 2, tipo: 'celular', valor: '+5591987654321', principal: true });
  const segundo = await servidor.pedir('POST', 'Pessoa/criar-contato', {
    body: { pessoaId: id, tipo: 'celular', valor: '91 98888-0000', principal: true },
  });
  const email = await servidor.pedir('POST', 'Pessoa/criar-contato', {
    body: { id: null, pessoaId: id, tipo: 'email', valor: 'iara@exemplo.br' },
  });
  expect(Number(email.cabecalhos['x-instrucoes-sql'])).toBeLessThanOrEqual(8);
  const { id: idSegundo } = segundo.corpo.data as { id: number };
  expect((await ler(id)).contacts.map((c) => [c.valor, c.principal])).toEqual([
    ['+5591988880000', true],
    ['iara@exemplo.br', true],
    ['+5591987654321', false],
  ]);
  const mudado = await servidor.pedir('PUT', 'Pessoa/atualizar-contato', {
    body: { id: idSegundo, tipo: 'comercial', valor: '(91) 3222-1234', principal: true },
  });
  expect(mudado.corpo.data).toMatchObject({ id: idSegundo, tipo: 'comercial', valor: '+559132221234', versao: 5 });
  const errado = await servidor.pedir('PUT', 'Pessoa/atualizar-contato', {
    body: { id: idSegundo, tipo: 'celular', valor: '(91) 3222-1234' },
  });
  expect(errado.corpo.error?.fields).toEqual([{ path: 'valor', code: 'CELULAR_INVALIDO', message: 'Celular inválido' }]);
  expect((await servidor.pedir('DELETE', `Pessoa/remover-contato/${idSegundo}`)).corpo.data).toEqual({ pessoaId: id, versao: 6 });
  expect((await servidor.pedir('DELETE', `Pessoa/remover-contato/${idSegundo}`)).status).toBe(404);
});

it('adds and changes addresses under the exact wire names', async () => {
  const { id } = await nova('Davi');
  const novo = await servidor.pedir('POST', 'Pessoa/adicionar-endereco', { body: { id: null, pessoaId: id, ...endereco } });
  const { id: enderecoId } = novo.corpo.data as { id: number };
  expect(novo.corpo.data).toMatchObject({ cep: '66010000', principal: true, pais: 'Brasil' });
  const velha = await servidor.pedir('PUT', 'Pessoa/Atualizar-endereco', { body: { id: enderecoId, versao: 1, ...endereco, numero: '9' } });
  expect([velha.status, velha.corpo.error?.code]).toEqual([409, 'VERSAO_DESATUALIZADA']);
  const certo = await servidor.pedir('PUT', 'Pessoa/Atualizar-endereco', { body: { id: enderecoId, versao: 2, ...endereco, numero: '9' } });
  expect(certo.corpo.data).toMatchObject({ numero: '9', principal: true, versao: 3 });
  expect((await servidor.pedir('DELETE', `Pessoa/remover-endereco/${enderecoId}`)).status).toBe(200);
});

it('adds and removes filiation, pointing at a registered person', async () => {
  const mae = await nova('Marina');
  const { id } = await nova('Bento');
  const criada = await servidor.pedir('POST', 'Pessoa/criar-filiacao', {
    body: { pessoaId: id, tipo: 'mae', nome: 'Marina', filiadoPessoaId: mae.id },
  });
  expect(criada.corpo.data).toMatchObject({ pessoaId: id, tipo: 'mae', filiadoPessoaId: mae.id });
  const propria = await servidor.pedir('POST', 'Pessoa/criar-filiacao', {
    body: { pessoaId: id, tipo: 'pai', nome: 'Bento', filiadoPessoaId: id },
  });
  expect(propria.corpo.error?.code).toBe('DADOS_INVALIDOS');
  const { id: filiacaoId } = criada.corpo.data as { id: number };
  expect((await servidor.pedir('DELETE', `Pessoa/remover-filiacao/${filiacaoId}`)).status).toBe(200);
  expect((await ler(id)).filiations).toEqual([]);
});

it('a part outside the reader’s scope does not exist', async () => {
  const { id } = await nova('Escopo');
  const { corpo } = await servidor.pedir('POST', 'Pessoa/criar-contato', { body: { pessoaId: id, tipo: 'celular', valor: '91987654321' } });
  const { id: contatoId } = corpo.data as { id: number };
  const restrito = quemDeTeste(undefined, { restritoPainelProfessor: true });
  expect((await servidor.pedir('DELETE', `Pessoa/remover-contato/${contatoId}`, { quem: restrito })).status).toBe(404);
  expect(
    (
      await servidor.pedir('POST', 'Pessoa/criar-contato', {
        quem: restrito,
        body: { pessoaId: id, tipo: 'celular', valor: '91987654322' },
      })
    ).status,
  ).toBe(404);
  expect((await ler(id)).contacts).toHaveLength(1);
});

it('two people adding a contact at the same moment both succeed, with one main', async () => {
  const { id } = await nova('Corrida');
  const contato = (valor: string) => ({ id: null, tipo: 'celular' as const, valor, principal: true });
  let soltar = (): void => undefined;
  const esperar = new Promise<void>((resolve) => {
    soltar = resolve;
  });
  let primeiroGravou = (): void => undefined;
  const gravou = new Promise<void>((resolve) => {
    primeiroGravou = resolve;
  });
  const primeiro = transacao(servidor.banco.db, async (tx) => {
    await adicionarParte(atoDe(tx, quem), { lista: 'contacts', pessoaId: id, parte: contato('+5591911111111') });
    primeiroGravou();
    await esperar;
  });
  await gravou;
  const segundo = transacao(servidor.banco.db, (tx) =>
    adicionarParte(atoDe(tx, quem), { lista: 'contacts', pessoaId: id, parte: contato('+5591922222222') }),
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  soltar();
  await Promise.all([primeiro, segundo]);
  const pessoa = await ler(id);
  expect(pessoa.contacts.map((c) => [c.valor, c.principal])).toEqual([
    ['+5591922222222', true],
    ['+5591911111111', false],
  ]);
  expect(pessoa.versao).toBe(3);
});
