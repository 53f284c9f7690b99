import { sql } from 'kysely';
import { combinaComBusca } from '#shared/busca.ts';
import { ondeTodas } from '#platform/server/listas.ts';
import { fonteEmMemoria } from '#platform/server/relatorios/fonte.ts';
import type { LinhaDeRelatorio } from '#shared/relatorios/definicao.ts';
import { relatorioIrmaos } from '../../definicoes/irmaos.ts';
import { agruparFamilias } from '../../familias.ts';
import { daMatricula } from './comum.ts';

type Pessoa = { pessoaId: number; nome: string };
type Aluno = {
  alunoId: number;
  alunoNome: string;
  dataNascimento: string | null;
  matriculaId: number;
  matriculaCodigo: string;
  cursoId: number;
  cursoNome: string;
  segmentacaoId: number;
  turmaNome: string | null;
  pessoas: Pessoa[];
  descontos: { descricao: string; tipo: string }[];
};

/** The active enrollments of a year with whom each student points at and what is taken off the living contract. */
export const fonteIrmaos = fonteEmMemoria(relatorioIrmaos, async (f, { db, quem }) => {
  const { rows } =
    await sql<Aluno>`select m.aluno_id as "alunoId", m.aluno_nome as "alunoNome", p.data_nascimento as "dataNascimento", m.id as "matriculaId", m.codigo as "matriculaCodigo",
      m.curso_id as "cursoId", m.curso_nome as "cursoNome", m.segmentacao_id as "segmentacaoId", m.turma_nome as "turmaNome",
      coalesce(v.pessoas, '[]') as pessoas, coalesce(d.descontos, '[]') as descontos
    from v_matricula_resumo m join v_pessoa_resumo p on p.id = m.aluno_id
    left join (select matricula_id, json_agg(distinct jsonb_build_object('pessoaId', pessoa_id, 'nome', nome_completo)) as pessoas from (
        select r.matricula_id, r.pessoa_id, r.nome_completo from v_matricula_responsavel r
        union select x.id, q.id, q.nome_completo from v_matricula_resumo x join v_pessoa_filiacao y on y.pessoa_id = x.aluno_id join v_pessoa_resumo q on q.id = y.filiado_pessoa_id) todas
      group by matricula_id) v on v.matricula_id = m.id
    left join (select c.matricula_id, json_agg(json_build_object('descricao', l.descricao, 'tipo', coalesce(k.tipo, 'outro')) order by l.id) as descontos
      from v_contrato_resumo c join v_contrato_desconto_linha l on l.contrato_id = c.id left join v_desconto k on k.id = l.desconto_id
      where c.situacao <> 'cancelado' group by c.matricula_id) d on d.matricula_id = m.id
    ${ondeTodas([...daMatricula({ AnoLetivoId: f.AnoLetivoId }, quem), sql`m.ativa`])} order by p.data_nascimento, m.aluno_nome, m.id`.execute(
      db,
    );
  const porAluno = Map.groupBy(rows, ({ alunoId }) => alunoId);
  const nomes = new Map(rows.flatMap(({ pessoas }) => pessoas.map(({ pessoaId, nome }) => [pessoaId, nome] as const)));
  const atende = (a: Aluno): boolean =>
    (f.SegmentacaoId ?? a.segmentacaoId) === a.segmentacaoId &&
    (f.CursoId ?? a.cursoId) === a.cursoId &&
    combinaComBusca(a.alunoNome, f.Nome ?? '');
  const familias = agruparFamilias(rows.flatMap(({ alunoId, pessoas }) => pessoas.map(({ pessoaId }) => ({ alunoId, pessoaId }))));
  return familias
    .map(({ id, alunos, emComum }) => ({
      id,
      nome: emComum
        .map((pessoa) => nomes.get(pessoa) ?? '')
        .toSorted((a, b) => a.localeCompare(b, 'pt-BR'))
        .join(' · '),
      tamanho: alunos.length,
      comuns: new Set(emComum),
      membros: alunos.flatMap((aluno) => porAluno.get(aluno) ?? []),
    }))
    .filter(({ membros }) => membros.some(atende))
    .toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR') || a.id - b.id)
    .flatMap(({ id, nome, tamanho, comuns, membros }) => membros.map((membro) => linha(membro, { id, nome, tamanho, comuns })))
    .filter(({ comDesconto }) => (f.ComDesconto ?? comDesconto) === comDesconto);
});

function linha(
  { pessoas, descontos, ...aluno }: Aluno,
  familia: { id: number; nome: string; tamanho: number; comuns: ReadonlySet<number> },
): LinhaDeRelatorio {
  const comDesconto = descontos.some(({ tipo }) => tipo === 'irmaos');
  return {
    ...aluno,
    familiaId: familia.id,
    familia: familia.nome,
    tamanho: familia.tamanho,
    vinculo: pessoas
      .filter(({ pessoaId }) => familia.comuns.has(pessoaId))
      .map(({ nome }) => nome)
      .join(' · '),
    descontos: descontos.map(({ descricao }) => descricao).join(' · '),
    comDesconto,
    com: Number(comDesconto),
    sem: Number(!comDesconto),
  };
}
