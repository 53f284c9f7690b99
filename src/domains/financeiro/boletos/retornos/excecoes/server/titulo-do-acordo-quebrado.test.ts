import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quebrarAcordo } from '#domains/financeiro/titulos/acordos/server/oficina.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { hojeNaEscola } from '#platform/server/clock.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { somarDias } from '#shared/datas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { boletosDeTeste, type Cobranca, cobrancaDeTeste, importar, linhasDo, pago } from '#tests/helpers/boletos.ts';
import { fernanda, fuso, paulo } from '#tests/helpers/financeiro.ts';
import { conferirInteireza } from '#tests/helpers/titulos/inteireza.ts';
import { renegociarTeste } from '#tests/helpers/titulos/acordos.ts';
import { creditarExcecao } from './excecoes.ts';
import { obterExcecao } from './obter-excecao.ts';

let banco: BancoDeTeste;
let c: Cobranca;
beforeAll(async () => {
  banco = await bancoDeTeste();
  c = await cobrancaDeTeste(banco.db);
});
afterAll(() => banco.fechar());

test('a slip paid after the agreement that covered its title broke: the agreement is named, no line of the file, and the money becomes credit', async () => {
  const hoje = await hojeNaEscola(banco.db, fuso);
  const [antigo, outro] = await boletosDeTeste(banco.db, c, [{ dataVencimento: '2099-03-10' }, { dataVencimento: '2099-04-10' }]);
  if (!antigo || !outro) throw new Error('no slips');
  const acordo = await transacao(banco.db, (tx) => renegociarTeste(tx, c, [antigo.tituloId, outro.tituloId], 2));
  const [primeira, segunda] = acordo.titulos.map(({ id }) => id);
  await transacao(banco.db, (tx) =>
    baixarTitulos(atoDe(tx, fernanda), {
      dataBaixa: hoje,
      contaBancariaId: c.contaBancariaId,
      formaPagamentoId: c.formaPagamentoId,
      itens: [{ tituloId: primeira ?? 0, valorCentavos: 100_000 }],
    }),
  );
  await sql`update titulos_receber set data_vencimento = ${somarDias(hoje, -40)}::date, data_limite = ${somarDias(hoje, -40)}::date
    where id = ${segunda}`.execute(banco.db);
  await transacao(banco.db, (tx) => quebrarAcordo(atoDe(tx, paulo), { id: acordo.id, versao: 1, motivo: 'Sem resposta' }));
  const [linha] = await linhasDo(banco.db, await importar(banco.db, [pago(antigo, { dia: hoje, credito: hoje })]));
  expect(linha).toMatchObject({ resultado: 'excecao', problema: 'TITULO_JA_BAIXADO' });
  const { rows } = await sql<{ numero: number }>`select numero from acordos where id = ${acordo.id}`.execute(banco.db);
  for (const [idioma, nome] of [
    ['br', `quebra do acordo ${rows[0]?.numero}`],
    ['en', `the breaking of agreement ${rows[0]?.numero}`],
  ] as const)
    expect((await obterExcecao(banco.db, linha?.id ?? 0, idioma)).mensagem).toContain(nome);
  await transacao(banco.db, (tx) => creditarExcecao(atoDe(tx, fernanda), { id: linha?.id ?? 0, pagadorId: null, dataCredito: null }));
  await conferirInteireza(banco.db);
});
