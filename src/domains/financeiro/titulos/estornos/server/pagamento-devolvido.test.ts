import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { carregarIr } from '#domains/financeiro/declaracoes/emissao/server/carregar-ir.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { type DataCivil, hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import type { ErroNegocio } from '#shared/erros.ts';
import { renegociarTeste } from '#tests/helpers/titulos/acordos.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda, fuso, paulo, type Tesouraria, tesourariaDeTeste, tituloDeTeste } from '#tests/helpers/financeiro.ts';
import { conferirInteireza } from '#tests/helpers/titulos/inteireza.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/baixar-titulos.ts';
import { desfazerAcordo } from '#domains/financeiro/titulos/acordos/server/desfazer-acordo.ts';
import { estornarBaixa } from './estornar-baixa.ts';
import { obterExtrato } from '#domains/financeiro/titulos/extrato/server/extrato.ts';
import { posicaoEm } from '#domains/financeiro/titulos/devido/server/posicao.ts';
import { quebrarAcordo } from '#domains/financeiro/titulos/acordos/server/quebrar-acordo.ts';

// A payment of before an agreement bounces: the agreement was made counting on it, so it ends first, and the refusal says how.
let banco: BancoDeTeste;
let t: Tesouraria;
const hoje: DataCivil = hojeEm(new Date(), fuso);
beforeAll(async () => {
  banco = await bancoDeTeste({ max: 8 });
  t = await tesourariaDeTeste(banco.db);
});
afterAll(() => banco.fechar());
beforeEach(async () => {
  t = { ...t, ...(await outroPagador()) };
});
const outroPagador = async (): Promise<{ pagadorId: number }> => {
  const { pessoaDeTeste } = await import('#tests/helpers/academico.ts');
  return { pagadorId: await pessoaDeTeste(banco.db, `Pagador ${crypto.randomUUID()}`, '1985-03-01') };
};

const criar = async (partes: Parameters<typeof tituloDeTeste>[2] = {}): Promise<number> => {
  const padrao = { dataEmissao: somarDias(hoje, -20), dataVencimento: somarDias(hoje, -10), descontoCondicionalCentavos: centavos(0) };
  return (await tituloDeTeste(banco.db, t, { ...padrao, ...partes })).id;
};
const pagarEm = async (tx: Tx, tituloId: number, valorCentavos: number, dataBaixa = hoje): Promise<number> => {
  const { contaBancariaId, formaPagamentoId } = t;
  const pedido = { dataBaixa, contaBancariaId, formaPagamentoId, itens: [{ tituloId, valorCentavos }] };
  return (await baixarTitulos(atoDe(tx, fernanda), pedido)).baixas[0]?.id ?? 0;
};
const pagar = (tituloId: number, valor: number, dia?: DataCivil) => transacao(banco.db, (tx) => pagarEm(tx, tituloId, valor, dia));
const acordar = (ids: number[]) => transacao(banco.db, (tx) => renegociarTeste(tx, t, ids));
const estornarEm = (tx: Tx, baixaId: number) => estornarBaixa(atoDe(tx, paulo), { baixaId, motivo: 'Cheque devolvido' });
const estornar = (baixaId: number) => transacao(banco.db, (tx) => estornarEm(tx, baixaId));
const desfazerEm = (tx: Tx, id: number) => desfazerAcordo(atoDe(tx, paulo), { id, versao: 1, motivo: 'Para estornar' });
const quebrarEm = (tx: Tx, id: number) => quebrarAcordo(atoDe(tx, paulo), { id, versao: 1, motivo: 'Sem resposta' });
const atrasar = (tituloId: number | undefined) =>
  sql`update titulos_receber set data_vencimento = ${somarDias(hoje, -40)}::date, data_limite = ${somarDias(hoje, -40)}::date where id = ${tituloId}`.execute(
    banco.db,
  );
type Retrato = { situacao: string; valor: number; amortizado: number; recebido: number };
const ver = async (id: number | undefined): Promise<Retrato | undefined> =>
  (
    await sql<Retrato>`select situacao, valor_centavos as valor, amortizado_centavos as amortizado, recebido_centavos as recebido
    from titulos_receber where id = ${id}`.execute(banco.db)
  ).rows[0];
