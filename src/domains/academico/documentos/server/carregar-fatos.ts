import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { Escola } from '#platform/server/escola.ts';
import { errosComuns } from '#shared/erros.ts';
import type { TempoEmTurma } from '../conferir-frequencia.ts';
import type { FatosDoDocumento } from '../modelos.ts';

type Linha = Pick<FatosDoDocumento, 'aluno' | 'matricula'>;

/** What is known of an enrollment today, for the paper; whether the person may see it was decided before. @throws NAO_ENCONTRADO */
export async function carregarFatos(tx: Tx, matriculaId: number, { nome, inep }: Escola): Promise<FatosDoDocumento> {
  const { rows } = await sql<Linha>`select
      json_build_object('nome', coalesce(p.nome_social, p.nome_completo), 'genero', p.genero, 'dataNascimento', p.data_nascimento, 'naturalidade', p.naturalidade,
        'naturalidadeUf', p.naturalidade_uf, 'cpf', p.cpf, 'rg', p.rg, 'rgOrgaoEmissor', p.rg_orgao_emissor, 'filiacao', coalesce(p.filiacao, '{}')) as aluno,
      json_build_object('codigo', m.codigo, 'ano', m.ano, 'cursoNome', m.curso_nome, 'segmentacaoNome', m.segmentacao_nome, 'turmaNome', t.turma_nome, 'turno', t.turno,
        'dataMatricula', m.data_matricula, 'dataSaida', m.data_saida, 'movimento', m.movimento, 'resultado', m.resultado,
        'periodo', case when d.inicio is null then null else json_build_object('inicio', d.inicio, 'fim', d.fim) end) as matricula
    from v_matricula_resumo m join v_pessoa_identificacao p on p.id = m.aluno_id
      left join v_matricula_ultima_turma t on t.matricula_id = m.id
      left join v_periodo_da_segmentacao d on d.ano_letivo_id = m.ano_letivo_id and d.segmentacao_id = m.segmentacao_id
    where m.id = ${matriculaId}`.execute(tx);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return { ...rows[0], escola: { nome, inep } };
}

/** The stretches of days on which a student sat in a class, one after the other; classes that follow each other are one stretch. */
export async function lerTempoEmTurma(tx: Tx, matriculaId: number): Promise<TempoEmTurma[]> {
  const { rows } = await sql<TempoEmTurma>`select lower(r) as de, upper(r) - 1 as ate from (
      select unnest(range_agg(daterange(data_inicio, data_fim, '[]'))) as r from v_matricula_enturmacao where matricula_id = ${matriculaId}) e order by r`.execute(
    tx,
  );
  return rows;
}
