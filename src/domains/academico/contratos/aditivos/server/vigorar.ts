import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { criarTitulosReceber, type NovoTitulo } from '#domains/financeiro/titulos/emissao/server/door.ts';
import { gravarCancelamentos } from '#domains/financeiro/titulos/cancelamentos/server/door.ts';
import { auditarVarios } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { type EfeitoNaParcela, tocadas, type ValoresDaParte } from '../efeito.ts';
import type { PlanoDeAditivo } from '../planejar.ts';
import { type AditivoParaEscrever, escreverAditivos } from './congelar.ts';
import '#domains/academico/contratos/server/restricoes.ts';
import './restricoes.ts';

/** `assinado`: it waited for its signature, and its text stands as it was signed. */
export type AditivoPlanejado = Omit<AditivoParaEscrever, 'efeito' | 'totalAntesCentavos'> & { plano: PlanoDeAditivo; assinado?: boolean };
type TituloNovo = { indice: number; parte: ValoresDaParte; efeito: EfeitoNaParcela; aditivo: AditivoPlanejado; anteriorId: number | null };

/**
 * Puts planned addenda into force, any number with the same number of statements: the titles they replace are cancelled
 * in their name, the new ones created, the effect by installment and the text of the paper kept, and the contracted totals moved.
 */
export async function gravarVigencia(ato: Ato, aditivos: readonly AditivoPlanejado[]): Promise<void> {
  const { tx, quem, hoje, tarefaId = null } = ato;
  if (aditivos.length === 0) return;
  await gravarCancelamentos(
    ato,
    aditivos
      .flatMap((a) =>
        tocadas(a.plano.efeito).flatMap((e) => e.cancelar.map((t) => ({ id: t.id, causa: { tipo: 'aditivo' as const, aditivoId: a.id } }))),
      )
      .sort((a, b) => a.id - b.id),
    { codigo: 'substituido_por_aditivo', dataCancelamento: hoje },
  );
  const novos = titulosNovos(aditivos);
  const criados = await criarTitulosReceber(
    tx,
    novos.map((n) => toTitulo(n, hoje)),
  );
  await gravarParcelas(tx, aditivos, novos, criados);
  const textos = await escreverAditivos(
    tx,
    aditivos.map((a) => ({ ...a, efeito: a.plano.efeito })),
  );
  const linhas = aditivos.map((a) => ({
    id: a.id,
    contrato: a.carregado.contrato.id,
    de: a.assinado ? 'aguardando_assinatura' : 'rascunho',
    ajuste: a.plano.ajusteCentavos,
    texto: textos.get(a.id) ?? null,
  }));
  await sql`with l as (select * from json_to_recordset(${JSON.stringify(linhas)}::json) as l(id bigint, contrato bigint, de text, ajuste bigint, texto jsonb)),
      vigentes as (update aditivos a set situacao = 'vigente', ajuste_centavos = l.ajuste, texto_congelado = coalesce(a.texto_congelado, l.texto), versao = a.versao + 1, updated_at = clock_timestamp() from l where a.id = l.id),
      contratos_movidos as (update contratos c set ajustes_centavos = c.ajustes_centavos + l.ajuste, versao = c.versao + 1, updated_at = clock_timestamp() from l where c.id = l.contrato)
    insert into aditivos_situacoes (aditivo_id, de, para, usuario_id, tarefa_id) select l.id, l.de, 'vigente', ${quem.usuarioId}::bigint, ${tarefaId}::bigint from l`.execute(
    tx,
  );
  await auditarVarios(
    ato,
    aditivos.map(({ id, ordem, motivo, carregado, plano }) => ({
      acao: 'contrato.aditado',
      alvoTipo: 'contrato',
      alvoId: carregado.contrato.id,
      depois: { aditivoId: id, ordem, parcelas: tocadas(plano.efeito).length, ajusteCentavos: plano.ajusteCentavos },
      motivo,
    })),
  );
}

