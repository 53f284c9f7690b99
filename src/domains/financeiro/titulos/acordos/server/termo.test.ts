import { afterAll, beforeAll, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { hojeEm } from '#shared/datas.ts';
import { pessoaDeTeste } from '#tests/helpers/academico.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { type Cobranca, cobrancaDeTeste } from '#tests/helpers/boletos.ts';
import { fuso, titulosDeTeste } from '#tests/helpers/financeiro.ts';
import { textoDoPdf } from '#tests/helpers/pdf.ts';
import { renegociarTeste } from '#tests/helpers/titulos/acordos.ts';
import { termoDoAcordo } from './termo.ts';

let banco: BancoDeTeste;
let c: Cobranca;
beforeAll(async () => {
  banco = await bancoDeTeste();
  c = await cobrancaDeTeste(banco.db);
});
afterAll(() => banco.fechar());

async function termoDe(pagadorId: number): Promise<string> {
  const titulos = await titulosDeTeste(banco.db, { ...c, pagadorId }, [{}, {}]);
  const { id } = await transacao(banco.db, (tx) =>
    renegociarTeste(
      tx,
      c,
      titulos.map((t) => t.id),
    ),
  );
  const { corpo } = await termoDoAcordo(banco.db, id, hojeEm(new Date(), fuso));
  return textoDoPdf(corpo as Buffer);
}

test('the term names who owes with the CPF, where it is promised and where it is signed, and has two lines for witnesses', async () => {
  const texto = await termoDe(c.pagadorId);
  expect(texto.match(/529\.982\.247-25/g)).toHaveLength(2);
  expect(texto).toMatch(/Marcos Lobato, CPF 529\.982\.247-25,\s+reconhece dever/);
  expect(texto).toMatch(/Colégio Exemplo – CNPJ 11\.222\.333\/0001-81|CNPJ 11\.222\.333\/0001-81/);
  for (const n of [1, 2]) expect(texto).toMatch(new RegExp(`Testemunha ${n} – nome: _+ CPF: _+|Testemunha ${n}`));
});

test('of who has none here it says the name alone', async () => {
  const texto = await termoDe(await pessoaDeTeste(banco.db, 'Rita', '1980-05-02'));
  expect(texto).toMatch(/Rita \S+ reconhece dever/);
  expect(texto).not.toContain('CPF null');
});
