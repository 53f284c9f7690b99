import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comoFormulario } from '#tests/helpers/formulario.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

let s: ServidorDeTeste;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.fornecedores });
  await s.pedir('POST', 'Fornecedor', { body: { documento: '33000167000101', nome: 'Papelaria' } });
  await sql`insert into categorias_financeiras (nome, sentido) values ('Cozinha', 'saida')`.execute(s.banco.db);
});
afterAll(() => s.fechar());

const titulos = 'CNPJ;Razão social;Telefone;E-mail;Cidade;UF;Categoria;Contato;Banco';
async function enviar(caminho: string, linhas: readonly string[]): Promise<RespostaDeTeste> {
  const csv = [titulos, ...linhas].join('\n');
  const { body, headers } = await comoFormulario(csv, { nome: 'fornecedores.csv', fileName: 'fornecedores.csv', tipo: 'text/csv' });
  return s.pedir('POST', caminho, { body, headers });
}
const quantos = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from fornecedores`.execute(s.banco.db);
  return rows[0]?.n ?? -1;
};

test('suppliers come in whole from a sheet, each wrong line told by its column; bank data has no column', async () => {
  const ruins = [
    '33.000.167/0001-01;Outro nome;;;;;;;',
    '11.222.333/0001-82;Digito errado;;;;;;;',
    '60701190000104;Marajó;123;;;;;;',
    '12.ABC.345/01DE-35;Clima Bom;;;Belém;PA;Cozinha;Valdir;001',
    '12ABC34501DE35;Clima de novo;;;;;Lazer;;',
  ];
  const { corpo } = await enviar('Fornecedor/importacao/conferencia', ruins);
  const { mapeamento, linhas, prontas, cadastradas } = corpo.data as {
    mapeamento: Record<string, number>;
    prontas: number;
    cadastradas: number;
    linhas: { numero: number; situacao: string; problemas: { coluna: string | null }[] }[];
  };
  expect([prontas, cadastradas]).toEqual([1, 1]);
  expect(Object.values(mapeamento)).not.toContain(8);
  expect(Object.fromEntries(linhas.map((l) => [l.numero, l.problemas.map((p) => p.coluna)]))).toEqual({
    2: [],
    3: ['CNPJ'],
    4: ['Telefone'],
    5: [],
    6: ['CNPJ', 'Categoria'],
  });
  expect((await enviar('Fornecedor/importacao', ruins)).corpo.error?.code).toBe('IMPORTACAO_COM_ERROS');
  expect(await quantos()).toBe(1);
  // A spreadsheet takes the zeros in front away.
  const boas = [ruins[0] ?? '', ruins[3] ?? '', '4895728000180;Norte Luz;;;;;;;'];
  expect((await enviar('Fornecedor/importacao', boas)).corpo.data).toEqual({ criados: 2, cadastradas: 1 });
  const { corpo: lista } = await s.pedir('GET', 'Fornecedor/obter-paginado?Nome=clima');
  expect(lista.data).toMatchObject({ itens: [{ documento: '12ABC34501DE35', categoriaNome: 'Cozinha', cidade: 'Belém' }] });
});
