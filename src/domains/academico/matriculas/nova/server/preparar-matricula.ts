import { sql } from 'kysely';
import { type DataCivil, idadeEm } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { escopoDePessoas } from '#domains/pessoas/server/door.ts';
import type { matriculasNovaApi } from '../api.ts';
import { maioridade } from '#domains/academico/matriculas/responsaveis.ts';
import { cpfVisivel } from '#domains/academico/matriculas/server/cpf-visivel.ts';

export type Preparacao = RespostaServidor<typeof matriculasNovaApi.prepararMatricula>;
type Sugestao = Omit<Preparacao['responsaveisSugeridos'][number], 'cpf'> & { cpf: string | null; falecido: boolean };
type Linha = {
  aluno: { id: number; codigo: number; nome: string; cpf: string | null; dataNascimento: DataCivil | null };
  matriculas: Preparacao['matriculas'];
  daUltima: Sugestao[];
  daFiliacao: Sugestao[];
};

/**
 * What a clerk wants to know before enrolling a person: age, the enrollments there are, and guardians to start from: those
 * of the last enrollment, else the registered parents. Who died is not proposed, and is named. @throws NAO_ENCONTRADO
 */
export async function prepararMatricula(db: Db, quem: Quem, pessoaId: number, hoje: DataCivil): Promise<Preparacao> {
  const { rows } = await sql<Linha>`select
      json_build_object('id', p.id, 'codigo', p.codigo, 'nome', p.nome_completo, 'cpf', p.cpf, 'dataNascimento', p.data_nascimento) as aluno,
      (select coalesce(json_agg(json_build_object('id', m.id, 'codigo', m.codigo, 'ano', m.ano, 'anoLetivoId', m.ano_letivo_id, 'cursoId', m.curso_id, 'cursoNome', m.curso_nome,
        'proximoCursoId', c.proximo_curso_id, 'turmaNome', m.turma_nome, 'movimento', m.movimento, 'ativa', m.ativa) order by m.ano desc, m.id desc), '[]')
        from v_matricula_resumo m join v_curso c on c.id = m.curso_id where m.aluno_id = p.id) as matriculas,
      (select coalesce(json_agg(json_build_object('pessoaId', r.pessoa_id, 'nome', r.nome_completo, 'cpf', r.cpf, 'parentesco', r.parentesco, 'pedagogico', r.pedagogico,
        'financeiro', r.financeiro, 'percentual', r.percentual::text, 'origem', 'matricula', 'falecido', q.data_falecimento is not null) order by r.id), '[]')
        from v_matricula_responsavel r join v_pessoa_resumo q on q.id = r.pessoa_id where r.matricula_id = (select max(m.id) from matriculas m where m.aluno_id = p.id)) as "daUltima",
      (select coalesce(json_agg(json_build_object('pessoaId', f.filiado_pessoa_id, 'nome', q.nome_completo, 'cpf', q.cpf,
        'parentesco', case f.tipo when 'mae' then 'mae' when 'pai' then 'pai' end, 'pedagogico', true, 'financeiro', false, 'percentual', null, 'origem', 'filiacao', 'falecido', q.data_falecimento is not null) order by f.id), '[]')
        from v_pessoa_filiacao f join v_pessoa_resumo q on q.id = f.filiado_pessoa_id where f.pessoa_id = p.id) as "daFiliacao"
    from v_pessoa_resumo p where p.id = ${pessoaId} and ${escopoDePessoas(quem)}`.execute(db);
  const [linha] = rows;
  if (!linha) throw errosComuns.NAO_ENCONTRADO();
  const { cpf, ...aluno } = linha.aluno;
  const idade = aluno.dataNascimento === null ? null : idadeEm(aluno.dataNascimento, hoje);
  const vivosDaUltima = linha.daUltima.filter((r) => !r.falecido);
  const sugestoes = vivosDaUltima.length > 0 ? vivosDaUltima : linha.daFiliacao.filter((r) => !r.falecido);
  const lidas = vivosDaUltima.length > 0 ? linha.daUltima : [...linha.daUltima, ...linha.daFiliacao];
  const falecidos = new Map(lidas.flatMap(({ pessoaId, nome, falecido }) => (falecido ? [[pessoaId, { pessoaId, nome }]] : [])));
  return {
    aluno: { ...aluno, ...cpfVisivel(quem, cpf), idade, maiorDeIdade: idade !== null && idade >= maioridade },
    matriculas: linha.matriculas,
    responsaveisSugeridos: sugestoes.map(({ cpf: doResponsavel, falecido: _falecido, ...r }) => ({
      ...r,
      ...cpfVisivel(quem, doResponsavel),
    })),
    falecidos: [...falecidos.values()],
  };
}
