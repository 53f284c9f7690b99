import { sql } from 'kysely';
import { exibirDecimal } from '#domains/academico/estrutura/criterio/fracao.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import type { AnoDoHistorico, EscolaDoPapel } from '../conteudo.ts';
import { parteDe, type ResultadoDaDisciplina, resultadosDaDisciplina, type ResultadoDoAno, resultadosDoAno } from '../tipos.ts';

type DisciplinaLida = {
  disciplinaId: number | null;
  nome: string;
  area: string | null;
  tipo: string | null;
  ordem: number;
  aproveitamento: string | null;
  cargaHoraria: number | null;
  faltas: number | null;
  resultado: ResultadoDaDisciplina | null;
};
type Linha = {
  alunoId: number;
  id: number;
  versao: number;
  ano: number;
  serie: string;
  turma: string | null;
  curso: { id: number; nome: string; segmentacao: string } | null;
  instituicao: { nome: string; cidade: string | null; uf: string | null; pais: string } | null;
  cargaHoraria: number | null;
  diasLetivos: number | null;
  frequencia: string | null;
  resultado: ResultadoDoAno;
  observacao: string | null;
  disciplinas: DisciplinaLida[];
};

/** The years of some students that were typed in: of other schools, and of this one from before its closings. */
export async function anosDigitados(
  db: Db | Tx,
  alunoIds: readonly number[],
  escola: EscolaDoPapel,
): Promise<Map<number, AnoDoHistorico[]>> {
  const { rows } = await sql<Linha>`select h.aluno_id as "alunoId", a.id, a.versao, a.ano, a.serie, a.turma,
      case when c.id is null then null else json_build_object('id', c.id, 'nome', c.nome, 'segmentacao', c.segmentacao_nome) end as curso,
      case when i.id is null then null else json_build_object('nome', i.nome, 'cidade', i.cidade, 'uf', i.uf, 'pais', i.pais) end as instituicao,
      a.carga_horaria as "cargaHoraria", a.dias_letivos as "diasLetivos", a.frequencia, a.resultado, a.observacao,
      coalesce((select json_agg(json_build_object('disciplinaId', d.id, 'nome', coalesce(s.nome, d.nome, ''), 'area', d.area, 'tipo', d.tipo,
          'ordem', coalesce(d.ordem, 99999), 'aproveitamento', x.aproveitamento, 'cargaHoraria', x.carga_horaria, 'faltas', x.faltas,
          'resultado', x.resultado) order by d.ordem nulls last, s.nome, x.id)
        from historicos_disciplinas x left join instituicoes_disciplinas s on s.id = x.instituicao_disciplina_id
          left join v_disciplina d on d.id = coalesce(x.disciplina_id, s.disciplina_id) where x.historico_ano_id = a.id), '[]') as disciplinas
    from historicos h join historicos_anos a on a.historico_id = h.id left join v_curso c on c.id = a.curso_id
      left join instituicoes_ensino i on i.id = a.instituicao_id
    where h.aluno_id = any(${alunoIds}::bigint[]) order by a.ano, a.id`.execute(db);
  return new Map([...Map.groupBy(rows, ({ alunoId }) => alunoId)].map(([id, deles]) => [id, deles.map((linha) => anoDe(linha, escola))]));
}

function anoDe({ alunoId: _, id, versao, instituicao, frequencia, resultado, disciplinas, ...linha }: Linha, escola: EscolaDoPapel) {
  const { pais, ...deFora } = instituicao ?? { ...escola, pais: 'Brasil' };
  const daEscola = { nome: deFora.nome, cidade: deFora.cidade ?? (pais === 'Brasil' ? null : pais), uf: deFora.uf };
  return {
    ...linha,
    origem: { tipo: 'digitado' as const, id, versao },
    escola: { nossa: instituicao === null, ...daEscola },
    frequencia: frequencia === null ? null : exibirDecimal(frequencia, 1),
    resultado: rotuloDe(resultadosDoAno, resultado, 'br'),
    passou: resultado === 'transferido' ? null : resultado !== 'reprovado',
    escala: null,
    disciplinas: disciplinas.map(({ area, tipo, resultado: dela, ...resto }) => ({
      ...resto,
      parte: parteDe(tipo === null ? null : { area, tipo }),
      // Where the paper of that school has no mark it says what the subject came to.
      aproveitamento: resto.aproveitamento ?? (dela === null ? null : rotuloDe(resultadosDaDisciplina, dela, 'br')),
    })),
  };
}
