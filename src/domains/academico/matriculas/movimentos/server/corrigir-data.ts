import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import { rotulosDe } from '#shared/listas/opcao.ts';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { chaveDoPeriodo, travarPeriodos } from '#domains/academico/periodos-letivos/server/door.ts';
import type { matriculasMovimentosApi } from '../api.ts';
import { errosMatricula as erros } from '#domains/academico/matriculas/erros.ts';
import { conferirData, conferirPeriodo, conferirUltimaSaida } from '#domains/academico/matriculas/regras.ts';
import { isAtiva, type TipoMovimento, tiposMovimento } from '#domains/academico/matriculas/situacoes.ts';
import { carregarFatos, chaveDaAtiva } from '#domains/academico/matriculas/nova/server/door.ts';
import { type Matricula, obterMatricula } from '#domains/academico/matriculas/server/obter-matricula.ts';
import { type MatriculaTravada, travarMatricula } from '#domains/academico/matriculas/server/travar-matricula.ts';

type Pedido = EntradaServidor<typeof matriculasMovimentosApi.corrigirDataDaMatricula>['body'];
type Entrada = {
  ano: number;
  /** The place that the creation gave. */
  primeira: { id: number; turma: string; fechada: boolean; dataInicio: DataCivil; dataFim: DataCivil | null };
  /** The first movement since the entry that was not undone. */
  movimento: { tipo: TipoMovimento; data: DataCivil } | null;
  reclassificada: string | null;
};

/**
 * Corrects the day on which an active enrollment begins, by the rules of its creation, and the entry into its first class with it. What
 * happened since stays where it happened: the enrollment begins by then.
 * @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA, MATRICULA_NAO_ATIVA, PERIODO_LETIVO_FECHADO, TURMA_FECHADA, MATRICULA_JA_NESTA_DATA,
 *   DATA_FORA_DO_ANO, MATRICULA_ANTES_DA_SAIDA, MATRICULA_COMECA_ANTES_DO_MOVIMENTO, MATRICULA_MOVIDA_NA_ENTRADA, MATRICULA_DE_RECLASSIFICACAO
 */
export async function corrigirDataDaMatricula(
  ato: Ato,
  { id, versao, dataMatricula, motivo }: Pedido & { id: number },
): Promise<Matricula> {
  const { tx, quem } = ato;
  const matricula = await travarMatricula(ato, id);
  if (matricula.versao !== versao) throw versaoDesatualizada({ tipo: 'matricula', id }, await obterMatricula(tx, quem, id));
  if (!isAtiva(matricula.movimento)) throw erros.MATRICULA_NAO_ATIVA({ codigo: matricula.codigo });
  const periodo = (await travarPeriodos(tx, [matricula])).get(chaveDoPeriodo(matricula)) ?? null;
  conferirPeriodo(periodo);
  const entrada = await lerEntrada(tx, matricula);
  conferirData(dataMatricula, entrada.ano, periodo);
  conferirEntrada(matricula, entrada, dataMatricula);
  const { ultimasSaidas } = await carregarFatos(tx, [{ alunoId: matricula.alunoId, turmaId: 0, responsaveis: [] }]);
  conferirUltimaSaida(dataMatricula, matricula.alunoNome, ultimasSaidas.get(chaveDaAtiva(matricula)) ?? null);
  await sql`with lugar as (update enturmacoes set data_inicio = ${dataMatricula} where id = ${entrada.primeira.id})
    update matriculas set data_matricula = ${dataMatricula}, versao = versao + 1, updated_at = clock_timestamp() where id = ${id}`.execute(
    tx,
  );
  await auditar(ato, {
    acao: 'matricula.dataCorrigida',
    alvoTipo: 'matricula',
    alvoId: id,
    motivo,
    antes: { dataMatricula: matricula.dataMatricula, dataInicio: entrada.primeira.dataInicio },
    depois: { dataMatricula, dataInicio: dataMatricula },
  });
  return obterMatricula(tx, quem, id);
}

function conferirEntrada({ codigo, dataMatricula: atual }: MatriculaTravada, entrada: Entrada, data: DataCivil): void {
  const { primeira, movimento, reclassificada } = entrada;
  const campos = ['dataMatricula'];
  if (data === atual) throw erros.MATRICULA_JA_NESTA_DATA({ codigo, data: formatarData(data) }, { campos });
  if (primeira.fechada) throw erros.TURMA_FECHADA({ turma: primeira.turma });
  if (reclassificada !== null) throw erros.MATRICULA_DE_RECLASSIFICACAO({ codigo: reclassificada });
  // Whether who was moved on the first day goes along with it or was moved on that very day, nobody can tell.
  if (primeira.dataFim === primeira.dataInicio)
    throw erros.MATRICULA_MOVIDA_NA_ENTRADA({ codigo, data: formatarData(primeira.dataInicio) });
  if (movimento === null || data <= movimento.data) return;
  throw erros.MATRICULA_COMECA_ANTES_DO_MOVIMENTO(
    { data: formatarData(movimento.data), tipo: rotulosDe(tiposMovimento, movimento.tipo) },
    { campos },
  );
}

async function lerEntrada(tx: Tx, { id, codigo, anoLetivoId }: MatriculaTravada): Promise<Entrada> {
  const vivo = sql`not exists (select 1 from matriculas_movimentos d where d.desfaz_id = v.id)`;
  const { rows } = await sql<Omit<Entrada, 'primeira'> & { primeira: Entrada['primeira'] | null }>`select a.ano,
      (select json_build_object('id', e.id, 'turma', t.nome, 'fechada', t.situacao = 'fechada', 'dataInicio', e.data_inicio, 'dataFim', e.data_fim)
        from enturmacoes e join matriculas_movimentos v on v.id = e.aberta_por and v.tipo = 'criacao' join v_turma t on t.id = e.turma_id
        where e.matricula_id = m.id) as primeira,
      (select json_build_object('tipo', v.tipo, 'data', v.data_movimento) from matriculas_movimentos v
        where v.matricula_id = m.id and v.tipo not in ('criacao', 'desfazimento') and v.data_movimento >= m.data_matricula and ${vivo}
        order by v.data_movimento, v.id limit 1) as movimento,
      (select o.codigo from matriculas_movimentos v join matriculas o on o.id = v.matricula_id where v.nova_matricula_id = m.id and ${vivo}) as reclassificada
    from matriculas m join v_ano_letivo a on a.id = ${anoLetivoId} where m.id = ${id}`.execute(tx);
  const [entrada] = rows;
  if (!entrada?.primeira) throw new Error(`enrollment ${codigo} has no first place`);
  return { ...entrada, primeira: entrada.primeira };
}
