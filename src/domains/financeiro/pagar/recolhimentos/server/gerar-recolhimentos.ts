import { sql } from 'kysely';
import type { z } from 'zod';
import type { Ato } from '#platform/server/ato.ts';
import type { Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { formatarData, montarData, partesDe, ultimoDiaDoMes } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { criarContas, type NovaConta } from '../../contas/server/door.ts';
import type { recolhimentosApi } from '../api.ts';
import type { recolhimentoEsquema } from '../esquemas.ts';
import type { Grupo } from '../planejar.ts';
import { escolherGrupos } from './escolher-grupos.ts';
import './restricoes.ts';

type Pedido = z.output<typeof recolhimentoEsquema>;

/** Hands withheld taxes over: a payable of each chosen group. Throws what `escolherGrupos` and `criarContas` throw. */
export async function gerarRecolhimentos(
  ato: Ato<Pessoa>,
  { grupos: pedidos, ...pagamento }: Pedido,
): Promise<RespostaServidor<typeof recolhimentosApi.gerarRecolhimentos>> {
  const escolhidos = await escolherGrupos(ato, pedidos);
  const feitos: { id: number; numero: string; aguarda: boolean; grupo: Grupo }[] = [];
  for (const [fornecedorId, grupos] of Map.groupBy(escolhidos, (g) => g.fornecedorId ?? 0)) {
    const criadas = await criarContas(ato, { fornecedorId, contas: grupos.map((grupo) => contaDe(grupo, pagamento)) });
    for (const [i, { aprovacao, titulos }] of criadas.entries()) {
      const [grupo, titulo] = [grupos[i], titulos[0]];
      if (grupo && titulo) feitos.push({ ...titulo, aguarda: aprovacao === 'pendente', grupo });
    }
  }
  await gravar(ato.tx, feitos);
  return { aguardaAprovacao: feitos.some((f) => f.aguarda), titulos: feitos.map(({ id, numero }) => ({ id, numero })) };
}

/** A bill of the last day of the month that its taxes are of: they were owed by then, whenever the title is made. */
function contaDe(
  { nomes, codigo, competencia, dataVencimento, valorCentavos, itens }: Grupo,
  { categoriaFinanceiraId, contaBancariaId, formaPagamentoId }: Omit<Pedido, 'grupos'>,
): NovaConta {
  const { ano, mes } = partesDe(competencia);
  const doMes = formatarData(competencia).slice(3);
  const sobra = 150 - doMes.length - (codigo?.length ?? 0) - 2;
  return {
    documento: null,
    descricao: [nomes.join(', ').slice(0, sobra), codigo, doMes].filter(Boolean).join(' '),
    dataEmissao: montarData(ano, mes, ultimoDiaDoMes(ano, mes)),
    valorCentavos,
    parcelas: 1,
    primeiroVencimento: dataVencimento,
    contaBancariaId,
    formaPagamentoId,
    rateio: [{ categoriaFinanceiraId, centroCustoId: null, valorCentavos }],
    impostos: [],
    codigo: null,
    recorrencia: null,
    origem: 'imposto',
    // One group is of one kind of tax, whichever of its dated rows each part was withheld by.
    recolhe: itens[0] && { impostoId: itens[0].impostoId },
  };
}

async function gravar(tx: Tx, feitos: readonly { id: number; grupo: Grupo }[]): Promise<void> {
  const recolhimentos = feitos.map(({ id, grupo: { tipo, codigo, competencia } }) => ({ id, tipo, codigo, competencia }));
  const itens = feitos.flatMap(({ id, grupo }) => grupo.itens.map(({ retencaoId, valorCentavos }) => ({ id, retencaoId, valorCentavos })));
  await sql`insert into recolhimentos (titulo_id, tipo, codigo, competencia)
    select id, tipo, codigo, competencia from json_to_recordset(${JSON.stringify(recolhimentos)}::json) as r(id bigint, tipo text, codigo text, competencia date)`.execute(
    tx,
  );
  await sql`insert into recolhimentos_itens (titulo_id, retencao_id, valor_centavos)
    select id, "retencaoId", "valorCentavos" from json_to_recordset(${JSON.stringify(itens)}::json) as i(id bigint, "retencaoId" bigint, "valorCentavos" bigint)`.execute(
    tx,
  );
}
