import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { type Criterio, criterioDoAluno } from '#domains/academico/estrutura/criterio/criterio.ts';
import { escreverMedia, isAbaixo } from '#domains/academico/estrutura/criterio/medias.ts';
import { resumirFrequencia } from '#domains/academico/diario/frequencia/resumo.ts';
import type { DisciplinaComMedias } from '#domains/academico/diario/notas/server/door.ts';
import type { PresencasDosAlunos } from '#domains/academico/fechamento/server/calcular.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { conselhoApi } from '../api.ts';
import { isDoConselho } from '../regras.ts';
import { type Julgado, lerJulgados } from './julgados.ts';

type Aberto = RespostaServidor<typeof conselhoApi.obterConselho>;
export type AlunoDoConselho = Aberto['alunos'][number];
type DaTurma = Pick<Aberto, 'tipo' | 'controle' | 'etapas' | 'alunos'>;
type Pessoa = Pick<AlunoDoConselho, 'alunoId' | 'nome' | 'numeroChamada' | 'temFoto' | 'registro'>;
type Qual = { id: number; turmaId: number; etapaId: number | null };

/** Everything that a council looks at, student by student, in the order of the roll. @throws NAO_ENCONTRADO */
export async function lerAlunos(db: Db | Tx, qual: Qual): Promise<DaTurma & { julgados: ReadonlyMap<number, Julgado> }> {
  const { calculada, julgados } = await lerJulgados(db, qual);
  const { criterio, medias, presencas, aDar } = calculada;
  const pessoas = await lerPessoas(db, qual, [...julgados.keys()]);
  const doAno = qual.etapaId === null;
  const alunos = [...pessoas].flatMap(([matriculaId, pessoa]): AlunoDoConselho[] => {
    const julgado = julgados.get(matriculaId);
    if (!julgado) return [];
    const dele = criterioDoAluno(criterio, julgado.planoAdaptado);
    const suas = presencas.doAluno(matriculaId);
    const { percentual, percentualNoAno, restam, basta } = resumirFrequencia(dele, suas, aDar.ano);
    return [
      {
        matriculaId,
        ...pessoa,
        planoAdaptado: julgado.planoAdaptado,
        regra: {
          mediaAprovacao: escreverMedia(dele, dele.mediaAprovacao),
          frequenciaMinima: dele.frequenciaMinima,
          disciplinasDoConselho: dele.disciplinasDoConselho,
        },
        // As the year is judged, and its minutes tell it.
        frequencia: { percentual: percentualNoAno ?? percentual, faltas: suas.faltas, justificadas: suas.justificadas, restam, basta },
        disciplinas: medias.disciplinas.flatMap((d) => doAluno(dele, d, matriculaId, presencas)),
        resultado: doAno ? julgado.resultado : null,
        reprovadas: doAno ? [...julgado.reprovadas] : [],
        podeAprovar: doAno && julgado.podeAprovar,
        podeDecidir: doAno && isDoConselho(julgado),
      },
    ];
  });
  return {
    julgados,
    tipo: criterio.tipo,
    controle: criterio.controleFrequencia,
    etapas: medias.etapas.map(({ id, nome, fechada }) => ({ id, nome, fechada })),
    alunos,
  };
}

function doAluno(
  criterio: Criterio,
  d: DisciplinaComMedias,
  matriculaId: number,
  presencas: PresencasDosAlunos,
): AlunoDoConselho['disciplinas'][number][] {
  const suas = d.alunos.get(matriculaId);
  if (!suas) return [];
  const { resultado, parcial } = suas.ano;
  const contadas = presencas.daDisciplina(matriculaId, d.disciplinaId);
  return [
    {
      disciplinaId: d.disciplinaId,
      nome: d.disciplina,
      etapas: suas.etapas.map(({ valor }) => escrever(criterio, valor)),
      parcial: escrever(criterio, parcial.valor),
      final: escrever(criterio, resultado.final),
      situacao: resultado.situacao,
      faltas: contadas && contadas.faltas + (criterio.justificadasContam ? contadas.justificadas : 0),
    },
  ];
}

/** An average as a person reads it, and whether it passes. */
function escrever(criterio: Criterio, media: string | null): { texto: string; abaixo: boolean } | null {
  const texto = escreverMedia(criterio, media);
  return texto === null ? null : { texto, abaixo: isAbaixo(criterio, media) };
}

/** Who each is, and what the council said so far. */
async function lerPessoas(db: Db | Tx, { id, turmaId }: Qual, matriculas: readonly number[]): Promise<Map<number, Pessoa>> {
  const { rows } = await sql<
    Pessoa & { matriculaId: number }
  >`select m.id as "matriculaId", m.aluno_id as "alunoId", p.nome_completo as nome,
      (select l.numero_chamada from v_lugar_na_turma l where l.matricula_id = m.id and l.turma_id = ${turmaId} order by l.data_inicio desc limit 1) as "numeroChamada",
      p.miniatura_arquivo_id is not null as "temFoto",
      json_build_object('versao', coalesce(a.versao, 0), 'decisao', a.decisao, 'motivo', a.motivo, 'observacao', a.observacao, 'encaminhamento', a.encaminhamento,
        'por', a.usuario_nome, 'em', a.updated_at) as registro
    from v_matricula_estado m join v_pessoa_resumo p on p.id = m.aluno_id
      left join conselhos_alunos a on a.conselho_id = ${id} and a.matricula_id = m.id
    where m.id = any(${[...matriculas]}::bigint[]) order by 4 nulls last, p.nome_busca, m.id`.execute(db);
  return new Map(rows.map(({ matriculaId, ...pessoa }) => [matriculaId, pessoa]));
}
