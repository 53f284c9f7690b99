import { salasDe } from '#tests/helpers/salas.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { servidorDeTeste, type ServidorDeTeste } from '#tests/helpers/servidor.ts';

let servidor: ServidorDeTeste;
beforeAll(async () => {
  servidor = await servidorDeTeste({ salas: salasDe.pessoas });
});
afterAll(() => servidor.fechar());

const lisboa = { tipo: 'residencial', logradouro: 'Rua Augusta', numero: '8', cidade: 'Lisboa', cep: '1100-053', pais: 'Portugal' };

it('a family abroad is registered, listed, changed and brought home', async () => {
  const { status, corpo } = await servidor.pedir('POST', 'Pessoa', { body: { nome: 'Inês', sobrenome: 'Prata', enderecos: [lisboa] } });
  expect(status, JSON.stringify(corpo.error)).toBe(200);
  const { id } = corpo.data as { id: number };
  const lida = (await servidor.pedir('GET', `Pessoa/${id}`)).corpo.data as { enderecos: { id: number }[]; versao: number };
  expect(lida.enderecos).toMatchObject([{ ...lisboa, uf: null, cidadeIbge: null, principal: true }]);
  const lista = await servidor.pedir('GET', 'Pessoa/obter-pessoas-paginado?Nome=prata');
  expect(lista.corpo.data).toMatchObject({ itens: [{ cidade: 'Lisboa', uf: null, pais: 'Portugal' }] });
  const csv = await servidor.pedir('GET', 'Pessoa/exportar?Formato=csv&Nome=prata');
  expect(csv.bruto.toString()).toContain('Lisboa;;Portugal');

  const salvar = (endereco: Record<string, unknown>, versao: number) =>
    servidor.pedir('PUT', 'Pessoa', { body: { id, versao, enderecos: [{ ...lida.enderecos[0], ...endereco }] } });
  expect((await salvar({ numero: '10' }, 1)).status).toBe(200);
  const semUf = await salvar({ pais: 'Brasil', cidade: 'Belém', cep: '66010-000' }, 2);
  expect(semUf.corpo.error?.fields).toMatchObject([{ path: 'enderecos.0.uf', code: 'CAMPO_REQUERIDO' }]);
  expect((await salvar({ pais: 'BR', cidade: 'Belém', cep: '66010-000', uf: 'PA' }, 2)).status).toBe(200);
  const avulso = await servidor.pedir('POST', 'Pessoa/adicionar-endereco', { body: { pessoaId: id, ...lisboa, uf: 'PA' } });
  expect(avulso.corpo.error?.fields).toMatchObject([{ path: 'uf', code: 'UF_NO_EXTERIOR' }]);
});
