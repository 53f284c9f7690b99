import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { contestarDebito } from '#domains/financeiro/declaracoes/contestacoes/server/oficina.ts';
import { emitirDeclaracoes } from '#domains/financeiro/declaracoes/emissao/server/oficina.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { criarTitulosReceber } from '#domains/financeiro/titulos/emissao/server/door.ts';
import { valoresDevidosEm } from '#domains/financeiro/titulos/devido/server/door.ts';
import { classificarDeducao } from '#domains/financeiro/titulos/ficha/server/oficina.ts';
import { montarData } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import type { Base } from '../../base/base.ts';

type Familia = { pagadorId: number; alunoId: number };
/** What the year before left of some families: the first month billed, whether December was paid, whether it is questioned in court. */
const historias = [
  { desde: 1, dezembro: 'pago' },
  { desde: 1, dezembro: 'pago' },
  { desde: 11, dezembro: 'pago' },
  { desde: 11, dezembro: 'pago' },
  { desde: 10, dezembro: 'pago' },
  { desde: 11, dezembro: 'aberto' },
  { desde: 11, dezembro: 'contestado' },
] as const;

/** The year before, carried over from the old system, and the statements of who asked for them. */
export async function declarar(ato: Ato, base: Base, ano: number): Promise<void> {
  const { hoje, tx } = ato;
  const { rows: familias } = await sql<Familia>`select pagador_id as "pagadorId", min(aluno_id) as "alunoId" from v_titulo_receber t
    where aluno_id is not null and exists (select 1 from v_pessoa_resumo p where p.id = t.pagador_id and p.cpf is not null)
      and not exists (select 1 from v_titulo_em_aberto v where v.pagador_id = t.pagador_id and v.data_limite < ${hoje}::date)
    group by pagador_id order by pagador_id limit ${historias.length + 6}`.execute(tx);
  const comHistoria = familias.slice(0, historias.length);
  for (const [i, familia] of comHistoria.entries()) {
    const historia = historias[i];
    if (historia) await trazerAnoAnterior(ato, base, familia, historia, ano - 1);
  }
  const ids = familias.map(({ pagadorId }) => pagadorId);
  await emitirDeclaracoes(ato, { tipo: 'quitacao', ano: ano - 1, pagadorIds: ids.slice(0, 3) });
  await emitirDeclaracoes(ato, { tipo: 'ir', ano, pagadorIds: ids.slice(-6) });
  await mudarUma(ato, ids.at(-1) ?? 0);
}

async function trazerAnoAnterior(
  ato: Ato,
  base: Base,
  { pagadorId, alunoId }: Familia,
  { desde, dezembro }: (typeof historias)[number],
  ano: number,
): Promise<void> {
  const { tx } = ato;
  const meses = Array.from({ length: 13 - desde }, (_, k) => desde + k);
  const recebimento = { contaBancariaId: base.contas.caixa, formaPagamentoId: base.formas.dinheiro };
  const titulos = await criarTitulosReceber(
    tx,
    meses.map((mes) => ({
      ...recebimento,
      origem: 'manual',
      contratoId: null,
      contratoPrecoId: null,
      matriculaId: null,
      parcela: mes,
      parcelas: 12,
      pagadorId,
      alunoId,
      descricao: `Mensalidade de ${ano}`,
      dataEmissao: montarData(ano, 1, 2),
      dataVencimento: montarData(ano, mes, 10),
      valorCentavos: centavos(89_000),
      descontoIncondicionalCentavos: centavos(0),
      descontoCondicionalCentavos: centavos(0),
      dedutivel: true,
    })),
  );
  const pagos = dezembro === 'pago' ? titulos : titulos.slice(0, -1);
  const dataBaixa = montarData(ano, 12, 9);
  const devidos = await valoresDevidosEm(
    tx,
    pagos.map(({ id }) => id),
    dataBaixa,
  );
  const itens = devidos.map(({ id, devido }) => ({ tituloId: id, valorCentavos: devido.totalCentavos }));
  await baixarTitulos(ato, { ...recebimento, dataBaixa, itens });
  const ultimo = titulos.at(-1);
  if (dezembro === 'contestado' && ultimo)
    await contestarDebito(ato, {
      tituloId: ultimo.id,
      processo: '0800123-45.2026.8.14.0301',
      dataContestacao: montarData(ano + 1, 2, 3),
      observacao: null,
    });
}

/** A title that was found out to be no instruction: its payer's statement says otherwise until another is issued. */
async function mudarUma(ato: Ato, pagadorId: number): Promise<void> {
  const { tx } = ato;
  const { rows } = await sql<{ id: number; versao: number }>`select t.id, t.versao from v_titulo_receber t
    where t.pagador_id = ${pagadorId} and t.recebido_centavos > 0 and t.origem <> 'acordo' order by t.id limit 1`.execute(tx);
  if (rows[0]) await classificarDeducao(ato, { ...rows[0], dedutivel: false });
}
