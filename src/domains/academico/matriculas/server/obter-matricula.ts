import { sql } from 'kysely';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { preparada } from '#platform/server/database/preparada.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import type { matriculasApi } from '../api.ts';
import { isAtiva, verbosPossiveis } from '../situacoes.ts';
import { cpfVisivel } from './cpf-visivel.ts';
import { escopoDeAlunos } from './escopo.ts';

export type Matricula = RespostaServidor<typeof matriculasApi.obterMatricula>;
type ComCpf<T> = Omit<T, 'cpf'> & { cpf: string | null };
type Linha = Omit<Matricula, 'aluno' | 'responsaveis' | 'enturmacao' | 'ativa' | 'verbos' | 'desfazivel'> & {
  aluno: ComCpf<Matricula['aluno']>;
  responsaveis: ComCpf<Matricula['responsaveis'][number]>[];
};

/** One enrollment that the person may see, in one statement. @throws NAO_ENCONTRADO */
export async function obterMatricula(db: Db | Tx, quem: Quem, id: number): Promise<Matricula> {
  const { rows } =
    await sql<Linha>`${preparada}select m.id, m.codigo, m.movimento, m.resultado, m.data_matricula as "dataMatricula", m.data_saida as "dataSaida",
      m.observacoes, m.plano_adaptado as "planoAdaptado", m.versao, m.created_at as "createdAt",
      json_build_object('id', p.id, 'codigo', p.codigo, 'nome', p.nome_completo, 'cpf', p.cpf, 'dataNascimento', p.data_nascimento) as aluno,
      json_build_object('id', c.id, 'nome', c.nome) as curso, json_build_object('id', c.segmentacao_id, 'nome', c.segmentacao_nome) as segmentacao,
      json_build_object('id', a.id, 'ano', a.ano) as "anoLetivo",
      (select coalesce(json_agg(json_build_object('pessoaId', r.pessoa_id, 'nome', r.nome_completo, 'cpf', r.cpf, 'parentesco', r.parentesco, 'pedagogico', r.pedagogico,
        'financeiro', r.financeiro, 'percentual', r.percentual::text, 'falecido', q.data_falecimento is not null) order by r.id), '[]')
        from v_matricula_responsavel r join v_pessoa_resumo q on q.id = r.pessoa_id where r.matricula_id = m.id) as responsaveis,
      (select coalesce(json_agg(json_build_object('id', e.id, 'turmaId', e.turma_id, 'turmaNome', t.nome, 'turno', t.turno, 'sala', t.sala, 'dataInicio', e.data_inicio,
        'dataFim', e.data_fim, 'numeroChamada', e.numero_chamada, 'excedente', e.excedente, 'motivoExcedente', e.motivo_excedente,
        'desfeita', e.desfeita_por is not null) order by e.id desc), '[]')
        from enturmacoes e join v_turma_resumo t on t.id = e.turma_id where e.matricula_id = m.id) as enturmacoes,
      (select coalesce(json_agg(json_build_object('id', v.id, 'tipo', v.tipo, 'de', v.de, 'para', v.para, 'dataMovimento', v.data_movimento, 'motivo', v.motivo,
        'turmaNome', (select t.nome from enturmacoes e join v_turma_resumo t on t.id = e.turma_id where e.aberta_por = v.id),
        'destino', v.destino, 'conferencia', v.conferencia,
        'novaMatricula', (select json_build_object('id', n.id, 'codigo', n.codigo, 'cursoNome', k.nome) from matriculas n join v_curso k on k.id = n.curso_id where n.id = v.nova_matricula_id),
        'junto', (select coalesce(json_agg(json_build_object('id', n.id, 'codigo', n.codigo) order by n.id), '[]') from matriculas_movimentos x
          join matriculas n on n.id = x.matricula_id where v.tipo = 'falecimento' and x.id <> v.id and (x.id = v.junto_com_id or x.junto_com_id = coalesce(v.junto_com_id, v.id))),
        'usuarioNome', nullif(trim(concat_ws(' ', u.nome, u.sobrenome)), ''), 'em', v.created_at,
        'desfeito', exists (select 1 from matriculas_movimentos d where d.desfaz_id = v.id), 'desfazId', v.desfaz_id) order by v.id desc), '[]')
        from matriculas_movimentos v left join v_usuario_resumo u on u.id = v.usuario_id where v.matricula_id = m.id) as movimentos
    from matriculas m join v_pessoa_resumo p on p.id = m.aluno_id join v_curso c on c.id = m.curso_id join v_ano_letivo a on a.id = m.ano_letivo_id
      left join enturmacoes e on e.matricula_id = m.id and e.data_fim is null
    where m.id = ${id} and ${escopoDeAlunos(quem) ?? sql`true`}`.execute(db);
  const [linha] = rows;
  if (!linha) throw errosComuns.NAO_ENCONTRADO();
  const { aluno, responsaveis, ...resto } = linha;
  const ultimo = resto.movimentos.find((m) => m.tipo !== 'criacao' && m.tipo !== 'desfazimento' && !m.desfeito);
  return {
    ...resto,
    aluno: { ...semCpf(aluno), ...cpfVisivel(quem, aluno.cpf) },
    responsaveis: responsaveis.map((r) => ({ ...semCpf(r), ...cpfVisivel(quem, r.cpf) })),
    ativa: isAtiva(resto.movimento),
    enturmacao: resto.enturmacoes.find((e) => e.dataFim === null) ?? null,
    verbos: verbosPossiveis(resto.movimento),
    desfazivel: ultimo ? { id: ultimo.id, tipo: ultimo.tipo } : null,
  };
}

function semCpf<T extends { cpf: string | null }>({ cpf: _cpf, ...resto }: T): Omit<T, 'cpf'> {
  return resto;
}