/** The titles to create; each takes the place of the payer's former one, where there is one. */
function titulosNovos(aditivos: readonly AditivoPlanejado[]): TituloNovo[] {
  return aditivos.flatMap((aditivo) =>
    tocadas(aditivo.plano.efeito).flatMap((efeito) =>
      efeito.criar.map((parte, indice) => ({
        indice,
        parte,
        efeito,
        aditivo,
        anteriorId: efeito.cancelar.find((t) => t.pagadorId === parte.pagadorId)?.id ?? null,
      })),
    ),
  );
}

function toTitulo({ parte, efeito, aditivo: { carregado }, anteriorId }: TituloNovo, hoje: DataCivil): NovoTitulo {
  const { contrato, originais } = carregado;
  const preco = contrato.precos[efeito.precoIndice];
  if (!preco) throw new Error(`contract ${contrato.id} has no price ${efeito.precoIndice}`);
  // What the old title agreed on lateness and on being shown goes on; a new payer's follows the installment's.
  const original = originais.get(anteriorId ?? efeito.cancelar[0]?.id ?? 0);
  const { pagadorId, vencimento, ...valores } = parte;
  return {
    ...valores,
    pagadorId,
    origem: 'contrato',
    contratoId: contrato.id,
    contratoPrecoId: preco.id,
    matriculaId: contrato.matricula.id,
    alunoId: contrato.matricula.alunoId,
    parcela: efeito.parcela,
    parcelas: efeito.parcelas,
    descricao: preco.descricao,
    dataEmissao: hoje,
    dataVencimento: vencimento,
    contaBancariaId: preco.contaBancariaId,
    formaPagamentoId: preco.formaPagamentoId,
    ...(original
      ? { multaPercentual: original.multaPercentual, jurosPercentualMes: original.jurosPercentualMes, portal: original.portal }
      : {}),
  };
}

/** The effect by installment: old and new titles side by side, and the installments, or shares of one, left as they were. */
async function gravarParcelas(
  tx: Tx,
  aditivos: readonly AditivoPlanejado[],
  novos: readonly TituloNovo[],
  criados: readonly { id: number }[],
): Promise<void> {
  const substituidos = new Set(novos.flatMap((n) => n.anteriorId ?? []));
  const linha = (
    aditivo: AditivoPlanejado,
    efeito: EfeitoNaParcela,
    resto: { anterior?: number | null; novo?: number; intocada?: string | null },
  ) => ({
    aditivo: aditivo.id,
    preco: aditivo.carregado.contrato.precos[efeito.precoIndice]?.id,
    parcela: efeito.parcela,
    anterior: resto.anterior ?? null,
    novo: resto.novo ?? null,
    intocada: resto.intocada ?? null,
  });
  const linhas = [
    ...novos.map((n, i) => linha(n.aditivo, n.efeito, { anterior: n.anteriorId, novo: criados[i]?.id ?? 0 })),
    ...aditivos.flatMap((a) =>
      a.plano.efeito.flatMap((e) =>
        e.intocada
          ? [linha(a, e, { intocada: e.intocada })]
          : [
              ...e.cancelar.filter((t) => !substituidos.has(t.id)).map((t) => linha(a, e, { anterior: t.id })),
              ...(e.emParte ? [linha(a, e, { intocada: e.emParte })] : []),
            ],
      ),
    ),
  ];
  await sql`insert into aditivos_parcelas (aditivo_id, contrato_preco_id, parcela, titulo_anterior_id, titulo_novo_id, intocada)
    select l.aditivo, l.preco, l.parcela, l.anterior, l.novo, l.intocada
    from json_to_recordset(${JSON.stringify(linhas)}::json) as l(aditivo bigint, preco bigint, parcela int, anterior bigint, novo bigint, intocada text)
    order by l.aditivo, l.preco, l.parcela`.execute(tx);
}
