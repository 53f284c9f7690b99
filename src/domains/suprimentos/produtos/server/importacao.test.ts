import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Quem } from '#platform/server/http/quem.ts';
import { mundoDoEstoque } from '#tests/helpers/estoque/mundo-do-estoque.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { comoFormulario } from '#tests/helpers/formulario.ts';

let s: ServidorDeTeste;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.suprimentos });
  await mundoDoEstoque(s.banco.db, ['Papel A4']);
  await sql`insert into depositos (nome, ativo) values ('Porão', false)`.execute(s.banco.dono);
});
afterAll(() => s.fechar());

async function enviar(caminho: string, csv: string, mais: { quem?: Quem } = {}): Promise<RespostaDeTeste> {
  const { body, headers } = await comoFormulario(csv, { nome: 'produtos.csv', fileName: 'produtos.csv', tipo: 'text/csv' });
  return s.pedir('POST', caminho, { body, headers, ...mais });
}
type Conferida = {
  prontas: number;
  erros: number;
  cadastradas: number;
  novos: string[];
  mapeamento: Record<string, number>;
  linhas: { numero: number; situacao: string; problemas: { coluna: string | null; mensagem: string }[] }[];
};
const cabeca = 'Código;Produto;Categoria;Unidade;EAN;Depósito;Mínimo;Saldo inicial;Custo unitário';
const conferir = async (linhas: readonly string[], titulos = cabeca, query = '') => {
  const r = await enviar(`Produto/importacao/conferencia${query}`, [titulos, ...linhas].join('\n'));
  expect(r.status, JSON.stringify(r.corpo.error)).toBe(200);
  return r.corpo.data as Conferida;
};
const importar = (linhas: readonly string[]) => enviar('Produto/importacao', [cabeca, ...linhas].join('\n'));
const contar = async (tabela: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(tabela)}`.execute(s.banco.db);
  return rows[0]?.n ?? -1;
};

describe('products from a sheet', () => {
  test('each line is told what is wrong with it, by its column, and nothing of the sheet is saved then', async () => {
    const linhas = [
      'LIM-1;Detergente;Limpeza;UN;7891000100103;Almoxarifado;6;10;2,49',
      'P1;Papel A4;Material;UN;;;;;',
      'LIM-2;Detergente;Limpeza;UN;;;;;',
      'LIM-3;Água sanitária;Limpeza;UNIDADE;7891000100104;;;;',
      'LIM-4;Esponja;Limpeza;UN;;Porão;1;;',
      'LIM-5;Balde;Limpeza;UN;;;3;;',
      'LIM-6;Rodo;Limpeza;UN;;Cozinha;;5;',
      'LIM-1;Outro nome;Limpeza;UN;;Cozinha;;;',
      'LIM-1;;;;;Almoxarifado;;;',
    ];
    const antes = [await contar('produtos'), await contar('produtos_grupos'), await contar('auditoria')];
    const { prontas, erros, cadastradas, linhas: lidas } = await conferir(linhas);
    expect([prontas, erros, cadastradas]).toEqual([1, 7, 1]);
    const problemas = Object.fromEntries(lidas.map((l) => [l.numero, l.problemas.map((p) => p.coluna)]));
    expect(problemas).toEqual({
      2: [],
      3: [],
      4: ['Produto'],
      5: ['Unidade', 'EAN'],
      6: ['Depósito'],
      7: ['Depósito'],
      8: ['Custo unitário'],
      9: ['Código'],
      10: ['Depósito'],
    });
    expect(lidas.find((l) => l.numero === 6)?.problemas[0]?.mensagem).toBe(
      'O depósito Porão está inativo, ou não existe e você não pode criá-lo. Acerte-o em Depósitos primeiro.',
    );
    const recusa = await importar(linhas);
    expect([recusa.status, recusa.corpo.error?.code]).toEqual([409, 'IMPORTACAO_COM_ERROS']);
    expect([await contar('produtos'), await contar('produtos_grupos'), await contar('auditoria')]).toEqual(antes);
  });

  test('come in whole: groups that were missing, minimums and opening balances of each warehouse; sent again, nothing is new', async () => {
    const linhas = [
      'LIM-1;Detergente;Limpeza;un;7891000100103;Almoxarifado;6;10;2,4950',
      'LIM-1;;;;;cozinha;2;R$ 3;R$ 1.000,10',
      'P1;Papel A4;Material;UN;;;;;',
      'COZ-1;Arroz;Cozinha;KG;;Despensa;;;',
      'COZ-2;Feijão;cozinha;KG;;despensa;5;;',
    ];
    const { prontas, cadastradas, novos } = await conferir(linhas.map((l) => l.replace(';R$ 3;', ';3;')));
    expect([prontas, cadastradas, novos]).toEqual([4, 1, ['Limpeza', 'Cozinha', 'Despensa']]);
    const feita = await importar(linhas.map((l) => l.replace(';R$ 3;', ';3;')));
    expect(feita.corpo.data).toEqual({ criados: 3, cadastradas: 1 });
    const { rows } = await sql<{
      dito: string;
    }>`select p.codigo || ' ' || d.nome || ' ' || s.quantidade || ' = ' || s.valor_centavos || ' min ' || n.quantidade as dito
      from saldos_estoque s join produtos p on p.id = s.produto_id join depositos d on d.id = s.deposito_id join produtos_minimos n on n.produto_id = p.id and n.deposito_id = d.id
      order by d.nome`.execute(s.banco.db);
    expect(rows.map((r) => r.dito)).toEqual(['LIM-1 Almoxarifado 10.0000 = 2495 min 6.0000', 'LIM-1 Cozinha 3.0000 = 300030 min 2.0000']);
    const outra = await importar(linhas.map((l) => l.replace(';R$ 3;', ';3;')));
    expect([outra.status, outra.corpo.error?.code]).toEqual([409, 'IMPORTACAO_SEM_NADA']);
    const achados = await s.pedir('GET', 'Estoque/produtos?Nome=7891000100103');
    expect((achados.corpo.data as { itens: { codigo: string }[] }).itens.map((p) => p.codigo)).toEqual(['LIM-1']);
  });

  test('a thousand is a thousand with its point alone, and a cost that a sheet calculated is rounded; a quantity is not', async () => {
    const linhas = [
      'MIL-1;Parafuso;Oficina;UN;;Almoxarifado;1.250;2.000;1,23455',
      'MIL-2;Prego;Oficina;KG;;Almoxarifado;0,125;3;3,3333333333',
    ];
    expect((await importar(linhas)).corpo.data).toEqual({ criados: 2, cadastradas: 0 });
    const { rows } = await sql<{ dito: string }>`select s.quantidade || ' = ' || s.valor_centavos || ' min ' || n.quantidade as dito
      from saldos_estoque s join produtos p on p.id = s.produto_id join produtos_minimos n on n.produto_id = p.id where p.codigo like 'MIL-%'
      order by p.codigo`.execute(s.banco.db);
    expect(rows.map((r) => r.dito)).toEqual(['2000.0000 = 246920 min 1250.0000', '3.0000 = 1000 min 0.1250']);
    const { linhas: lidas } = await conferir(['MIL-3;Bucha;Oficina;UN;;Almoxarifado;;1,23456;1']);
    expect(lidas[0]?.problemas.map((p) => p.coluna)).toEqual(['Saldo inicial']);
  });

  test('a number of three decimals beside one that can be nothing else is no thousand, in its column or in the sheet', async () => {
    const linhas = ['PTO-1;Cola;Oficina;UN;;Almoxarifado;;1;12.375', 'PTO-2;Fita crepe;Oficina;UN;;Almoxarifado;;1.000;8.5'];
    expect((await importar(linhas)).corpo.data).toEqual({ criados: 2, cadastradas: 0 });
    const { rows } = await sql<{ dito: string }>`select s.quantidade || ' = ' || s.valor_centavos as dito
      from saldos_estoque s join produtos p on p.id = s.produto_id where p.codigo like 'PTO-%' order by p.codigo`.execute(s.banco.db);
    expect(rows.map((r) => r.dito)).toEqual(['1.0000 = 1238', '1.0000 = 850']);
  });

  test('a sheet that names no warehouse brings its balances into the only one in use', async () => {
    const unico = 'SOZ-1;Giz;Material;UN;1;4;0,50';
    const titulos = 'Código;Produto;Grupo;Unidade;Mínimo;Saldo inicial;Custo unitário';
    expect((await conferir([unico], titulos)).linhas[0]?.problemas.map((p) => p.coluna)).toEqual(['Depósito']);
    const emUso = (ativo: boolean) =>
      sql`update depositos set ativo = ${ativo} where nome not in ('Almoxarifado', 'Porão')`.execute(s.banco.dono);
    await emUso(false);
    try {
      expect((await enviar('Produto/importacao', [titulos, unico].join('\n'))).corpo.data).toEqual({ criados: 1, cadastradas: 0 });
    } finally {
      await emUso(true);
    }
    const { rows } = await sql<{ dito: string }>`select d.nome || ' ' || s.quantidade as dito
      from saldos_estoque s join produtos p on p.id = s.produto_id join depositos d on d.id = s.deposito_id where p.codigo = 'SOZ-1'`.execute(
      s.banco.db,
    );
    expect(rows.map((r) => r.dito)).toEqual(['Almoxarifado 4.0000']);
  });

  test('columns go where the person says, and its model is a sheet that comes in', async () => {
    const { mapeamento, linhas } = await conferir(['X-1;Vela;Limpeza;UN'], 'A;B;C;D', '?Colunas=codigo:0,nome:1,grupo:2,unidade:3');
    expect([mapeamento, linhas[0]?.situacao]).toEqual([{ codigo: 0, nome: 1, grupo: 2, unidade: 3 }, 'pronta']);
    const modelo = await s.pedir('GET', 'Produto/importacao/modelo?Formato=xlsx');
    expect((await readXlsx(modelo.bruto)).sheets[0]?.rows[0]).toContain('Custo unitário');
    const csv = (await s.pedir('GET', 'Produto/importacao/modelo?Formato=csv')).bruto.toString('utf8');
    const r = await enviar('Produto/importacao/conferencia', csv);
    expect(r.corpo.data).toMatchObject({ prontas: 1, erros: 0 });
  });

  test('a warehouse that is not there yet takes the permission to create one', async () => {
    const linha = [cabeca, 'Z-1;Fita;Material;UN;;Sótão;1;;'].join('\n');
    const sem = await enviar('Produto/importacao/conferencia', linha, { quem: quemDeTeste(['produtos:criar']) });
    expect((sem.corpo.data as Conferida).linhas[0]?.problemas[0]?.coluna).toBe('Depósito');
    const com = await enviar('Produto/importacao/conferencia', linha, { quem: quemDeTeste(['produtos:criar', 'depositos:criar']) });
    expect(com.corpo.data).toMatchObject({ prontas: 1, novos: ['Sótão'] });
  });

  test('an opening balance takes the permission to enter stock', async () => {
    const quem = quemDeTeste(['produtos:criar']);
    const linha = [cabeca, 'Y-1;Lixa;Limpeza;UN;;Almoxarifado;;1;1'].join('\n');
    const r = await enviar('Produto/importacao/conferencia', linha, { quem });
    expect((r.corpo.data as Conferida).linhas[0]?.problemas[0]?.coluna).toBe('Saldo inicial');
  });
});
