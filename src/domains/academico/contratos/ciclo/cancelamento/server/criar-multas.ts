import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { criarTitulosReceber, type NovoTitulo } from '#domains/financeiro/titulos/emissao/server/door.ts';
import { descreverTitulo } from '#domains/financeiro/caixa/palavras-dos-titulos.ts';
import type { DataCivil } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import { calcularMulta, type MultaPedida } from '../multa.ts';
import { dividirMulta, type ParteDaMulta } from '../pagadores-da-multa.ts';
import type { ContratoCarregado } from '#domains/academico/contratos/server/carregar.ts';

type ContratoComBase = { contrato: ContratoCarregado; situacaoId: number; base: Centavos; partes: readonly ParteDaMulta[] };

/** Creates the titles of cancellation fees, one for each who pays it, and remembers which cancellation they are of. */
export async function criarMultas(
  { tx, hoje }: Ato<unknown>,
  contratos: readonly ContratoComBase[],
  multa: MultaPedida | null,
): Promise<Map<number, Centavos>> {
  const valores = new Map<number, Centavos>();
  if (!multa) return valores;
  const novos = contratos.flatMap(({ contrato, situacaoId, base, partes }) => {
    const valor = calcularMulta(multa, base);
    valores.set(contrato.id, valor);
    return titulosDaMulta(contrato, { valor, partes, dataVencimento: multa.dataVencimento }, hoje).map((titulo) => ({
      titulo,
      situacaoId,
    }));
  });
  const criados = await criarTitulosReceber(
    tx,
    novos.map((n) => n.titulo),
  );
  const ligacoes = criados.map(({ id }, i) => ({ situacao: novos[i]?.situacaoId, titulo: id }));
  await sql`insert into contratos_multas (situacao_id, titulo_id)
    select l.situacao, l.titulo from json_to_recordset(${JSON.stringify(ligacoes)}::json) as l(situacao bigint, titulo bigint)`.execute(tx);
  return valores;
}

function titulosDaMulta(
  contrato: ContratoCarregado,
  { valor, partes, dataVencimento }: { valor: Centavos; partes: readonly ParteDaMulta[]; dataVencimento: DataCivil },
  hoje: DataCivil,
): NovoTitulo[] {
  const [preco] = contrato.precos;
  if (!preco) return [];
  return dividirMulta(valor, partes).map(({ pessoaId, valorCentavos }) => ({
    origem: 'taxa',
    contratoId: contrato.id,
    contratoPrecoId: null,
    matriculaId: contrato.matricula.id,
    parcela: 1,
    parcelas: 1,
    pagadorId: pessoaId,
    alunoId: contrato.matricula.alunoId,
    descricao: descreverTitulo('multaDoContrato', { numero: contrato.numero }),
    dataEmissao: hoje,
    dataVencimento,
    valorCentavos,
    descontoIncondicionalCentavos: centavos(0),
    descontoCondicionalCentavos: centavos(0),
    contaBancariaId: preco.contaBancariaId,
    formaPagamentoId: preco.formaPagamentoId,
  }));
}
