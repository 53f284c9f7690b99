import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import {
  type EtapaAFechar,
  mudarEtapas,
  mudarSegmentacoes,
  type SegmentacaoTravada,
  travarSegmentacoes,
} from '#domains/academico/periodos-letivos/server/door.ts';
import { errosComuns } from '#shared/erros.ts';
import { julgarCada, type Recusado } from '#shared/julgar-cada.ts';
import { errosFechamentoDoPeriodo as erros } from '../erros.ts';

type Resposta = { feitas: number[]; recusadas: { id: number; motivo: string }[] };
type Aberta = { turma: string; anoLetivoId: number; segmentacaoId: number; etapaId: number | null };
const NOMEADAS = 5;

/**
 * Closes etapas for their whole segmentação, each by itself, once every class has closed it. @throws NAO_ENCONTRADO
 */
export async function fecharEtapasDoPeriodo(ato: Ato<Autor>, { ids }: { ids: readonly number[] }): Promise<Resposta> {
  const { segmentacoes, etapas } = await travarSegmentacoes(ato.tx, { etapaIds: ids });
  const pedidas = etapas.filter(({ id }) => ids.includes(id));
  if (pedidas.length < new Set(ids).size) throw errosComuns.NAO_ENCONTRADO();
  const nomes = await nomesDasSegmentacoes(ato.tx, segmentacoes);
  const abertas = await turmasAbertas(ato.tx, ids);
  const { aceitos, recusados } = julgarCada(pedidas, (etapa) => {
    const suas = abertas.filter(({ etapaId }) => etapaId === etapa.id).map(({ turma }) => turma);
    const segmentacao = nomes.get(etapa.segmentacaoNoPeriodoId) ?? '';
    if (suas.length > 0) throw erros.ETAPA_COM_TURMAS_ABERTAS({ etapa: etapa.nome, segmentacao, n: suas.length, turmas: algumas(suas) });
    return etapa;
  });
  await mudarEtapas(ato, { etapas: aceitos, segmentacoes }, { verbo: 'fechar', motivo: null });
  return resposta(ato, aceitos, recusados);
}

/** Closes segmentações in their period: without open etapas and, where the year ends with it, without open classes. @throws NAO_ENCONTRADO */
export async function fecharSegmentacoes(ato: Ato<Autor>, { ids }: { ids: readonly number[] }): Promise<Resposta> {
  const { segmentacoes, etapas } = await travarSegmentacoes(ato.tx, { ids });
  if (segmentacoes.length < new Set(ids).size) throw errosComuns.NAO_ENCONTRADO();
  const nomes = await nomesDasSegmentacoes(ato.tx, segmentacoes);
  const abertas = await turmasDoAnoAbertas(ato.tx, segmentacoes);
  const { aceitos, recusados } = julgarCada(segmentacoes, (s) => {
    const nomeadas = { segmentacao: nomes.get(s.id) ?? '', periodo: s.periodo };
    const semFechar = etapas.filter((e) => e.segmentacaoNoPeriodoId === s.id && e.situacao === 'aberto').map(({ nome }) => nome);
    if (semFechar.length > 0) throw erros.SEGMENTACAO_COM_ETAPAS_ABERTAS({ ...nomeadas, etapas: semFechar.join(', ') });
    const suas = abertas.filter((t) => t.segmentacaoNoPeriodoId === s.id).map(({ turma }) => turma);
    if (suas.length > 0) throw erros.SEGMENTACAO_COM_TURMAS_ABERTAS({ ...nomeadas, n: suas.length, turmas: algumas(suas) });
    return s;
  });
  await mudarSegmentacoes(ato, aceitos, { verbo: 'fechar', motivo: null });
  return resposta(ato, aceitos, recusados);
}

