import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { criarTitulosReceber } from '#domains/financeiro/titulos/emissao/server/door.ts';
import { auditarVarios } from '#platform/server/auditoria/audit.ts';
import { errosComuns } from '#shared/erros.ts';
import { daUnica, julgarCada, type Recusado } from '#shared/julgar-cada.ts';
import { errosContrato } from '#domains/academico/contratos/erros.ts';
import { conferirAtivacao } from '../planejar.ts';
import { julgarContratado } from './julgar-ativacao.ts';
import { carregarContratos, type ContratoCarregado, contratoMudou, travarContratos } from '#domains/academico/contratos/server/carregar.ts';
import { apontamentosDoContrato, type CadastrosLidos, lerCadastros } from '#domains/academico/contratos/linhas/server/door.ts';
import { lerConfiguracao } from '#domains/academico/contratos/server/configuracao.ts';
import { assinaturasEmAberto } from '#domains/academico/contratos/server/assinaturas-em-aberto.ts';
import { conferirEscola, congelarTextos } from '#domains/academico/contratos/papel/server/door.ts';
import '#domains/academico/contratos/server/restricoes.ts';

export type AtivacaoPedida = { id: number; versao?: number };
export type OpcoesDeAtivacao = {
  /**
   * The contracts were in force before the portal knew them (a school that brings its books along): what fell due counts as issued on its due
   * date. Otherwise every title is issued today, whatever its due date: the position of a past day stays as it was shown that day.
   */
  jaVigoravam?: boolean;
};
export type Ativado = { id: number; titulos: number; totalCentavos: number };
type Planejado = { contrato: ContratoCarregado } & ReturnType<typeof julgarContratado>;

/** Activates one contract and creates its titles; any refusal stops it whole. */
export async function ativarContrato(ato: Ato, pedido: AtivacaoPedida): Promise<Ativado> {
  const { ativados, recusados } = await ativarContratos(ato, [pedido]);
  return daUnica(ativados, recusados);
}

/**
 * Activates many contracts with a fixed number of statements. Each contract is judged by itself: those that a rule
 * refuses are given back with the refusal and the others go on.
 */
export async function ativarContratos(
  ato: Ato,
  pedidos: readonly AtivacaoPedida[],
  { jaVigoravam = false }: OpcoesDeAtivacao = {},
): Promise<{ ativados: Ativado[]; recusados: Recusado[] }> {
  const { tx } = ato;
  const ids = pedidos.map((p) => p.id);
  await travarContratos(tx, ids);
  const achados = new Map((await carregarContratos(tx, ids)).map((c) => [c.id, c]));
  const { exigeAssinatura } = await lerConfiguracao(tx);
  const exigirEscola = await conferirEscola(tx);
  const cadastros = await lerCadastros(tx, [...achados.values()].map(apontamentosDoContrato));
  const emAberto = await assinaturasEmAberto(tx, ids);
  const { aceitos: planejados, recusados } = julgarCada(pedidos, (pedido) => {
    const planejado = planejar(achados.get(pedido.id), pedido, { exigeAssinatura, exigirEscola, cadastros });
    const falta = emAberto({ contratoId: pedido.id, aditivoId: null, numero: planejado.contrato.numero, ordem: null });
    if (falta) throw falta;
    return planejado;
  });
  if (planejados.length > 0) await gravar(ato, planejados, jaVigoravam);
  return {
    ativados: planejados.map(({ contrato, titulos, totais }) => ({
      id: contrato.id,
      titulos: titulos.length,
      totalCentavos: totais.totalCentavos,
    })),
    recusados,
  };
}

function planejar(
  contrato: ContratoCarregado | undefined,
  pedido: AtivacaoPedida,
  { exigeAssinatura, exigirEscola, cadastros }: { exigeAssinatura: boolean; exigirEscola: () => void; cadastros: CadastrosLidos },
): Planejado {
  if (!contrato) throw errosComuns.NAO_ENCONTRADO();
  if (pedido.versao !== undefined && pedido.versao !== contrato.versao) throw contratoMudou(contrato);
  const { numero, situacao } = contrato;
  if (exigeAssinatura && situacao === 'rascunho') throw errosContrato.CONTRATO_SEM_ASSINATURA({ numero });
  conferirAtivacao(contrato);
  if (situacao === 'rascunho') exigirEscola();
  return { contrato, ...julgarContratado(contrato, cadastros) };
}

/** Writes the activation: state, its row, frozen text, titles (each with its accounting fact) and audit, for all contracts at once. */
async function gravar(ato: Ato, planejados: readonly Planejado[], jaVigoravam: boolean): Promise<void> {
  const { tx, quem, hoje, fuso, tarefaId = null } = ato;
  // A text that was signed stays as it was signed.
  const textos = await congelarTextos(
    tx,
    planejados.filter(({ contrato }) => contrato.situacao === 'rascunho'),
    fuso,
  );
  const linhas = planejados.map(({ contrato, totais }) => ({
    id: contrato.id,
    de: contrato.situacao,
    total: totais.totalCentavos,
    texto: textos.get(contrato.id) ?? null,
  }));
  await sql`with l as (select * from json_to_recordset(${JSON.stringify(linhas)}::json) as l(id bigint, de text, total bigint, texto jsonb)),
      mudados as (update contratos c set situacao = 'ativo', total_centavos = l.total, ativado_em = clock_timestamp(), texto_congelado = coalesce(l.texto, c.texto_congelado),
          versao = c.versao + 1, updated_at = clock_timestamp() from l where c.id = l.id)
    insert into contratos_situacoes (contrato_id, de, para, usuario_id, tarefa_id) select l.id, l.de, 'ativo', ${quem.usuarioId}::bigint, ${tarefaId}::bigint from l`.execute(
    tx,
  );
  await criarTitulosReceber(
    tx,
    planejados.flatMap((p) => titulosDe(p, (vencimento) => (jaVigoravam && vencimento < hoje ? vencimento : hoje))),
  );
  await auditarVarios(
    ato,
    planejados.map(({ contrato, totais, titulos }) => ({
      acao: 'contrato.ativado',
      alvoTipo: 'contrato',
      alvoId: contrato.id,
      antes: { situacao: contrato.situacao },
      depois: { situacao: 'ativo', totalCentavos: totais.totalCentavos, titulos: titulos.length },
    })),
  );
}

function titulosDe({ contrato, titulos }: Planejado, emissaoDe: (vencimento: string) => string) {
  return titulos.flatMap(({ precoIndice, vencimento, ...titulo }) => {
    const preco = contrato.precos[precoIndice];
    if (!preco) return [];
    return [
      {
        ...titulo,
        origem: 'contrato' as const,
        contratoId: contrato.id,
        contratoPrecoId: preco.id,
        matriculaId: contrato.matricula.id,
        alunoId: contrato.matricula.alunoId,
        descricao: preco.descricao,
        dataEmissao: emissaoDe(vencimento),
        dataVencimento: vencimento,
        contaBancariaId: preco.contaBancariaId,
        formaPagamentoId: preco.formaPagamentoId,
      },
    ];
  });
}