const saldo = async (id: number | undefined): Promise<number> => {
  const v = await ver(id);
  return (v?.valor ?? 0) - (v?.amortizado ?? 0);
};
const soma = async (ids: number[]): Promise<number> => {
  let total = 0;
  for (const id of ids) total += await saldo(id);
  return total;
};
const um = async (consulta: ReturnType<typeof sql<{ n: number }>>): Promise<number> => (await consulta.execute(banco.db)).rows[0]?.n ?? 0;
const caixa = () =>
  um(
    sql`select coalesce(sum(case sentido when 'entrada' then valor_centavos else -valor_centavos end), 0)::bigint as n from lancamentos_financeiros`,
  );
const anoDe = (dia: DataCivil): number => Number(dia.slice(0, 4));
const totaisDoIr = async () => (await carregarIr(banco.db, anoDe(hoje), [t.pagadorId], hoje)).get(t.pagadorId)?.totais;
/** Every invariant of every room, and the statement of the payer, which ends in what the open titles say. */
const conferir = async (): Promise<void> => {
  await conferirInteireza(banco.db);
  const extrato = await obterExtrato({ db: banco.db, hoje, fuso }, { pagadorId: t.pagadorId, alunoId: null, inicio: null, fim: null });
  expect(extrato.movimentos.at(-1)?.saldoCentavos).toBe(extrato.resumo.saldoCentavos);
  expect(extrato.movimentos.filter((m) => m.saldoCentavos < 0)).toEqual([]);
  const { rows } = await sql<{ id: number; saldo: number; aberto: number }>`select p.id, p.saldo,
      case when t.situacao in ('aberto', 'parcial') then t.valor_centavos - t.desconto_incondicional_centavos - t.amortizado_centavos else 0 end as aberto
    from (${posicaoEm({ em: hoje, base: 'datas', fuso })}) p join titulos_receber t on t.id = p.id where t.pagador_id = ${t.pagadorId}`.execute(
    banco.db,
  );
  expect(rows.filter((r) => r.saldo !== r.aberto)).toEqual([]);
};
/** 1.000,00 of which 400,00 came by cheque, the rest in an agreement. */
const comCheque = async (partes: Parameters<typeof tituloDeTeste>[2] = { dataVencimento: somarDias(hoje, 5) }) => {
  const antigo = await criar(partes);
  const baixaId = await pagar(antigo, 40_000);
  const acordo = await acordar([antigo]);
  return { antigo, baixaId, acordo };
};

/** All that a reversal writes, of the whole school. */
const tudo = async () =>
  (
    await sql`select (select json_agg(x order by x.id) from titulos_receber x) as titulos, (select count(*) from estornos) as estornos,
      (select count(*) from fatos_contabeis) as fatos, (select count(*) from lancamentos_financeiros) as lancamentos, (select count(*) from titulos_amortizacoes) as amortizacoes`.execute(
      banco.db,
    )
  ).rows;

