import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { texto } from '#shared/textos.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { fernanda, fuso, paulo, type Tesouraria, tesourariaDeTeste, titulosDeTeste } from '#tests/helpers/financeiro.ts';
import { conferirInteireza } from '#tests/helpers/titulos/inteireza.ts';
import { papelNoAcordo } from '#domains/financeiro/titulos/acordos/situacoes.ts';
import { textosAcordo } from '#domains/financeiro/titulos/acordos/texts.ts';
import { novoTituloEsquema } from '#domains/financeiro/titulos/emissao/esquemas.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/baixar-titulos.ts';
import { devidoEm } from '#domains/financeiro/titulos/devido/server/devido-sql.ts';
import { obterTitulo } from '#domains/financeiro/titulos/ficha/server/obter-titulo.ts';
import { quebrarAcordo } from '#domains/financeiro/titulos/acordos/server/quebrar-acordo.ts';
import { renegociar } from '#domains/financeiro/titulos/acordos/novo/server/renegociar.ts';
import { simular } from '#domains/financeiro/titulos/acordos/novo/server/simular.ts';
import { somarTitulos } from '#domains/financeiro/titulos/lista/server/totais-de-titulos.ts';
import { valoresDevidosEm } from '#domains/financeiro/titulos/devido/server/valores-devidos.ts';

let banco: BancoDeTeste;
let t: Tesouraria;
const hoje = hojeEm(new Date(), fuso);
beforeAll(async () => {
  banco = await bancoDeTeste();
  t = await tesourariaDeTeste(banco.db);
});
afterAll(() => banco.fechar());

const dinheiro = () => ({ contaBancariaId: t.contaBancariaId, formaPagamentoId: t.formaPagamentoId });
const pagar = (tituloId: number, valorCentavos: number) =>
  transacao(banco.db, (tx) =>
    baixarTitulos(atoDe(tx, fernanda), { ...dinheiro(), dataBaixa: hoje, itens: [{ tituloId, valorCentavos: centavos(valorCentavos) }] }),
  );

/** Two titles of 1.000,00, the second with a discount until far away, in an agreement whose entry is paid and which is broken. */
async function quebrado(entradaCentavos: number): Promise<number> {
  const [a, b] = await titulosDeTeste(banco.db, t, [
    { dataVencimento: hoje, dataEmissao: hoje, descontoCondicionalCentavos: centavos(0) },
    { dataVencimento: somarDias(hoje, 200), dataEmissao: hoje, descontoCondicionalCentavos: centavos(5_000) },
  ]);
  const tituloIds = [a?.id ?? 0, b?.id ?? 0];
  const condicoes = {
    tituloIds,
    dispensaMultaPercentual: '0.0000',
    dispensaJurosPercentual: '0.0000',
    entradaCentavos: centavos(entradaCentavos),
    dataEntrada: hoje,
    parcelas: 1,
    primeiroVencimento: somarDias(hoje, 30),
  };
  const { totalCentavos } = await simular(banco.db, condicoes, hoje);
  const pedido = {
    ...condicoes,
    ...dinheiro(),
    totalCentavos: centavos(totalCentavos),
    entradaPaga: true,
    motivoDispensa: null,
    observacao: null,
  };
  const feito = await transacao(banco.db, (tx) => renegociar(atoDe(tx, fernanda), pedido));
  // As time would make it late.
  await sql`update titulos_receber set data_vencimento = ${somarDias(hoje, -40)}::date, data_limite = ${somarDias(hoje, -40)}::date where id = ${feito.titulos[1]?.id}`.execute(
    banco.dono,
  );
  await transacao(banco.db, (tx) => quebrarAcordo(atoDe(tx, paulo), { id: feito.id, versao: 1, motivo: 'Sem resposta' }));
  return tituloIds[1] ?? 0;
}

test.each([198_000, 195_000])(
  'what a broken agreement of %i left of a title with a discount is owed, counted and paid',
  async (entrada) => {
    const antes = (await somarTitulos(banco.db, [], hoje)).paraPagarHojeCentavos;
    const id = await quebrado(entrada);
    const [lido] = await valoresDevidosEm(banco.db, [id], hoje);
    const saldo = 200_000 - entrada;
    expect(lido?.devido).toMatchObject({ saldoCentavos: saldo, descontoCentavos: saldo - 1, totalCentavos: 1 });
    const { rows } = await sql<{ devido: number }>`select ${devidoEm(hoje)} as devido from titulos_receber t where t.id = ${id}`.execute(
      banco.db,
    );
    expect(Number(rows[0]?.devido)).toBe(1);
    expect((await somarTitulos(banco.db, [], hoje)).paraPagarHojeCentavos).toBe(antes + 1);
    const { rows: acordos } = await sql<{ numero: number }>`select max(numero) as numero from acordos`.execute(banco.db);
    const numero = acordos[0]?.numero ?? 0;
    const titulo = await obterTitulo(banco.db, id, hoje, 'br');
    expect(titulo.passos.reduce((soma, p) => soma + (p.chave === 'total' ? 0 : p.valorCentavos), 0)).toBe(1);
    // Its window tells what was covered and that the agreement ended.
    expect(titulo.situacao).toBe('parcial');
    expect(titulo.coberturas).toMatchObject([
      { tipo: 'pago_no_acordo', data: hoje, valorCentavos: 100_000 - saldo, acordoNumero: numero, estornada: false },
    ]);
    expect(titulo.acordos.map((a) => texto(textosAcordo, papelNoAcordo(a), 'br', { numero: a.numero }))).toEqual([
      `Voltou a ser cobrado: o acordo nº ${numero} foi quebrado`,
    ]);
    await pagar(id, 1);
    expect(await obterTitulo(banco.db, id, hoje, 'br')).toMatchObject({ situacao: 'baixado', baixas: [{ descontoCentavos: saldo - 1 }] });
    await conferirInteireza(banco.db);
  },
);

test('a discount for paying on time leaves something to pay: in the form, in the use case and in the table', async () => {
  const pedido = {
    pagadorId: t.pagadorId,
    descricao: 'Taxa',
    dataVencimento: somarDias(hoje, 10),
    valorCentavos: 100_000,
    descontoIncondicionalCentavos: 40_000,
    ...dinheiro(),
  };
  const recusas = (descontoCondicionalCentavos: number) =>
    (novoTituloEsquema.safeParse({ ...pedido, descontoCondicionalCentavos }).error?.issues ?? []).map((i) => [
      i.path.join('.'),
      (i as { params?: { codigo?: string } }).params?.codigo,
    ]);
  expect(recusas(60_000)).toEqual([['descontoCondicionalCentavos', 'DESCONTO_CONDICIONAL_TOTAL']]);
  expect(recusas(60_001)).toEqual([['descontoCondicionalCentavos', 'DESCONTOS_ACIMA_DO_VALOR']]);
  expect(recusas(59_999)).toEqual([]);
  await expect(titulosDeTeste(banco.db, t, [{ descontoCondicionalCentavos: centavos(100_000) }])).rejects.toMatchObject({
    code: 'DESCONTO_CONDICIONAL_TOTAL',
  });
  const [bom] = await titulosDeTeste(banco.db, t, [{ descontoCondicionalCentavos: centavos(99_999) }]);
  await expect(
    sql`update titulos_receber set desconto_condicional_centavos = valor_centavos where id = ${bom?.id}`.execute(banco.dono),
  ).rejects.toThrow('DESCONTO_CONDICIONAL_TOTAL');
});
