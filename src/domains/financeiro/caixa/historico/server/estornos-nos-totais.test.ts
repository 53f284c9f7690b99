import { afterAll, beforeAll, expect, test } from 'vitest';
import { julgar } from '#platform/server/integridade.ts';
import { hojeEm } from '#shared/datas.ts';
import { fuso, type Tesouraria, tesourariaDeTeste } from '#tests/helpers/financeiro.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { sql } from 'kysely';
import { periodoFechadoSaldo } from '#domains/financeiro/caixa/periodos/server/integridade/saldo-fechado.ts';
import type { PeriodoListado } from '#domains/financeiro/caixa/periodos/server/queries.ts';

let s: ServidorDeTeste;
let t: Tesouraria;
const hoje = hojeEm(new Date(), fuso);
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.caixa, ...salasDe.cadastros] });
  t = await tesourariaDeTeste(s.banco.db);
});
afterAll(() => s.fechar());

const categoria = async (sentido: 'entrada' | 'saida'): Promise<number> => {
  const { rows } = await sql<{
    id: number;
  }>`insert into categorias_financeiras (nome, sentido) values (${`Teste ${sentido}`}, ${sentido}) returning id`.execute(s.banco.dono);
  return rows[0]?.id ?? 0;
};

test('a reversed entry is neither in nor out, and a cash box below zero is told', async () => {
  const lancar = async (tipo: 'recebimento' | 'pagamento', categoriaId: number, valorCentavos: number) =>
    (
      await s.pedir('POST', 'LancamentoManual', {
        body: {
          tipo,
          dataMovimento: hoje,
          valorCentavos,
          historico: 'Teste de caixa',
          documento: null,
          contaBancariaId: t.contaBancariaId,
          contaDestinoId: null,
          formaPagamentoId: null,
          categoriaId,
          centroCustoId: null,
          pessoaId: null,
        },
      })
    ).corpo.data as { id: number; caixaNegativo: { contaNome: string; saldoCentavos: number } | null };
  const [entra, sai] = [await categoria('entrada'), await categoria('saida')];
  expect((await lancar('recebimento', entra, 10_000)).caixaNegativo).toBeNull();
  const errado = await lancar('recebimento', entra, 500_000);
  expect((await s.pedir('POST', `LancamentoManual/${errado.id}/estorno`, { body: { motivo: 'Valor errado' } })).status).toBe(200);
  const totais = async () => ((await s.pedir('GET', 'LancamentoFinanceiro/obter-paginado')).corpo.data as { totais: object }).totais;
  expect(await totais()).toMatchObject({ entradasCentavos: 10_000, saidasCentavos: 0, saldoCentavos: 10_000 });
  const fluxo = (await s.pedir('GET', `FluxoCaixa?DataInicial=${hoje}&DataFinal=${hoje}`)).corpo.data as { linhas: object[] };
  expect(fluxo.linhas[0]).toMatchObject({ entradasRealizadasCentavos: 10_000, saidasRealizadasCentavos: 0 });
  // The period adds up as the history does, open or closed.
  const periodos = async (filtro = '') =>
    (
      (await s.pedir('GET', `PeriodoFinanceiro/obter-paginado?ContaBancariaId=${t.contaBancariaId}${filtro}`)).corpo.data as {
        itens: PeriodoListado[];
      }
    ).itens;
  const [periodo] = await periodos();
  expect(periodo).toMatchObject({ entradasCentavos: 10_000, saidasCentavos: 0, saldoFinalCentavos: 10_000, caixaNegativo: false });
  expect((await lancar('pagamento', sai, 12_500)).caixaNegativo).toEqual({ contaNome: 'Caixa da secretaria', saldoCentavos: -2_500 });
  // Whatever made it so, the period says it and is found by it, until something brings it back.
  expect((await periodos('&CaixaNegativo=true')).map(({ saldoFinalCentavos }) => saldoFinalCentavos)).toEqual([-2_500]);
  expect(await periodos('&CaixaNegativo=false')).toEqual([]);
  const falta = await lancar('recebimento', entra, 4_000);
  expect(await periodos('&CaixaNegativo=true')).toEqual([]);
  await s.pedir('POST', `LancamentoManual/${falta.id}/estorno`, { body: { motivo: 'Era de outra conta' } });
  expect((await periodos('&CaixaNegativo=true')).map(({ id }) => id)).toEqual([periodo?.id]);
  // What a closing keeps is the same sum.
  const fechado = await s.pedir('POST', `PeriodoFinanceiro/${periodo?.id}/fechamento`, {
    body: { versao: periodo?.versao, saldoInformadoCentavos: -2_500, ajuste: null, ate: hoje },
  });
  expect(fechado.status).toBe(200);
  expect((await periodos('&Situacao=fechado'))[0]).toMatchObject({
    entradasCentavos: 10_000,
    saidasCentavos: 12_500,
    saldoFinalCentavos: -2_500,
  });
  // A closed one waits for nobody; what follows it begins below zero.
  expect(await periodos('&CaixaNegativo=true')).toMatchObject([{ situacao: 'aberto', saldoAnteriorCentavos: -2_500, caixaNegativo: true }]);
  const [saldoFechado] = await julgar(s.banco.db, [periodoFechadoSaldo], { chaveDaAuditoria: Buffer.alloc(0) });
  expect(saldoFechado?.exemplos).toEqual([]);
});
