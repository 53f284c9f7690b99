import { sql } from 'kysely';
import { ouRecusa, type Recusado } from '#shared/julgar-cada.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { ErroNegocio, errosComuns, versaoDesatualizada } from '#shared/erros.ts';
import { errosAditivo } from '#domains/academico/contratos/aditivos/erros.ts';
import { doAditivo, podeMudarAditivo, type SituacaoAditivo } from '#domains/academico/contratos/aditivos/situacoes.ts';
import { apontamentosDe } from '#domains/academico/contratos/aditivos/server/planejar.ts';
import type { Previsto } from '#domains/academico/contratos/aditivos/server/assinar.ts';
import { julgarEnviado } from '#domains/academico/contratos/aditivos/server/julgar-enviado.ts';
import { carregarPagadores, carregarParaAditivo, termosDosAditivos } from '#domains/academico/contratos/aditivos/server/carregar.ts';
import { assinaturasEmAberto } from '#domains/academico/contratos/server/assinaturas-em-aberto.ts';
import { travarContratos } from '#domains/academico/contratos/server/carregar.ts';
import { lerCadastros, matriculaDe } from '#domains/academico/contratos/linhas/server/door.ts';
import type { PartesDoLote, ResultadoDoLote } from '#domains/academico/contratos/server/lote.ts';
import { toTermo } from '#domains/academico/contratos/aditivos/server/termos.ts';
import { type AditivoPlanejado, gravarVigencia } from '#domains/academico/contratos/aditivos/server/vigorar.ts';

/** An addendum whose signature arrived, as the person saw it. */
export type Assinado = { id: number; versao: number };
type Aditivo = {
  id: number;
  contratoId: number;
  numero: string;
  alunoNome: string;
  ordem: number;
  versao: number;
  situacao: SituacaoAditivo;
  dataAditivo: DataCivil;
  motivo: string;
  previsto: Previsto | null;
};
export type AssinaturaJulgada = { aditivo: Aditivo } & (
  | { planejado: AditivoPlanejado; erro: null }
  | { planejado: null; erro: ErroNegocio }
);

/**
 * What each of some addenda does once its signature is recorded, or why it cannot be: the same for the preview and for the record, and
 * the same that is asked of one alone. Unknown ids are left out.
 */
export async function julgarAssinaturas(
  db: Db | Tx,
  ids: readonly number[],
  { fuso, travar = false }: { fuso: string; travar?: boolean },
): Promise<AssinaturaJulgada[]> {
  const { rows: aditivos } =
    await sql<Aditivo>`select a.id, a.contrato_id as "contratoId", c.numero, m.aluno_nome as "alunoNome", a.ordem, a.versao, a.situacao,
      a.data_aditivo as "dataAditivo", a.motivo, a.texto_congelado -> 'previsto' as previsto
    from aditivos a join contratos c on c.id = a.contrato_id join v_matricula_resumo m on m.id = c.matricula_id
    where a.id = any(${[...ids]}::bigint[]) order by m.aluno_nome, a.id`.execute(db);
  const carregados = await carregarParaAditivo(db, [...new Set(aditivos.map((a) => a.contratoId))], travar);
  const guardados = Map.groupBy(await termosDosAditivos(db, [...ids]), (t) => t.aditivoId);
  const lidos = aditivos.flatMap((aditivo) => {
    const carregado = carregados.get(aditivo.contratoId);
    if (!carregado) return [];
    const indices = new Map(carregado.contrato.precos.map((p) => [p.id, p.indice]));
    return [{ aditivo, carregado, termos: (guardados.get(aditivo.id) ?? []).map((t) => toTermo(t, indices)) }];
  });
  const pessoas = await carregarPagadores(
    db,
    carregados.values(),
    lidos.flatMap(({ termos }) => termos),
  );
  const lidosAgora = await lerCadastros(
    db,
    lidos.map(({ carregado, termos }) => apontamentosDe(carregado, termos)),
  );
  const cadastros = { ...lidosAgora, firmado: true };
  const emAberto = await assinaturasEmAberto(
    db,
    lidos.map(({ aditivo }) => aditivo.contratoId),
  );
  return lidos.map(({ aditivo, carregado, termos }): AssinaturaJulgada => {
    const { id, ordem, numero, situacao, dataAditivo, motivo } = aditivo;
    const plano = ouRecusa(() => {
      if (situacao === 'rascunho') throw errosAditivo.ADITIVO_SEM_ASSINATURA({ numero, ordem });
      if (!podeMudarAditivo(situacao, 'vigorar'))
        throw errosAditivo.ADITIVO_TRANSICAO_INVALIDA({ numero, ordem, ...doAditivo(situacao, 'vigente') });
      const lidosDele = { pessoas, cadastros, matricula: matriculaDe(cadastros, carregado) };
      const enviado = julgarEnviado({ ...aditivo, carregado, termos }, lidosDele, fuso);
      // Asked last: the signatures of what changed since it was sent cannot be concluded.
      const falta = emAberto({ contratoId: aditivo.contratoId, aditivoId: id, numero, ordem });
      if (falta) throw falta;
      return enviado;
    });
    if (plano instanceof ErroNegocio) return { aditivo, planejado: null, erro: plano };
    return { aditivo, planejado: { id, ordem, dataAditivo, motivo, termos, carregado, plano, assinado: true }, erro: null };
  });
}

/** Records that the families signed: the addenda of these contracts come into force as they were sent, each judged by itself. */
export async function registrarAssinaturas(ato: PartesDoLote<{ ids: number[]; aditivos: Assinado[] }>): Promise<ResultadoDoLote> {
  await travarContratos(ato.tx, ato.ids);
  const { rows: donos } = await sql<{ id: number; contratoId: number }>`select id, contrato_id as "contratoId" from aditivos
    where id = any(${ato.entrada.aditivos.map((a) => a.id)}::bigint[]) and contrato_id = any(${[...ato.ids]}::bigint[])`.execute(ato.tx);
  const versoes = new Map(ato.entrada.aditivos.map((a) => [a.id, a.versao]));
  const julgados = await julgarAssinaturas(
    ato.tx,
    donos.map((d) => d.id),
    { fuso: ato.fuso, travar: true },
  );
  const feitos: AditivoPlanejado[] = [];
  const recusados: Recusado[] = [];
  for (const { aditivo, planejado, erro } of julgados) {
    if (planejado && aditivo.versao === versoes.get(aditivo.id)) feitos.push(planejado);
    else recusados.push({ id: aditivo.contratoId, erro: erro ?? versaoDesatualizada({ tipo: 'contrato', id: aditivo.contratoId }, null) });
  }
  await gravarVigencia(ato, feitos);
  const prontos = new Set(feitos.map((f) => f.carregado.contrato.id));
  // A contract answers once, though two of its addenda were named.
  const porContrato = new Map(recusados.map((r) => [r.id, r]));
  return { feitos: [...prontos], recusados: [...porContrato.values()].filter(({ id }) => !prontos.has(id)) };
}

/** The contracts of some addenda; a batch works on these. @throws NAO_ENCONTRADO when one of them does not exist */
export async function contratosDosAditivos(db: Db | Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number; contratoId: number }>`select id, contrato_id as "contratoId" from aditivos
    where id = any(${[...ids]}::bigint[])`.execute(db);
  if (rows.length < new Set(ids).size) throw errosComuns.NAO_ENCONTRADO();
  return [...new Set(rows.map((r) => r.contratoId))];
}
