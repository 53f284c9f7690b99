import { sql } from 'kysely';
import type { DataCivil } from '#shared/datas.ts';
import { errosComuns } from '#shared/erros.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import type { Conferencia } from '#domains/academico/matriculas/esquemas-movimentos.ts';
import { escopoDeAlunos } from '#domains/academico/matriculas/server/escopo.ts';
import type { Presente } from '#platform/server/ato.ts';

type Pendencia = Conferencia['pendencias'][number];
type Linha = {
  data: DataCivil;
  vencidos: { quantidade: number; valorCentavos: Centavos };
  etapas: string[];
  faltas: { nascimento: boolean; naturalidade: boolean; documento: boolean; filiacao: boolean };
  outras: string[];
  convenios: string[];
  bolsas: string[];
};

/**
 * What is missing when a student leaves on a date: overdue titles, stages that are still open (their grades are partial), what
 * the transcript needs and the register lacks, other enrollments that go on, and agreements of who leaves the school, and what is granted to the
 * enrollments that end. It informs and is kept with the movement; none of
 * it stands in the way of leaving, nor of a document (Lei 9.870/1999, art. 6 §2).
 * @param encerradas other enrollments that end in the same act: those do not go on. @throws NAO_ENCONTRADO
 */
export async function conferirSaida(
  db: Db | Tx,
  { quem, hoje }: Presente,
  { id, data, encerradas = [] }: { id: number; data: DataCivil | null; encerradas?: readonly number[] },
): Promise<Conferencia> {
  const escopo =
    escopoDeAlunos(quem, sql`(select x.turma_id from enturmacoes x where x.matricula_id = m.id and x.data_fim is null)`) ?? sql`true`;
  const { rows } = await sql<Linha>`with dia as (select ${data ?? hoje}::date as em)
    select dia.em as data,
      (select json_build_object('quantidade', count(*), 'valorCentavos', coalesce(sum(t.saldo_centavos), 0))
        from v_titulo_receber t where t.aluno_id = m.aluno_id and t.situacao in ('aberto', 'parcial') and t.data_limite < dia.em) as vencidos,
      (select coalesce(json_agg(e.nome order by e.ordem), '[]') from v_etapa_aberta e
        where e.ano_letivo_id = m.ano_letivo_id and e.segmentacao_id = c.segmentacao_id and e.data_inicio <= dia.em
          and not exists (select from enturmacoes x join v_turma_etapa_fechada f on f.turma_id = x.turma_id and f.etapa_id = e.id
            where x.matricula_id = m.id and x.data_fim is null)) as etapas,
      json_build_object('nascimento', p.data_nascimento is null, 'naturalidade', p.naturalidade is null,
        'documento', p.cpf is null and p.rg is null and p.certidao_nascimento is null, 'filiacao', p.filiacao is null) as faltas,
      (select coalesce(json_agg(o.codigo || ' · ' || o.curso_nome order by o.id), '[]') from v_matricula_resumo o
        where o.aluno_id = m.aluno_id and o.ativa and o.id <> m.id and o.id <> all(${[...encerradas]}::bigint[])) as outras,
      (select coalesce(json_agg(x.convenio_nome order by x.convenio_nome, x.id), '[]') from v_convenio_pessoa x
        where x.pessoa_id = m.aluno_id and x.ate > dia.em) as convenios,
      (select coalesce(json_agg(d.nome order by d.nome, b.id), '[]') from v_bolsa b join v_desconto d on d.id = b.desconto_id
        where b.situacao = 'concedido' and (b.matricula_id = m.id or b.matricula_id = any(${[...encerradas]}::bigint[]))) as bolsas
    from matriculas m join v_curso c on c.id = m.curso_id join v_pessoa_identificacao p on p.id = m.aluno_id cross join dia
    where m.id = ${id} and ${escopo}`.execute(db);
  const [linha] = rows;
  if (!linha) throw errosComuns.NAO_ENCONTRADO();
  const { vencidos, etapas, outras, bolsas } = linha;
  // Who goes on in another enrollment does not leave the school.
  const convenios = outras.length > 0 ? [] : linha.convenios;
  const faltas = Object.entries(linha.faltas).flatMap(([campo, falta]) => (falta ? [campo] : []));
  const pendencias: Pendencia[] = [
    { codigo: 'TITULOS_VENCIDOS', quantidade: vencidos.quantidade, valorCentavos: vencidos.valorCentavos, detalhes: [] },
    { codigo: 'ETAPAS_ABERTAS', quantidade: etapas.length, valorCentavos: null, detalhes: etapas },
    { codigo: 'CADASTRO_INCOMPLETO', quantidade: faltas.length, valorCentavos: null, detalhes: faltas },
    { codigo: 'OUTRA_MATRICULA_ATIVA', quantidade: outras.length, valorCentavos: null, detalhes: outras },
    { codigo: 'CONVENIOS', quantidade: convenios.length, valorCentavos: null, detalhes: convenios },
    { codigo: 'BOLSAS', quantidade: bolsas.length, valorCentavos: null, detalhes: bolsas },
  ];
  return { data: linha.data, pendencias: pendencias.filter(({ quantidade }) => quantidade > 0) };
}
