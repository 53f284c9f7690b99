import { sql } from 'kysely';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { DataCivil } from '#shared/datas.ts';
import { errosComuns } from '#shared/erros.ts';
import { escopoDoDiario } from '#domains/academico/diario/server/escopo.ts';
import { criterioDoAluno } from '#domains/academico/estrutura/criterio/criterio.ts';
import { temEmAberto } from '#domains/academico/estrutura/criterio/em-aberto.ts';
import { criterioDoAno } from '#domains/academico/estrutura/criterio/server/door.ts';
import type { Leitor } from '#domains/academico/estrutura/server/door.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { preparada } from '#platform/server/database/preparada.ts';
import type { notasApi } from '../api.ts';
import { recuperacoesDoAluno } from '../montar.ts';
import { lerNotasDaTurma, origemDe, porAluno } from './ler-turma.ts';
import { calcularDisciplina } from './medias-da-turma.ts';

type Grade = RespostaServidor<typeof notasApi.obterGradeDeNotas>;
type Contexto = Pick<Grade, 'criterio'> & {
  disciplina: Grade['disciplina'];
  etapas: (Grade['etapas'][number] & { aberta: boolean; entregue: boolean; inicio: DataCivil; fim: DataCivil })[];
  turmaFechada: boolean;
  disciplinaId: number;
  /** The subject in the class, each time that it began. */
  linhas: number[];
};

/** The grid of an etapa of a subject, or of the end of its year, in four statements. @throws NAO_ENCONTRADO */
export async function obterGradeDeNotas(
  db: Db | Tx,
  quem: Leitor,
  { turmaDisciplinaId, etapaId }: { turmaDisciplinaId: number; etapaId: number | null },
): Promise<Grade> {
  const { rows } =
    await sql<Contexto>`${preparada}select k.criterio, t.situacao = 'fechada' as "turmaFechada", td.disciplina_id as "disciplinaId",
      array(select x.id from v_turma_disciplina x where x.turma_id = td.turma_id and x.disciplina_id = td.disciplina_id) as linhas,
      json_build_object('id', td.id, 'turmaId', t.id, 'turma', t.nome, 'nome', td.disciplina_nome, 'curso', t.curso_nome, 'ano', t.ano) as disciplina,
      (select coalesce(json_agg(json_build_object('id', e.etapa_id, 'nome', e.nome, 'peso', e.peso::text, 'fechada', e.situacao = 'fechado',
        'inicio', e.data_inicio, 'fim', e.data_fim,
        'aberta', e.situacao = 'aberto' and e.periodo_situacao = 'aberto',
        'entregue', exists (select 1 from v_diario_entregue x where x.turma_disciplina_id = td.id and x.etapa_id = e.etapa_id)) order by e.data_inicio), '[]') from v_etapa_do_diario e where e.turma_id = t.id) as etapas
    from v_turma_disciplina td join v_turma t on t.id = td.turma_id ${criterioDoAno(sql`t.curso_id`, sql`t.ano`)}
    where td.id = ${turmaDisciplinaId} and ${escopoDoDiario(quem) ?? sql`true`}`.execute(db);
  const [contexto] = rows;
  const etapa = contexto?.etapas.find(({ id }) => id === etapaId);
  if (!contexto || (etapaId !== null && !etapa)) throw errosComuns.NAO_ENCONTRADO();
  const { criterio, etapas, disciplina, disciplinaId, turmaFechada, linhas } = contexto;
  const { alunos, avaliacoes, notas } = await lerNotasDaTurma(db, disciplina.turmaId, linhas);
  const calculados = calcularDisciplina({ criterio, etapas, disciplinaId }, avaliacoes, alunos, porAluno(notas));
  const emVista = avaliacoes.filter((a) => a.etapaId === etapaId && a.turmaDisciplinaId === turmaDisciplinaId);
  const ids = new Set(emVista.map(({ id }) => id));
  const comNota = new Set(notas.filter(({ avaliacaoId }) => ids.has(avaliacaoId)).map(({ matriculaId }) => matriculaId));
  // Who left before the etapa began, or came after it, has nothing in it, unless something was typed or brought.
  const emCena = alunos.filter(
    ({ matriculaId, lugares, origens }) =>
      !etapa ||
      comNota.has(matriculaId) ||
      origens.some((o) => o.disciplinaId === disciplinaId && o.etapaId === etapaId) ||
      lugares.some(({ inicio, fim }) => inicio <= etapa.fim && (fim === null || fim >= etapa.inicio)),
  );
  const vivas = etapas.map(({ id, aberta, entregue }) => id !== etapaId && !turmaFechada && aberta && !entregue);
  return {
    disciplina,
    criterio,
    etapas,
    etapaId,
    fechada: turmaFechada || !(etapa ? etapa.aberta && !etapa.entregue : etapas.some(({ aberta }) => aberta)),
    avaliacoes: emVista,
    alunos: emCena.map((aluno) => {
      const { etapas: calculos = [], entradas = [], ano } = calculados.get(aluno.matriculaId) ?? {};
      const dele = criterioDoAluno(criterio, aluno.planoAdaptado);
      const emAberto = entradas.map((dadas, i) => (vivas[i] && !calculos[i]?.deOrigem && temEmAberto(dele, dadas) ? [...dadas] : null));
      const finais = { recuperacaoFinal: ano?.notas.recuperacaoFinal ?? null, exame: ano?.notas.exame ?? null };
      return {
        ...aluno,
        medias: calculos.map(({ valor }) => valor),
        entrouDepois:
          aluno.origens.length > 0 ||
          (!aluno.mudou && etapas.some((daTurma) => aluno.lugares.every(({ inicio }) => daTurma.inicio < inicio))),
        // Of the etapa in sight also where a mark of ours stands: that may yet be taken out.
        origens: etapas.map(({ id }, i) => (id === etapaId || calculos[i]?.deOrigem ? origemDe(aluno, disciplinaId, id) : null)),
        recuperacoes: entradas.map(recuperacoesDoAluno),
        emAberto,
        finais,
      };
    }),
    notas: notas.filter(({ avaliacaoId }) => ids.has(avaliacaoId)),
  };
}
