import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runOnce } from '#platform/server/database/embedded/launch.ts';
import { bancoDeTeste } from '#tests/helpers/banco.ts';
import { servidorDeTeste, type ServidorDeTeste } from '#tests/helpers/servidor.ts';
import { pessoas } from '#domains/pessoas/registro/server/routes.ts';

let servidor: ServidorDeTeste;
beforeAll(async () => {
  servidor = await servidorDeTeste({ salas: [pessoas] });
});
afterAll(() => servidor.fechar());

const pasta = join(import.meta.dirname, '../../../../migrations');
const migracao = (): string => {
  const textos = readdirSync(pasta)
    .filter((nome) => nome.endsWith('.sql'))
    .map((nome) => readFileSync(join(pasta, nome), 'utf8'));
  return textos.find((texto) => texto.includes('add constraint pessoas_enderecos_exterior_check')) ?? '';
};
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

it('the migration gives our own country one spelling and takes from addresses abroad the state they were asked for', async () => {
  const banco = await bancoDeTeste();
  try {
    await runOnce(
      banco.urlDoDono,
      `alter table pessoas_enderecos drop constraint pessoas_enderecos_brasil_check, drop constraint pessoas_enderecos_exterior_check,
        add constraint pessoas_enderecos_cep_check check (true), add constraint pessoas_enderecos_uf_check check (true);
      drop view v_pessoa_endereco_no_brasil;
      insert into pessoas (nome) values ('Antiga');
      insert into pessoas_enderecos (pessoa_id, tipo, logradouro, cidade, cidade_ibge, uf, cep, pais)
        select id, 'outro', 'R', 'C', '1501402', 'PA', '66010000', x.pais from pessoas, unnest(array['Brasil', 'BRAZIL', 'br', 'Portugal']) as x(pais)`,
    );
    await runOnce(banco.urlDoDono, migracao());
    const { rows } = await sql`select pais, uf, cidade_ibge as ibge, cep from pessoas_enderecos order by id`.execute(banco.db);
    const aqui = { pais: 'Brasil', uf: 'PA', ibge: '1501402', cep: '66010000' };
    expect(rows).toEqual([aqui, aqui, aqui, { pais: 'Portugal', uf: null, ibge: null, cep: '66010000' }]);
  } finally {
    await banco.fechar();
  }
});