/** @throws NAO_ENCONTRADO, ETAPA_EM_SEGMENTACAO_FECHADA */
export async function reabrirEtapaDoPeriodo(ato: Ato<Autor>, { id, motivo }: { id: number; motivo: string }): Promise<void> {
  const { segmentacoes, etapas } = await travarSegmentacoes(ato.tx, { etapaIds: [id] });
  const [segmentacao] = segmentacoes;
  if (!segmentacao) throw errosComuns.NAO_ENCONTRADO();
  if (segmentacao.situacao === 'fechado') {
    const nomes = await nomesDasSegmentacoes(ato.tx, segmentacoes);
    throw erros.ETAPA_EM_SEGMENTACAO_FECHADA({ segmentacao: nomes.get(segmentacao.id) ?? '', periodo: segmentacao.periodo });
  }
  await mudarEtapas(ato, { etapas: etapas.filter((e) => e.id === id), segmentacoes }, { verbo: 'reabrir', motivo });
}

/** @throws NAO_ENCONTRADO */
export async function reabrirSegmentacao(ato: Ato<Autor>, { id, motivo }: { id: number; motivo: string }): Promise<void> {
  const { segmentacoes } = await travarSegmentacoes(ato.tx, { ids: [id] });
  if (segmentacoes.length === 0) throw errosComuns.NAO_ENCONTRADO();
  await mudarSegmentacoes(ato, segmentacoes, { verbo: 'reabrir', motivo });
}

const algumas = (nomes: readonly string[]): string => nomes.slice(0, NOMEADAS).join(', ') + (nomes.length > NOMEADAS ? ', …' : '');
const resposta = ({ idioma }: Pick<Ato, 'idioma'>, feitas: readonly { id: number }[], recusados: readonly Recusado[]): Resposta => ({
  feitas: feitas.map(({ id }) => id),
  recusadas: recusados.map(({ id, erro }) => ({ id, motivo: erro.mensagem(idioma) })),
});

async function nomesDasSegmentacoes(tx: Tx, segmentacoes: readonly SegmentacaoTravada[]): Promise<Map<number, string>> {
  const { rows } = await sql<{
    id: number;
    nome: string;
  }>`select s.id, v.nome from v_segmentacao_no_periodo s join v_segmentacao v on v.id = s.segmentacao_id
    where s.id = any(${segmentacoes.map(({ id }) => id)}::bigint[])`.execute(tx);
  return new Map(rows.map(({ id, nome }) => [id, nome]));
}

async function turmasAbertas(tx: Tx, etapaIds: readonly EtapaAFechar['id'][]): Promise<Pick<Aberta, 'turma' | 'etapaId'>[]> {
  const { rows } = await sql<
    Pick<Aberta, 'turma' | 'etapaId'>
  >`select t.nome as turma, e.etapa_id as "etapaId" from v_etapa_do_diario e join v_turma_resumo t on t.id = e.turma_id
    where e.etapa_id = any(${[...etapaIds]}::bigint[]) and e.situacao = 'aberto' and t.situacao = 'aberta' order by t.nome, t.id`.execute(
    tx,
  );
  return rows;
}

/** Of the segmentações whose year ends with their period. */
async function turmasDoAnoAbertas(
  tx: Tx,
  segmentacoes: readonly SegmentacaoTravada[],
): Promise<{ turma: string; segmentacaoNoPeriodoId: number }[]> {
  const { rows } = await sql<{ turma: string; segmentacaoNoPeriodoId: number }>`select t.nome as turma, s.id as "segmentacaoNoPeriodoId"
    from v_segmentacao_no_periodo s join v_turma t on t.ano_letivo_id = s.ano_letivo_id and t.segmentacao_id = s.segmentacao_id and t.situacao = 'aberta'
    where s.id = any(${segmentacoes.map(({ id }) => id)}::bigint[]) and not exists (select 1 from v_segmentacao_no_periodo o
      where o.ano_letivo_id = s.ano_letivo_id and o.segmentacao_id = s.segmentacao_id and o.data_inicio > s.data_inicio)
    order by t.nome, t.id`.execute(tx);
  return rows;
}
