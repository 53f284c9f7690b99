import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { criarTaxa } from '#domains/financeiro/cadastros/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { type EscolaEmMudanca, escolaEmMudanca, modelos } from '#tests/helpers/mudanca/planilhas.ts';

let e: EscolaEmMudanca;
beforeAll(async () => {
  e = await escolaEmMudanca();
  await livrosDeTeste(e.s.banco.db, 2026);
  await e.trazer('pessoas', modelos.pessoas);
}, 60_000);
afterAll(() => e.s.fechar());

const comTaxaDesde = async (...dias: string[]): Promise<void> => {
  await sql`delete from taxas`.execute(e.s.banco.dono);
  await transacao(e.s.banco.db, async (tx) => {
    for (const vigenteDesde of dias)
      await criarTaxa(atoDe(tx, e.mundo.quem), {
        nome: `Mora ${vigenteDesde}`,
        multaPercentual: '2',
        jurosPercentualMes: '1',
        vigenteDesde,
      });
  });
};
const hoje = async (): Promise<string> =>
  (await sql<{ hoje: string }>`select (now() at time zone 'America/Belem')::date as hoje`.execute(e.s.banco.db)).rows[0]?.hoje ?? '';
const titulo = (codigo: string, emissao: string): string[] => [
  'Título;Código do responsável;Emissão;Vencimento;Valor;Conta;Forma de pagamento',
  `${codigo};201;${emissao};10/10/2026;1.000,00;Caixa da secretaria;Dinheiro`,
];
const taxasDe = async (descricao: string) =>
  (
    await sql`select multa_percentual::text as multa, juros_percentual_mes::text as juros from titulos_receber where descricao like ${`Título ${descricao} %`}`.execute(
      e.s.banco.db,
    )
  ).rows;

test('a title earns the fine and interest of the day on which it is brought, whatever day of issue it has', async () => {
  await comTaxaDesde(await hoje());
  for (const [codigo, emissao] of [
    ['A1', ''],
    ['A2', '02/01/2026'],
  ] as const) {
    const { id } = await e.enviar('titulos', titulo(codigo, emissao));
    expect(await e.ensaiar(id)).toMatchObject({ prontas: 1, avisos: [] });
    await e.fazer(id, '/carga');
    expect(await taxasDe(codigo)).toEqual([{ multa: '2.0000', juros: '1.0000' }]);
  }
});

test('where no rate is in force the dry run of titles warns, and of no other sheet; what is registered after it takes the warning away', async () => {
  for (const dias of [[], ['2099-01-01']]) {
    await comTaxaDesde(...dias);
    const { id } = await e.enviar('titulos', titulo('B1', ''));
    expect(await e.ensaiar(id)).toMatchObject({ prontas: 1, erros: 0, avisos: [expect.stringContaining('sem multa nem juros')] });
    await comTaxaDesde('2020-01-01');
    expect((await e.obter(id)).ensaio?.avisos).toEqual([]);
  }
  await comTaxaDesde();
  const { id } = await e.enviar('fornecedores', modelos.fornecedores);
  expect((await e.ensaiar(id)).avisos).toEqual([]);
});
