import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { type DataCivil, hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { fernanda, fuso, type Tesouraria, tesourariaDeTeste, tituloDeTeste } from '#tests/helpers/financeiro.ts';
import { conferirInteireza } from '#tests/helpers/titulos/inteireza.ts';
import { valorDevido } from '#domains/financeiro/titulos/devido/valor-devido.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/baixar-titulos.ts';
import { devidoEm } from '#domains/financeiro/titulos/devido/server/devido-sql.ts';
import { estornarBaixa } from './estornar-baixa.ts';
import { obterExtrato } from '#domains/financeiro/titulos/extrato/server/extrato.ts';
import { obterTitulo } from '#domains/financeiro/titulos/ficha/server/obter-titulo.ts';
import { posicaoEm } from '#domains/financeiro/titulos/devido/server/posicao.ts';

let banco: BancoDeTeste;
let t: Tesouraria;
const hoje: DataCivil = hojeEm(new Date(), fuso);
beforeAll(async () => {
  banco = await bancoDeTeste();
  t = await tesourariaDeTeste(banco.db);
});
afterAll(() => banco.fechar());

const pagar = async (tituloId: number, valorCentavos: number, dataBaixa: DataCivil): Promise<number> =>
  (
    await transacao(banco.db, (tx) =>
      baixarTitulos(atoDe(tx, fernanda), {
        dataBaixa,
        contaBancariaId: t.contaBancariaId,
        formaPagamentoId: t.formaPagamentoId,
        itens: [{ tituloId, valorCentavos }],
      }),
    )
  ).baixas[0]?.id ?? 0;
const estornar = (baixaId: number) =>
  transacao(banco.db, (tx) => estornarBaixa(atoDe(tx, fernanda), { baixaId, motivo: 'Cheque devolvido' }));
const posicao = async (id: number, em: DataCivil) =>
  (
    await sql<{ situacao: string; saldo: number; devido: number }>`select p.situacao, p.saldo, p.devido from (${posicaoEm({
      em,
      base: 'datas',
      fuso,
      so: [id],
    })}) p`.execute(banco.db)
  ).rows[0];
const devidoPeloSql = async (id: number): Promise<number> =>
  (await sql<{ n: number }>`select ${devidoEm(hoje)} as n from titulos_receber t where t.id = ${id}`.execute(banco.db)).rows[0]?.n ?? -1;
/** What a discount of the facts comes to: received less reversed, less taken back. */
const descontoDosFatos = async (): Promise<number> =>
  (
    await sql<{ n: number }>`select coalesce(sum((valores ->> 'descontoCentavos')::bigint
      * case evento when 'titulo.recebido' then 1 when 'desconto.revogacao_estornada' then 1 else -1 end), 0)::bigint as n
      from fatos_contabeis where evento in ('titulo.recebido', 'recebimento.estornado', 'desconto.revogado', 'desconto.revogacao_estornada')`.execute(
      banco.db,
    )
  ).rows[0]?.n ?? -1;

/** Due 12 days ago: a cheque of 500,00 five days before, 450,00 with the discount of 50,00 on the due date. */
async function quitadoComCheque() {
  const { dataVencimento } = await vencido();
  const { id } = await tituloDeTeste(banco.db, t, { dataEmissao: somarDias(dataVencimento, -60), dataVencimento });
  const cheque = await pagar(id, 50_000, somarDias(dataVencimento, -5));
  const dinheiro = await pagar(id, 45_000, dataVencimento);
  return { id, cheque, dinheiro, dataVencimento };
}
const vencido = async () => ({ dataVencimento: somarDias(hoje, -12) });

describe('a reversal that opens a title again', () => {
  test('takes back the discount of the payment that had settled it, as if it had not been given', async () => {
    const { id, cheque, dataVencimento } = await quitadoComCheque();
    const antes = await descontoDosFatos();
    expect(await posicao(id, somarDias(hoje, -1))).toEqual({ situacao: 'baixado', saldo: 0, devido: 0 });
    expect(await estornar(cheque)).toMatchObject({ situacao: 'parcial', descontoRevogadoCentavos: 5_000 });
    const titulo = await obterTitulo(banco.db, id, hoje, 'br');
    const dozeDias = valorDevido(
      {
        valorCentavos: centavos(100_000),
        descontoIncondicionalCentavos: centavos(0),
        descontoCondicionalCentavos: centavos(5_000),
        dataVencimento,
        multaPercentual: '2.0000',
        jurosPercentualMes: '1.0000',
      },
      [
        {
          dataBaixa: dataVencimento,
          principalCentavos: centavos(45_000),
          descontoCentavos: centavos(0),
          multaCentavos: centavos(0),
          jurosCentavos: centavos(0),
        },
      ],
      hoje,
    );
    expect(dozeDias).toMatchObject({ saldoCentavos: 55_000, multaCentavos: 1_100, jurosCentavos: 220, totalCentavos: 56_320 });
    expect(titulo.devido).toEqual(dozeDias);
    expect(await devidoPeloSql(id)).toBe(56_320);
    expect(await posicao(id, hoje)).toEqual({ situacao: 'parcial', saldo: 55_000, devido: 56_320 });
    // Yesterday it was settled, and stays so; so does the balance of the statement tie out.
    expect(await posicao(id, somarDias(hoje, -1))).toEqual({ situacao: 'baixado', saldo: 0, devido: 0 });
    expect(titulo.passos.map((p) => [p.chave, p.valorCentavos])).toContainEqual(['jaAmortizado', -45_000]);
    expect(titulo.passos.find((p) => p.chave === 'descontoRevogado')?.texto).toMatch(/50,00.*reabriu/u);
    expect(titulo.baixas.map((b) => b.descontoRevogadoCentavos)).toEqual([0, 5_000]);
    expect(await descontoDosFatos()).toBe(antes - 5_000);
    const { movimentos, resumo } = await obterExtrato(
      { db: banco.db, hoje, fuso },
      { pagadorId: t.pagadorId, alunoId: null, inicio: null, fim: null },
    );
    expect(movimentos.filter((m) => m.tituloId === id).map((m) => [m.tipo, m.valorCentavos])).toEqual([
      ['emissao', 100_000],
      ['baixa', -50_000],
      ['baixa', -50_000],
      ['estorno', 50_000],
      ['descontoRevogado', 5_000],
    ]);
    expect(movimentos.at(-1)?.saldoCentavos).toBe(resumo.saldoCentavos);
    await conferirInteireza(banco.db);
  });

  test('the payment that lost its discount is reversed once for all: nothing is taken back twice', async () => {
    const antes = await descontoDosFatos();
    const { id, cheque, dinheiro } = await quitadoComCheque();
    await estornar(cheque);
    expect(await estornar(dinheiro)).toMatchObject({ situacao: 'aberto', descontoRevogadoCentavos: 0 });
    expect(await descontoDosFatos()).toBe(antes);
    const titulo = await obterTitulo(banco.db, id, hoje, 'br');
    expect(titulo.devido).toMatchObject({ saldoCentavos: 100_000, multaCentavos: 2_000, jurosCentavos: 400 });
    expect(titulo.passos.map((p) => p.chave)).not.toContain('descontoRevogado');
    const { movimentos } = await obterExtrato(
      { db: banco.db, hoje, fuso },
      { pagadorId: t.pagadorId, alunoId: null, inicio: null, fim: null },
    );
    expect(movimentos.filter((m) => m.tituloId === id).reduce((soma, m) => soma + m.valorCentavos, 0)).toBe(100_000);
    await conferirInteireza(banco.db);
  });

  test('before the due date the discount is there again for who settles in time', async () => {
    const { id } = await tituloDeTeste(banco.db, t, { dataEmissao: somarDias(hoje, -30), dataVencimento: somarDias(hoje, 20) });
    const cheque = await pagar(id, 50_000, somarDias(hoje, -2));
    await pagar(id, 45_000, hoje);
    await estornar(cheque);
    const { devido } = await obterTitulo(banco.db, id, hoje, 'br');
    expect(devido).toMatchObject({ saldoCentavos: 55_000, descontoCentavos: 5_000, totalCentavos: 50_000 });
    await pagar(id, 50_000, hoje);
    expect((await obterTitulo(banco.db, id, hoje, 'br')).situacao).toBe('baixado');
    await conferirInteireza(banco.db);
  });

  test('the database refuses to take back another amount, or to leave the title as it was', async () => {
    const { id, cheque, dinheiro } = await quitadoComCheque();
    await estornar(cheque);
    const { rows } = await sql<{ id: number }>`select id from estornos where baixa_id = ${cheque}`.execute(banco.db);
    const revogar = (baixaId: number, valor: number) =>
      sql`insert into baixas_descontos_revogados (baixa_id, estorno_id, data_revogacao, valor_centavos) values (${baixaId}, ${rows[0]?.id}, ${hoje}, ${valor})`.execute(
        banco.dono,
      );
    await expect(revogar(dinheiro, 5_000)).rejects.toThrow(/baixas_descontos_revogados_baixa_key/);
    await expect(revogar(cheque, 5_000)).rejects.toThrow(/MOVIMENTO_SEM_FATO/);
    await expect(sql`update baixas_descontos_revogados set valor_centavos = 1`.execute(banco.dono)).rejects.toThrow(/REGISTRO_IMUTAVEL/);
    expect((await obterTitulo(banco.db, id, hoje, 'br')).situacao).toBe('parcial');
  });
});
