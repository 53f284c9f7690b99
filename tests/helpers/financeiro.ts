import { atoDe } from '#tests/helpers/ato.ts';
import { type Db, transacao } from '#platform/server/database/kysely.ts';
import { criarPeriodoFinanceiro } from '#domains/financeiro/caixa/periodos/server/oficina.ts';
import { criarContaBancaria, criarFormaPagamento, criarTaxa } from '#domains/financeiro/cadastros/server/oficina.ts';
import { criarTitulosReceber, type NovoTitulo } from '#domains/financeiro/titulos/emissao/server/door.ts';
import type { TituloCriado } from '#domains/financeiro/titulos/emissao/server/oficina.ts';
import { centavos } from '#shared/dinheiro.ts';
import { pessoaDeTeste } from './academico.ts';
import { quemDeTeste } from './servidor.ts';

export const fuso = 'America/Belem';
export const fernanda = quemDeTeste();
export const paulo = quemDeTeste(undefined, { usuarioId: 2, nome: 'Paulo', sobrenome: 'Nunes' });

export type Tesouraria = {
  pagadorId: number;
  alunoId: number;
  contaBancariaId: number;
  outraContaId: number;
  formaPagamentoId: number;
  periodoId: number;
};

/** A cash box and a second one, both with a financial period open since 2026, a method, the usual late-payment rate, a payer and a student. */
export async function tesourariaDeTeste(db: Db): Promise<Tesouraria> {
  const pagadorId = await pessoaDeTeste(db, 'Marcos', '1985-03-01');
  const alunoId = await pessoaDeTeste(db, 'Ana Clara');
  return transacao(db, async (tx) => {
    const { id: contaBancariaId } = await criarContaBancaria(atoDe(tx, fernanda), { nome: 'Caixa da secretaria', tipo: 'caixa' });
    const { id: outraContaId } = await criarContaBancaria(atoDe(tx, fernanda), { nome: 'Caixa da cantina', tipo: 'caixa' });
    const { id: formaPagamentoId } = await criarFormaPagamento(atoDe(tx, fernanda), {
      nome: 'Dinheiro',
      tipo: 'dinheiro',
      contaBancariaId,
    });
    await criarTaxa(atoDe(tx, fernanda), { nome: 'Usual', multaPercentual: '2', jurosPercentualMes: '1', vigenteDesde: '2020-01-01' });
    const periodo = { dataInicio: '2026-01-01', dataFim: '2099-12-31' };
    const { id: periodoId } = await criarPeriodoFinanceiro(atoDe(tx, fernanda), { ...periodo, contaBancariaId });
    await criarPeriodoFinanceiro(atoDe(tx, fernanda), { ...periodo, contaBancariaId: outraContaId });
    return { pagadorId, alunoId, contaBancariaId, outraContaId, formaPagamentoId, periodoId };
  });
}

/** A title of 1.000,00 due on 2026-03-10 with a conditional discount of 50,00; override what the test is about. */
export async function tituloDeTeste(db: Db, t: Tesouraria, partes: Partial<NovoTitulo> = {}): Promise<TituloCriado> {
  const [titulo] = await titulosDeTeste(db, t, [partes]);
  if (!titulo) throw new Error('no title');
  return titulo;
}

export function titulosDeTeste(db: Db, t: Tesouraria, partes: readonly Partial<NovoTitulo>[]): Promise<TituloCriado[]> {
  return transacao(db, (tx) =>
    criarTitulosReceber(
      tx,
      partes.map((parte) => ({
        origem: 'manual',
        contratoId: null,
        contratoPrecoId: null,
        matriculaId: null,
        parcela: 1,
        parcelas: 1,
        pagadorId: t.pagadorId,
        alunoId: t.alunoId,
        descricao: 'Mensalidade 03/2026',
        dataEmissao: '2026-01-05',
        dataVencimento: '2026-03-10',
        valorCentavos: centavos(100_000),
        descontoIncondicionalCentavos: centavos(0),
        descontoCondicionalCentavos: centavos(5_000),
        contaBancariaId: t.contaBancariaId,
        formaPagamentoId: t.formaPagamentoId,
        ...parte,
      })),
    ),
  );
}