describe('a payment of before a standing agreement', () => {
  test('is not reversed: the refusal names the agreement to undo in both languages, and nothing changed', async () => {
    const { antigo, baixaId, acordo } = await comCheque();
    const { rows } = await sql<{ numero: number }>`select numero from acordos where id = ${acordo.id}`.execute(banco.db);
    const numero = rows[0]?.numero ?? 0;
    const antes = await tudo();
    const recusa = (await estornar(baixaId).catch((causa: unknown) => causa)) as ErroNegocio;
    expect(recusa).toMatchObject({ code: 'ESTORNO_PRESO_EM_ACORDO', detalhe: { acordoId: acordo.id, acordoNumero: numero } });
    expect(recusa.mensagem('br')).toContain(`desfaça antes o acordo nº ${numero}`);
    expect(recusa.mensagem('en')).toContain(`undo agreement no. ${numero} first`);
    expect(await tudo()).toEqual(antes);
    expect(await ver(antigo)).toEqual({ situacao: 'renegociado', valor: 100_000, amortizado: 40_000, recebido: 40_000 });
    await conferir();
  });

  test('is reversed once the agreement is undone; another one takes all that is owed then', async () => {
    const antes = await caixa();
    const { antigo, baixaId, acordo } = await comCheque();
    await transacao(banco.db, (tx) => desfazerEm(tx, acordo.id));
    await estornar(baixaId);
    expect(await caixa()).toBe(antes);
    expect(await ver(antigo)).toEqual({ situacao: 'aberto', valor: 100_000, amortizado: 0, recebido: 0 });
    const outro = await acordar([antigo]);
    expect(await soma(outro.titulos.map((x) => x.id))).toBe(100_000);
    await conferir();
  });

  test('and paid since: what was paid in it is reversed, it is undone, and the money is received again on its own day', async () => {
    const dia = somarDias(hoje, -3);
    const antigo = await criar({ dataVencimento: somarDias(hoje, 5), dedutivel: true });
    const baixaId = await pagar(antigo, 40_000, dia);
    const acordo = await transacao(banco.db, (tx) => renegociarTeste(tx, t, [antigo]));
    const noAcordo: number[] = [];
    for (const { id } of acordo.titulos) noAcordo.push(await pagar(id, await saldo(id)));
    const antes = await tudo();
    const recusa = (await estornar(baixaId).catch((causa: unknown) => causa)) as ErroNegocio;
    expect(recusa).toMatchObject({ code: 'ESTORNO_PRESO_EM_ACORDO_PAGO', detalhe: { acordoId: acordo.id } });
    expect(recusa.mensagem('br')).toContain('estorne antes o que foi pago nele e desfaça-o');
    expect(recusa.mensagem('en')).toContain('reverse what was paid in it first and undo it');
    expect(await tudo()).toEqual(antes);

    const comTudo = await caixa();
    for (const id of noAcordo) await estornar(id);
    await transacao(banco.db, (tx) => desfazerEm(tx, acordo.id));
    await estornar(baixaId);
    await pagar(antigo, 60_000);
    expect(await caixa()).toBe(comTudo - 40_000);
    expect(await ver(antigo)).toEqual({ situacao: 'parcial', valor: 100_000, amortizado: 60_000, recebido: 60_000 });
    expect(await totaisDoIr()).toMatchObject({ dedutivelCentavos: 60_000, naoDedutivelCentavos: 0, encargosCentavos: 0 });
    const { rows } = await sql`select pendente, saldo_centavos as saldo from v_titulo_quitacao where id = ${antigo}`.execute(banco.db);
    expect(rows).toEqual([{ pendente: true, saldo: 40_000 }]);
    await conferir();
  });

  test('is reversed after its agreement broke: the old title owes all but what was paid in the agreement', async () => {
    const { antigo, baixaId, acordo } = await comCheque({});
    await pagar(acordo.titulos[0]?.id ?? 0, 10_000);
    await atrasar(acordo.titulos[1]?.id);
    await expect(estornar(baixaId)).rejects.toMatchObject({ code: 'ESTORNO_PRESO_EM_ACORDO_PAGO' });
    await transacao(banco.db, (tx) => quebrarEm(tx, acordo.id));
    await estornar(baixaId);
    expect(await ver(antigo)).toEqual({ situacao: 'parcial', valor: 100_000, amortizado: 10_000, recebido: 0 });
    await conferir();
  });

  test('is refused by the database too', async () => {
    const { antigo, baixaId } = await comCheque();
    const forcar = transacao(banco.dono, async (tx) => {
      await sql`update titulos_receber set recebido_centavos = 0, amortizado_centavos = 0 where id = ${antigo}`.execute(tx);
      await sql`insert into estornos (baixa_id, data_estorno, motivo, usuario_id, usuario_nome) values (${baixaId}, ${hoje}, 'Cheque', 1, 'x')`.execute(
        tx,
      );
    });
    await expect(forcar).rejects.toThrow(/ESTORNO_EM_ACORDO/);
  });
});

describe('at the same time', () => {
  test('the agreement ends and a payment of before it is reversed: the reversal waits, and finds the title free', async () => {
    for (const fim of ['desfeito', 'quebrado'] as const) {
      const { antigo, baixaId, acordo } = await comCheque();
      if (fim === 'quebrado') await atrasar(acordo.titulos[1]?.id);
      const terminar = (tx: Tx): Promise<unknown> => (fim === 'quebrado' ? quebrarEm(tx, acordo.id) : desfazerEm(tx, acordo.id));
      const [, depois] = await passoAPasso(banco.db, terminar, () => estornar(baixaId));
      expect(depois).toMatchObject({ status: 'fulfilled' });
      expect(await saldo(antigo)).toBe(100_000);
      await conferir();
    }
  });
});
