import { sql } from 'kysely';
import { type AditivoLido, listarAditivosVigentes } from '#domains/academico/contratos/aditivos/server/door.ts';
import { combinaComBusca } from '#shared/palavras/busca.ts';
import { ondeTodas } from '#platform/server/listas/listas.ts';
import { fonteEmMemoria } from '#platform/server/relatorios/fonte.ts';
import type { LinhaDeRelatorio } from '#shared/relatorios/colunas.ts';
import { relatorioIrmaos } from '../../definicoes/irmaos.ts';
import { agruparFamilias } from '#domains/academico/matriculas/responsaveis/familias.ts';
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

type Contrato = {
  contratoId: number;
  linhas: { id: number; descricao: string; tipo: string; parcelaDe: number }[];
};

/** The active enrollments of a year with whom each student points at and what is taken off the living contract. */
export const fonteIrmaos = fonteEmMemoria(relatorioIrmaos, async (f, { db, quem }) => {
  const { rows: lidos } = await sql<
    Omit<Aluno, 'descontos'> & { contratos: Contrato[] }
  >`select m.aluno_id as "alunoId", m.aluno_nome as "alunoNome", p.data_nascimento as "dataNascimento", m.id as "matriculaId", m.codigo as "matriculaCodigo",
      m.curso_id as "cursoId", m.curso_nome as "cursoNome", m.segmentacao_id as "segmentacaoId", m.turma_nome as "turmaNome",
      coalesce(v.pessoas, '[]') as pessoas, coalesce(d.contratos, '[]') as contratos
    from v_matricula_resumo m join v_pessoa_resumo p on p.id = m.aluno_id
    left join (select matricula_id, json_agg(distinct jsonb_build_object('pessoaId', pessoa_id, 'nome', nome_completo)) as pessoas from (
        select r.matricula_id, r.pessoa_id, r.nome_completo from v_matricula_responsavel r
        union select x.id, q.id, q.nome_completo from v_matricula_resumo x join v_pessoa_filiacao y on y.pessoa_id = x.aluno_id join v_pessoa_resumo q on q.id = y.filiado_pessoa_id) todas
      group by matricula_id) v on v.matricula_id = m.id
    left join (select c.matricula_id, json_agg(json_build_object('contratoId', c.id, 'linhas', coalesce((select json_agg(json_build_object('id', l.id, 'descricao', l.descricao, 'tipo', coalesce(k.tipo, 'outro'), 'parcelaDe', l.parcela_de) order by l.id)
            from v_contrato_desconto_linha l left join v_desconto k on k.id = l.desconto_id where l.contrato_id = c.id), '[]')) order by c.id) as contratos
      from v_contrato_resumo c where c.situacao <> 'cancelado' group by c.matricula_id) d on d.matricula_id = m.id
    ${ondeTodas([...daMatricula({ AnoLetivoId: f.AnoLetivoId }, quem), sql`m.ativa`])} order by p.data_nascimento, m.aluno_nome, m.id`.execute(
    db,
  );
  const aditivos = await listarAditivosVigentes(
    db,
    lidos.flatMap(({ contratos }) => contratos.map(({ contratoId }) => ({ contratoId, precos: [] }))),
  );
  const rows = lidos.map(({ contratos, ...aluno }) => ({
    ...aluno,
    descontos: contratos.flatMap((contrato) => descontosDe(contrato, aditivos.get(contrato.contratoId) ?? [])),
  }));
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

/** What is taken off a contract under its addenda: its own lines and theirs, but for one that another ended before it began. */
function descontosDe({ linhas }: Contrato, aditivos: readonly AditivoLido[]): Aluno['descontos'] {
  const termos = aditivos.flatMap((aditivo) => aditivo.termos);
  const tipos = new Map<string, string>(aditivos.flatMap(({ descontos }) => descontos.map(({ chave, tipo }) => [chave, tipo] as const)));
  const incluidos = termos.flatMap((termo) =>
    termo.tipo === 'incluir_desconto' ? [{ ...termo.desconto, chave: termo.chave, tipo: tipos.get(termo.chave) ?? 'outro' }] : [],
  );
  const fimDe = (chave: string) =>
    // One that ended for a price alone is still given for the others.
    termos.flatMap((t) =>
      t.tipo === 'remover_desconto' && t.chave === chave && typeof t.precoIndice !== 'number' ? [t.parcelaDe] : [],
    )[0] ?? null;
  return [...linhas.map((l) => ({ ...l, chave: `linha:${l.id}` })), ...incluidos].flatMap(({ chave, descricao, tipo, parcelaDe }) => {
    const fim = fimDe(chave);
    return fim !== null && fim <= parcelaDe ? [] : [{ descricao, tipo }];
  });
}

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
